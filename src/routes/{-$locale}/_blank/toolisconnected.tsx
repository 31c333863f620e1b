import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';
import { LoginLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_blank/toolisconnected')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    return (
      <LaterScreen
        title={LL.shell.rooms.toolisconnected()}
        back={<LoginLink className="link-hover link">{LL.common.login()}</LoginLink>}
      />
    );
  },
  staticData: { title: (LL) => LL.shell.rooms.toolisconnected() },
});
