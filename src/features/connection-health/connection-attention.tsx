import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useConnectionHealth } from '@/api/generated/connection-health/connection-health';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { troubleOf } from './connection-state';

/** So many are named on a page about other things. */
const NAMED = 3;

interface ConnectionAttentionProps {
  /** What is said when nothing needs anybody; undefined where something else does. */
  nothing: ReactNode;
}

/** What of the connections needs somebody, for the first page of the day. */
export function ConnectionAttention({ nothing }: ConnectionAttentionProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.connectionHealth.home;
  const { data, error, refetch } = useConnectionHealth({ accountId: useAccountId() });
  if (!data && error && !isUnavailable(error)) {
    return (
      <div className="py-3">
        <PartFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data && !error) return nothing && <Skeleton className="h-5 w-48" />;
  const troubles = (data?.items ?? []).flatMap((connection) => {
    const trouble = troubleOf(connection);
    return trouble ? [{ ...connection, trouble }] : [];
  });
  if (troubles.length === 0) return nothing;
  const more = troubles.length - NAMED;
  return (
    <ul className="divide-y divide-line">
      {troubles.slice(0, NAMED).map(({ connectionId, kind, target, name: own, trouble, agents }) => {
        const channel = kind === 'channel' ? known(ChannelKind, target) : undefined;
        const name = (channel && LL.shell.facts.channelKinds[channel]()) || own || target;
        const live = agents.filter((agent) => agent.live).map((agent) => agent.name);
        return (
          <AttentionRow
            key={connectionId}
            Icon={trouble === 'DEGRADED' ? CircleAlert : Unplug}
            tone={trouble === 'DEGRADED' ? 'warning' : 'error'}
            detail={
              live.length > 0 &&
              trouble !== 'DEGRADED' &&
              t.live({ names: new Intl.ListFormat(locale).format(live) })
            }
            action={
              <Link
                to="/{-$locale}/dashboard/channels"
                search={{ view: 'doctor' }}
                aria-label={t.seeName({ name })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t.see()}
              </Link>
            }
          >
            {t[trouble]({ name })}
          </AttentionRow>
        );
      })}
      {more > 0 && <li className="py-3 text-quiet">{t.more({ n: more })}</li>}
    </ul>
  );
}
