import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useConnectionHealth } from '@/api/generated/connection-health/connection-health';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { buttonClass } from '@/ui/button-class';
import { troubleOf } from './connection-state';

/** So many are named on a page about other things. */
const NAMED = 3;

/** What of the connections needs somebody, for the first page of the day; nothing while all is well or not known. */
export function ConnectionAttention() {
  const { LL, locale } = useI18nContext();
  const t = LL.connectionHealth.home;
  const { data } = useConnectionHealth({ accountId: useAccountId() });
  const troubles = (data?.items ?? []).flatMap((connection) => {
    const trouble = troubleOf(connection);
    return trouble ? [{ ...connection, trouble }] : [];
  });
  if (troubles.length === 0) return null;
  const more = troubles.length - NAMED;
  return (
    <ul className="divide-y divide-line border-line not-last:border-b">
      {troubles.slice(0, NAMED).map(({ connectionId, kind, target, name: own, trouble, agents }) => {
        const channel = kind === 'channel' ? known(ChannelKind, target) : undefined;
        const name = (channel && LL.shell.facts.channelKinds[channel]()) || own || target;
        const live = agents.filter((agent) => agent.live).map((agent) => agent.name);
        return (
          <li key={connectionId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              {t[trouble]({ name })}{' '}
              {live.length > 0 && trouble !== 'DEGRADED' && (
                <span className="text-quiet">
                  {t.live({ names: new Intl.ListFormat(locale).format(live) })}
                </span>
              )}
            </span>
            <Link
              to="/{-$locale}/dashboard/channels"
              search={{ view: 'doctor' }}
              aria-label={t.seeName({ name })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t.see()}
            </Link>
          </li>
        );
      })}
      {more > 0 && <li className="py-2.5 text-quiet">{t.more({ n: more })}</li>}
    </ul>
  );
}
