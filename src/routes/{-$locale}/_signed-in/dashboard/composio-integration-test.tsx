import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/composio-integration-test')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    return <LaterScreen title={LL.shell.rooms.composioIntegrationTest()} />;
  },
  staticData: { title: (LL) => LL.shell.rooms.composioIntegrationTest() },
});
