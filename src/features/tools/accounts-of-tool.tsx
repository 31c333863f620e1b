import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ConnectButton } from '@/shared/connections/connect-button';
import { ConnectStatus } from '@/shared/connections/connect-status';
import { useConnect } from '@/shared/connections/use-connect';
import { INLINE_LINK } from '@/ui/text-link-class';

/** Says that only one tool's accounts are listed, with the way to all of them, and connects another one of it. */
export function AccountsOfTool({ toolkit, name }: { toolkit: string; name: string }) {
  const { LL } = useI18nContext();
  const t = LL.tools.connections;
  const connecting = useConnect({ toolkit });
  return (
    <div className="mb-3 flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          {t.only({ name })}{' '}
          <Link to="/{-$locale}/dashboard/setup/tools2" search={{}} className={INLINE_LINK}>
            {t.all()}
          </Link>
        </p>
        <ConnectButton connecting={connecting} label={LL.tools.catalogue.addOf({ name })}>
          {LL.tools.catalogue.add()}
        </ConnectButton>
      </div>
      <ConnectStatus name={name} connecting={connecting} />
    </div>
  );
}
