import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { ToolkitCategory } from '@/api/generated/schemas/toolkitCategory.zod';
import { textFor } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { useMay } from '@/shared/account/use-may';
import { localText } from '@/shared/agent-draft/local-text';
import { ConnectButton } from '@/shared/connections/connect-button';
import { ConnectStatus } from '@/shared/connections/connect-status';
import { ConnectionStateLine } from '@/shared/connections/connection-state-line';
import { useConnect } from '@/shared/connections/use-connect';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { buttonClass } from '@/ui/button-class';
import { isBroken } from './is-broken';

interface ToolkitCardProps {
  toolkit: Toolkit;
  /** The company's accounts of it; undefined as long as they are not known. */
  connections: readonly ToolConnection[] | undefined;
}

/** One tool of the catalogue: what it is for, whether it is connected, and the way to connect it. */
export function ToolkitCard({ toolkit: tool, connections = [] }: ToolkitCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.tools.catalogue;
  const { toolkit, connection, category, actions } = tool;
  const name = tool.name || humanised(toolkit);
  const connecting = useConnect({ toolkit });
  const may = useMay();
  const broken = connection && isBroken(connection);
  // Who may connect nothing reads how it stands.
  const mends = broken && may('connect');
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-box border border-line bg-base-100 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <ToolkitLogo toolkit={toolkit} name={name} />
        <div className="min-w-0">
          <h2 tabIndex={-1} className="font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">
            {name}
          </h2>
          <ConnectionStateLine status={connection?.status} />
        </div>
      </div>
      <div className="text-[0.8125rem] [overflow-wrap:anywhere]">
        <p>{localText(tool.summary, locale)}</p>
        <p className="text-quiet">
          {[category && textFor(ToolkitCategory, t.categories, category), t.actions({ n: actions.length })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {/* Of one account the line below its name says it all; what the tool itself says stands with its accounts. */}
        {broken && connections.length > 1 && (
          <p className="mt-2 text-error">
            {t.brokenCount({ broken: connections.filter(isBroken).length, n: connections.length })}
          </p>
        )}
      </div>
      <ConnectStatus name={name} connecting={connecting} />
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-1">
        {connection && (
          <Link
            to="/{-$locale}/dashboard/setup/tools2"
            search={{ toolkit }}
            aria-label={
              mends ? t.fixOf({ name }) : t.accountsOf({ n: Math.max(1, connections.length), name })
            }
            className={buttonClass({ variant: mends ? 'primary' : 'secondary', size: 'sm' })}
          >
            {mends ? t.fix() : t.accounts({ n: Math.max(1, connections.length) })}
          </Link>
        )}
        <ConnectButton
          connecting={connecting}
          variant={connection ? 'ghost' : 'secondary'}
          label={connection ? t.addOf({ name }) : LL.connecting.connect({ name })}
        >
          {connection ? t.add() : LL.connecting.connectIt()}
        </ConnectButton>
      </div>
    </li>
  );
}
