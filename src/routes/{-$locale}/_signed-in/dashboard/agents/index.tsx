import { createFileRoute } from '@tanstack/react-router';
import { agentListSearch } from '@/features/agents/agent-list-search';
import { AgentsPage } from '@/pages/agents-page';
import { askForAgents } from '@/routes/-guards/ask-for-agents';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/')({
  validateSearch: agentListSearch,
  loaderDeps: ({ search }) => search,
  loader: askForAgents,
  component: AgentsPage,
  staticData: { texts: ['agents', 'agentActions'], showsWidget: true, title: (LL) => LL.shell.agents() },
});
