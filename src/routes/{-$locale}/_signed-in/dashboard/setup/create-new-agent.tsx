import { createFileRoute } from '@tanstack/react-router';
import { type CreationSearch, creationSearch } from '@/features/agent-creation/creation-search';
import { CreateAgentPage } from '@/pages/create-agent-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/create-new-agent')({
  validateSearch: (search): CreationSearch & { job?: string } => ({
    ...creationSearch(search),
    ...(typeof search.job === 'string' && { job: search.job }),
  }),
  component: CreateAgentPage,
  staticData: {
    texts: ['agents', 'creation', 'draft', 'instructions'],
    title: (LL) => LL.shell.rooms.newAgent(),
  },
});
