import { createFileRoute } from '@tanstack/react-router';
import { channelsSearch } from '@/features/channels/channels-search';
import { ChannelsPage } from '@/pages/channels-page';
import { hideChannelCallback, loadChannels } from '@/routes/-guards/load-channels';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  validateSearch: channelsSearch,
  beforeLoad: hideChannelCallback,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: loadChannels,
  component: ChannelsPage,
  staticData: { texts: ['channelState', 'channels', 'connections'], title: (LL) => LL.shell.channels() },
});
