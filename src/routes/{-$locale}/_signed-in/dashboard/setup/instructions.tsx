import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';
import { ChannelFacts } from '@/routes/-parts/real-data';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/instructions')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    const { accountId } = Route.useRouteContext();
    return (
      <LaterScreen title={LL.shell.rooms.instructions()}>
        <ChannelFacts accountId={accountId} />
      </LaterScreen>
    );
  },
  staticData: { title: (LL) => LL.shell.rooms.instructions() },
});
