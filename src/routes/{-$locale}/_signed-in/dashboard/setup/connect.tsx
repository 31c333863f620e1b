import { createFileRoute } from '@tanstack/react-router';
import { connectSearch } from '@/features/channels/channels-search';
import { ConnectPage } from '@/pages/connect-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/connect')({
  validateSearch: connectSearch,
  component: ConnectPage,
  staticData: { texts: ['channelWords', 'channels'], title: (LL) => LL.shell.rooms.connect() },
});
