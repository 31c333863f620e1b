import { createFileRoute, redirect } from '@tanstack/react-router';
import { agentListSearch } from '@/features/agents/agent-list-search';
import { keptView } from '@/features/agents/kept-view';
import { AgentsPage } from '@/pages/agents-page';
import { askForAgents } from '@/routes/-guards/ask-for-agents';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/')({
  validateSearch: agentListSearch,
  // The link wins; from another page, one that says nothing opens the list as this person last chose to see it.
  beforeLoad: async ({ search, cause }) => {
    const view = cause === 'stay' ? undefined : await keptView(search);
    if (view) throw redirect({ to: '/{-$locale}/dashboard/agents', search: view, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: askForAgents,
  component: AgentsPage,
  staticData: { texts: ['agents', 'agentActions'], showsWidget: true, title: (LL) => LL.shell.agents() },
});
