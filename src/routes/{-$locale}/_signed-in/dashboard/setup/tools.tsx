import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    return <LaterScreen title={LL.shell.tools()} />;
  },
  staticData: { title: (LL) => LL.shell.tools() },
});
