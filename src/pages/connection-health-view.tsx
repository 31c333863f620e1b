import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ConnectionHealth } from '@/api/generated/schemas/connectionHealth.zod';
import { known } from '@/api/known';
import { RelinkChannel } from '@/features/channels/relink-channel';
import { ConnectionDoctor } from '@/features/connection-health/connection-doctor';
import { connectionNeedsSomebody } from '@/features/connection-health/connection-state';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** The connection doctor as a page: channels are mended here, tools where their accounts are. */
export function ConnectionHealthView() {
  const t = useI18nContext().LL.connectionHealth;
  return (
    <ConnectionDoctor
      relink={(connection) => <Relink connection={connection} />}
      header={(actions) => (
        <PageHeader
          title={t.title()}
          text={t.text()}
          takesFocus
          back={
            <Link to="/{-$locale}/dashboard/channels" className="hover:underline">
              {t.back()}
            </Link>
          }
          actions={actions}
        />
      )}
    />
  );
}

function Relink({ connection }: { connection: ConnectionHealth }) {
  const t = useI18nContext().LL.connectionHealth;
  const mayConnect = useMay()('connect');
  const { kind, target, state } = connection;
  const name = connection.name || target;
  const channel = kind === 'channel' ? known(ChannelKind, target) : undefined;
  const isBroken = state === 'EXPIRED' || state === 'FAILED';
  const look = buttonClass({ variant: isBroken ? 'primary' : 'secondary', size: 'sm' });
  if (!mayConnect) return null;
  // Where a tool is switched off, its account is connected again as after a failure.
  if (kind === 'tool' && (connectionNeedsSomebody(connection) || state === 'UNFINISHED' || state === 'OFF')) {
    return (
      <Link
        to="/{-$locale}/dashboard/setup/tools2"
        search={{ toolkit: target }}
        aria-label={t.relinkName({ name })}
        className={look}
      >
        {t.relink()}
      </Link>
    );
  }
  if (!channel || channel === 'widget') return null;
  if (isBroken) return <RelinkChannel kind={channel} />;
  if (state !== 'UNFINISHED') return null;
  return (
    <Link to="/{-$locale}/dashboard/setup/connect" search={{ channel }} className={look}>
      {t.finish()}
    </Link>
  );
}
