import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '@/features/shell/coming-soon-screen';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools')({
  component: ComingSoonScreen,
  staticData: { title: (LL) => LL.shell.tools() },
});
