import { createFileRoute } from '@tanstack/react-router';
import { getAgentQueryOptions } from '@/api/generated/agents/agents';
import { creatorSearch } from '@/features/creator/creator-search';
import { CreatorPage } from '@/pages/creator-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot')({
  validateSearch: creatorSearch,
  loaderDeps: ({ search: { agent } }) => ({ agent }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot }, deps: { agent } }) => {
    const botKey = agent === undefined || agent === 'new' ? keyBot : agent;
    queryClient.query(getAgentQueryOptions(botKey)).catch(() => undefined);
  },
  component: CreatorPage,
  staticData: {
    texts: ['agents', 'connecting', 'creator', 'draft', 'instructions', 'testChat'],
    title: (LL) => LL.shell.rooms.creator(),
  },
});
