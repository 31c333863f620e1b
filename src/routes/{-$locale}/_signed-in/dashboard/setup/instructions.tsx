import { createFileRoute } from '@tanstack/react-router';
import { instructionsSearch } from '@/features/instructions/instructions-search';
import { InstructionsPage } from '@/pages/instructions-page';
import { askForAgent } from '@/routes/-guards/ask-for-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/instructions')({
  validateSearch: instructionsSearch,
  loaderDeps: ({ search: { agent } }) => ({ agent }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, deps: { agent } }) => {
    if (agent) askForAgent(queryClient, agent).catch(() => undefined);
  },
  component: InstructionsPage,
  staticData: {
    texts: ['agentActions', 'agents', 'channelWords', 'draft', 'instructions', 'versions'],
    title: (LL) => LL.shell.rooms.instructions(),
  },
});
