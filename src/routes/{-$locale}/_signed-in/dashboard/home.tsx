import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/pages/home-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/home')({
  component: HomePage,
  staticData: { showsWidget: true, title: (LL) => LL.shell.home() },
});
