import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useState } from 'react';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { usePhone } from '@/ui/use-phone';
import type { AnalyticsSearch } from './analytics-search';
import { ENDINGS, EndingBar, EndingSwatch } from './ending-bar';
import { QUIET_LINK } from './quiet-link';
import { topicRows } from './topic-rows';

/** So many a phone shows, the most asked, before all of them are asked for. */
const FIRST = 5;

interface TopicsCardProps {
  figures: Figures;
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
}

/** What visitors ask about, and how that ended. */
export function TopicsCard({ figures, behind }: TopicsCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.topics;
  const number = (value: number) => formatNumber(locale, value);
  const rows = topicRows(LL.analytics, locale, figures.topics ?? []);
  const phone = usePhone();
  const [all, setAll] = useState(false);
  const isLong = phone && rows.length > FIRST;
  const most = Math.max(1, ...rows.map(({ conversations }) => conversations));
  return (
    <Card title={t.title()}>
      {rows.length === 0 ? (
        <p className="text-quiet">{figures.topics === null ? LL.analytics.notTold() : t.none()}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto_auto]">
          <p aria-hidden="true" className="col-span-full grid grid-cols-subgrid text-quiet text-xs">
            <span className="col-start-2 text-end sm:col-start-3">{t.conversations()}</span>
            <span className="text-end">{t.share()}</span>
          </p>
          <ul className="col-span-full grid grid-cols-subgrid divide-y divide-line">
            {rows
              .slice(0, isLong && !all ? FIRST : undefined)
              .map(({ key, topicId, title, conversations, share, isPercent, ...counts }) => (
                <li key={key} className="col-span-full grid grid-cols-subgrid items-center gap-y-1 py-2">
                  <span className="min-w-0 max-sm:col-span-3">
                    {topicId === undefined ? (
                      title
                    ) : (
                      <Link
                        to="/{-$locale}/dashboard/analytics"
                        search={behind({ topic: topicId })}
                        className={QUIET_LINK}
                      >
                        {title}
                      </Link>
                    )}
                  </span>
                  <EndingBar
                    counts={counts}
                    part={conversations / most}
                    label={t.alt({
                      resolved: number(counts.resolved),
                      person: number(counts.person),
                      unanswered: number(counts.unanswered),
                    })}
                  />
                  <span className="text-end tabular-nums">
                    {number(conversations)}
                    <span className="sr-only"> {t.conversations()}</span>
                  </span>
                  <span
                    className={clsx(
                      'text-end tabular-nums',
                      isPercent ? 'font-medium' : 'text-quiet text-xs',
                    )}
                  >
                    {share}
                    <span className="sr-only"> {t.share()}</span>
                  </span>
                </li>
              ))}
          </ul>
          {isLong && (
            <Button
              variant="ghost"
              size="sm"
              className="col-span-full justify-self-start"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? t.fewer() : t.all()}
            </Button>
          )}
          <p className="col-span-full mt-3 flex flex-wrap gap-x-3.5 gap-y-1.5 text-quiet text-xs">
            {ENDINGS.map((ending) => (
              <span key={ending} className="inline-flex items-center gap-1.5">
                <EndingSwatch ending={ending} />
                {t[ending]()}
              </span>
            ))}
            <span>{t.note()}</span>
          </p>
        </div>
      )}
    </Card>
  );
}
