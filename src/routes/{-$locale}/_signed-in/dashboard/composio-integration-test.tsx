import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '@/features/shell/coming-soon-screen';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/composio-integration-test')({
  component: ComingSoonScreen,
  staticData: { title: (LL) => LL.shell.rooms.composioIntegrationTest() },
});
