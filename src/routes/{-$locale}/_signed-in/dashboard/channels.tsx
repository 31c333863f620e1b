import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '@/pages/channels-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  component: ChannelsPage,
  staticData: { title: (LL) => LL.shell.channels() },
});
