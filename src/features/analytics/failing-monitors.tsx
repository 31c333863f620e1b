import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useMonitors } from '@/api/generated/monitors/monitors';
import { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { known } from '@/api/known';
import { formatDay } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { measuredText, ruleText } from './monitor-words';

/** So many are named on a page about other things. */
const NAMED = 3;

interface FailingMonitorsProps {
  /** What is said when nothing needs anybody; undefined where something else does. */
  nothing: ReactNode;
}

/** The monitors that fail, for the first page of the day; inside `<WithTexts nouns={['monitors']}>`. */
export function FailingMonitors({ nothing }: FailingMonitorsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.monitors;
  const { data, error, refetch } = useMonitors({ accountId: useAccountId() });
  if (!data && error && !isUnavailable(error)) {
    return (
      <div className="py-3">
        <PartFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data && !error) return nothing && <Skeleton className="h-5 w-48" />;
  const failing = (data?.items ?? []).filter(({ state }) => state === 'FAILING');
  if (failing.length === 0) return nothing;
  const more = failing.length - NAMED;
  return (
    <ul className="divide-y divide-line">
      {failing.slice(0, NAMED).map((monitor) => {
        const { monitorId, botKey, agentName, days, figure, since } = monitor;
        const name = ruleText(t, locale, monitor);
        const at = formatDay(locale, since);
        const agent = botKey === null ? t.allAgents() : agentName || botKey;
        return (
          <AttentionRow
            key={monitorId}
            Icon={BellRing}
            tone="warning"
            detail={[t.scope({ agent, days }), ...(at ? [t.failingSince({ date: at })] : [])].join(' · ')}
            action={
              <Link
                to="/{-$locale}/dashboard/analytics"
                search={{ view: 'monitors' }}
                aria-label={t.home.seeNamed({ rule: name })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t.home.see()}
              </Link>
            }
          >
            {figure == null
              ? name
              : t.home.failing({
                  rule: name,
                  figure: measuredText(locale, known(MonitorRule, monitor.rule), {
                    figure,
                    limit: monitor.limit,
                  }),
                })}
          </AttentionRow>
        );
      })}
      {more > 0 && <li className="py-3 text-quiet">{t.home.more({ n: more })}</li>}
    </ul>
  );
}
