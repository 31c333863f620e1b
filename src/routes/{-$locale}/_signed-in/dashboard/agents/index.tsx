import { createFileRoute } from '@tanstack/react-router';
import { askForAgents } from '@/routes/-guards/ask-for-agents';
import { agentSearch } from '@/routes/-parts/agent-search';
import { RoutedAgents } from '@/routes/-parts/routed-agents';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/')({
  validateSearch: agentSearch,
  loaderDeps: ({ search }) => search,
  loader: askForAgents,
  component: RoutedAgents,
  staticData: { words: ['agents', 'agentActions'], showsWidget: true, title: (LL) => LL.shell.agents() },
});
