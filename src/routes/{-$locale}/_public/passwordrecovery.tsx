import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '@/features/shell/later-screen';
import { LoginLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_public/passwordrecovery')({
  component: function LaterRoute() {
    const { LL } = useI18nContext();
    return (
      <LaterScreen
        title={LL.shell.rooms.passwordrecovery()}
        back={<LoginLink className="link-hover link">{LL.common.login()}</LoginLink>}
      />
    );
  },
  staticData: { title: (LL) => LL.shell.rooms.passwordrecovery() },
});
