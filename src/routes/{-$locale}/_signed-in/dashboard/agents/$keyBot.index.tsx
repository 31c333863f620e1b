import { createFileRoute } from '@tanstack/react-router';
import { agentPageSearch } from '@/features/agents/agent-page-search';
import { AgentPage } from '@/pages/agent-page';
import { askForAgent } from '@/routes/-guards/ask-for-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/')({
  validateSearch: agentPageSearch,
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot } }) => {
    askForAgent(queryClient, keyBot).catch(() => undefined);
  },
  component: AgentPage,
  staticData: {
    texts: [
      'agent',
      'agentActions',
      'agents',
      'channelWords',
      'connecting',
      'draft',
      'instructions',
      'versions',
    ],
    showsWidget: true,
    title: (LL) => LL.shell.agents(),
  },
});
