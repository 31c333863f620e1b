import { useI18nContext } from '@i18n/i18n-react';
import { Ellipsis } from 'lucide-react';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known } from '@/api/known';
import { formatDay } from '@/lib/format';
import { ConnectButton } from '@/shared/connections/connect-button';
import { ConnectStatus } from '@/shared/connections/connect-status';
import { ConnectionStateLine } from '@/shared/connections/connection-state-line';
import { useConnect } from '@/shared/connections/use-connect';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LateMenu } from '@/ui/late-menu';
import { usePhone } from '@/ui/use-phone';

interface ConnectionRowProps {
  connection: ToolConnection;
  /** The product it leads to, by name. */
  service: string;
  onRename: () => void;
  onDisconnect: () => void;
}

/** One connected account: whose, how it stands and since when, and what can be done with it. */
export function ConnectionRow({ connection, service, onRename, onDisconnect }: ConnectionRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.tools.connections;
  const { connectionId, toolkit, label, identity, status, reason, since, agentCount } = connection;
  const phone = usePhone();
  const connecting = useConnect({ toolkit, connectionId, exactly: true });
  const name = label || identity || service;
  const day = formatDay(locale, since);
  const one = known(ToolkitConnectionStatus, status);
  const stopped = status !== 'ACTIVE' && status !== 'INITIATED' && agentCount ? agentCount : 0;
  const facts = [
    service,
    identity !== name && identity,
    day && (one ? t.since[one]({ day }) : t.since.other({ day })),
    // Of an account that does not work its agents have a line of their own.
    !stopped &&
      typeof agentCount === 'number' &&
      (agentCount === 0 ? t.unused() : t.agents({ n: agentCount })),
  ].filter(Boolean);
  return (
    <li className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <ToolkitLogo toolkit={toolkit} name={service} className="mt-0.5 size-8" />
          <div className="min-w-0 grow">
            <h2 tabIndex={-1} className="font-medium [overflow-wrap:anywhere]">
              {name}
            </h2>
            <ConnectionStateLine status={status} />
            <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
            {stopped > 0 && <p className="mt-1 text-[0.8125rem]">{t.stopped({ n: stopped })}</p>}
            {status !== 'ACTIVE' && reason && (
              <p className="mt-1 text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">
                {LL.connecting.says({ name: service, reason })}
              </p>
            )}
          </div>
          {/* A phone has room for what mends it alone. */}
          {phone && (
            <LateMenu
              label={t.more({ name })}
              items={[
                { id: 'rename', label: t.rename(), onSelect: onRename },
                { id: 'disconnect', label: t.disconnect(), danger: true, onSelect: onDisconnect },
              ]}
              trigger={
                <IconButton
                  label={t.more({ name })}
                  icon={<Ellipsis size={16} aria-hidden="true" />}
                  className="-me-2 -mt-2"
                />
              }
            />
          )}
        </div>
        {(status !== 'ACTIVE' || !phone) && (
          <div className="flex flex-wrap gap-1 max-sm:ps-11">
            {status !== 'ACTIVE' && (
              <ConnectButton connecting={connecting} label={LL.connecting.reconnectNamed({ name })}>
                {LL.connecting.reconnect()}
              </ConnectButton>
            )}
            {!phone && (
              <>
                <Button variant="ghost" size="sm" aria-label={t.renameNamed({ name })} onClick={onRename}>
                  {t.rename()}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t.disconnectNamed({ name })}
                  onClick={onDisconnect}
                >
                  {t.disconnect()}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <ConnectStatus name={name} connecting={connecting} />
    </li>
  );
}
