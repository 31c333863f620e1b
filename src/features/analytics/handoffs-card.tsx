import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import { textFor } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { Card } from '@/ui/card';
import type { AnalyticsSearch } from './analytics-search';
import { QUIET_LINK } from './quiet-link';

interface HandoffsCardProps {
  handoffs: Figures['handoffs'];
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
}

/** Why conversations went to a person. */
export function HandoffsCard({ handoffs, behind }: HandoffsCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.handoffs;
  const rows = handoffs ?? [];
  const all = Math.max(
    1,
    rows.reduce((sum, { conversations }) => sum + conversations, 0),
  );
  return (
    <Card title={t.title()}>
      {rows.length === 0 ? (
        <p className="text-quiet">{handoffs === null ? LL.analytics.notTold() : t.none()}</p>
      ) : (
        <ul className="text-[0.8125rem]">
          {rows.map(({ reason, conversations }) => (
            <li
              key={reason ?? ''}
              className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_2.5rem] items-center gap-x-2.5 py-1"
            >
              <Link
                to="/{-$locale}/dashboard/analytics"
                search={behind({ reason, outcome: 'person' })}
                className={QUIET_LINK}
              >
                {textFor(HandoffReason, t.reasons, reason)}
              </Link>
              <span aria-hidden="true" className="h-1.5 rounded-full bg-base-content/10">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(conversations / all) * 100}%` }}
                />
              </span>
              <span className="text-end font-medium tabular-nums">{formatNumber(locale, conversations)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
