import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { FigureTotals } from '@/api/generated/schemas/figureTotals.zod';
import { formatNumber } from '@/lib/format';
import { Card } from '@/ui/card';
import type { AnalyticsSearch } from './analytics-search';
import { ENDINGS, EndingBar, EndingSwatch } from './ending-bar';
import { endedOf, percentOf } from './share';

interface EndingsCardProps {
  totals: FigureTotals;
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
}

/** How all conversations ended. */
export function EndingsCard({ totals, behind }: EndingsCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.endings;
  const number = (value: number) => formatNumber(locale, value);
  const ended = endedOf(totals);
  const percent = (part: number) => {
    const share = percentOf(part, ended ?? 0);
    return share === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(share / 100);
  };
  const counts = {
    resolved: totals.resolved ?? 0,
    person: totals.person ?? 0,
    unanswered: totals.unanswered ?? 0,
  };
  return (
    <Card
      title={t.title()}
      actions={ended !== undefined && <span className="text-quiet text-xs">{t.ended({ n: ended })}</span>}
    >
      {!ended ? (
        <p className="text-quiet">{ended === undefined ? LL.analytics.notTold() : t.none()}</p>
      ) : (
        <>
          <EndingBar counts={counts} tall />
          <ul className="mt-2 flex flex-wrap gap-x-4 text-[0.8125rem]">
            {ENDINGS.map((ending) => (
              <li key={ending}>
                <Link
                  to="/{-$locale}/dashboard/analytics"
                  search={behind({ outcome: ending })}
                  className="hover:text-primary hover:underline max-sm:inline-block max-sm:py-2.5"
                >
                  <EndingSwatch ending={ending} />{' '}
                  <b className="font-semibold tabular-nums">{number(counts[ending])}</b> {t[ending]()}{' '}
                  <span className="text-quiet">{percent(counts[ending])}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {totals.open > 0 && <p className="mt-1 text-quiet text-xs">{t.open({ n: totals.open })}</p>}
    </Card>
  );
}
