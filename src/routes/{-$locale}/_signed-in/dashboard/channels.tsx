import { createFileRoute } from '@tanstack/react-router';
import { channelsSearch } from '@/features/channels/channels-search';
import { ChannelsPage } from '@/pages/channels-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  validateSearch: channelsSearch,
  loaderDeps: ({ search }) => search,
  // Not in the product's first file, which holds this loader.
  loader: async (visit) => (await import('@/features/channels/load-channels')).loadChannels(visit),
  component: ChannelsPage,
  staticData: { texts: ['channelWords', 'channels', 'connectionHealth'], title: (LL) => LL.shell.channels() },
});
