import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '@/pages/channels-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/connect')({
  component: ChannelsPage,
  staticData: { title: (LL) => LL.shell.rooms.connect() },
});
