import { createFileRoute } from '@tanstack/react-router';
import { creatorSearch } from '@/features/creator/creator-search';
import { CreatorPage } from '@/pages/creator-page';
import { askForAgent } from '@/routes/-guards/ask-for-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot')({
  validateSearch: creatorSearch,
  loaderDeps: ({ search: { agent } }) => ({ agent }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot }, deps: { agent } }) => {
    const botKey = agent === undefined || agent === 'new' ? keyBot : agent;
    askForAgent(queryClient, botKey).catch(() => undefined);
  },
  component: CreatorPage,
  staticData: {
    texts: ['agents', 'connecting', 'creator', 'draft', 'instructions', 'testChat'],
    title: (LL) => LL.shell.rooms.creator(),
  },
});
