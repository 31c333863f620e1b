import { createFileRoute } from '@tanstack/react-router';
import { ChannelsViewPage } from '@/pages/channels-view-page';
import { channelsViewSearch } from '@/pages/channels-view-search';
import { loadChannelsView } from '@/routes/-guards/load-channels-view';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  validateSearch: channelsViewSearch,
  loaderDeps: ({ search: { view, widget, code, state, error } }) => ({ view, widget, code, state, error }),
  loader: loadChannelsView,
  component: ChannelsViewPage,
  staticData: { texts: ['channelWords', 'channels', 'connectionHealth'], title: (LL) => LL.shell.channels() },
});
