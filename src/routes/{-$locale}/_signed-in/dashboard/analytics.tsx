import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';
import { UsageFacts } from '@/routes/-parts/real-data';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/analytics')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    const { accountId } = Route.useRouteContext();
    return (
      <LaterScreen title={LL.shell.analytics()}>
        <UsageFacts accountId={accountId} />
      </LaterScreen>
    );
  },
  staticData: { showsWidget: true, title: (LL) => LL.shell.analytics() },
});
