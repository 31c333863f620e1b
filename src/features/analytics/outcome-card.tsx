import { useI18nContext } from '@i18n/i18n-react';
import { ArrowLeft, ArrowRight, ChartLine, Table } from 'lucide-react';
import { lazy } from 'react';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { loadPart } from '@/lib/load-part';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Segments } from '@/ui/segments';
import { Skeleton } from '@/ui/skeleton';
import type { AnalyticsSearch } from './analytics-search';
import { OutcomeTable } from './outcome-table';
import { dayRows } from './per-day';
import { type Grouping, usualGrouping, weekRows } from './per-week';

// Its library comes with it, not before the figures.
const OutcomeChart = lazy(() =>
  loadPart(async () => ({ default: (await import('./outcome-chart')).OutcomeChart })),
);

interface OutcomeCardProps {
  figures: Figures;
  /** The range in words. */
  range: string;
  /** As `2026-11-21`, by the clock that the figures go by. */
  today: string;
  shown: 'chart' | 'table';
  onShown: (shown: 'chart' | 'table') => void;
  /** By what the link asks to draw it; any other text is no choice. */
  by: string | undefined;
  onBy: (by: Grouping) => void;
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
}

/** How conversations ended: as a chart by the day or the week, or as a table of all days. */
export function OutcomeCard({ figures, range, today, shown, onShown, by, onBy, behind }: OutcomeCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.perDay;
  const rows = dayRows(t, locale, figures, today);
  const usual = shown === 'chart' ? usualGrouping(rows) : undefined;
  const grouping = usual && (by === 'day' || by === 'week' ? by : usual);
  const isWeekly = grouping === 'week';
  return (
    <Card
      className="mb-4"
      title={isWeekly ? t.titleWeeks() : t.title()}
      actions={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {shown === 'chart' && (
            <span className="inline-flex items-center gap-1 text-quiet text-xs max-sm:hidden">
              <ArrowLeft size={12} aria-hidden="true" />
              <ArrowRight size={12} aria-hidden="true" />
              {isWeekly ? t.hintWeeks() : t.hint()}
            </span>
          )}
          {grouping && (
            <Segments
              label={t.by()}
              value={grouping}
              onChange={onBy}
              options={[
                { value: 'day', label: t.day() },
                { value: 'week', label: t.week() },
              ]}
            />
          )}
          <Segments
            label={t.show()}
            value={shown}
            onChange={onShown}
            options={[
              {
                value: 'chart',
                label: (
                  <>
                    <ChartLine size={14} aria-hidden="true" /> {t.chart()}
                  </>
                ),
              },
              {
                value: 'table',
                label: (
                  <>
                    <Table size={14} aria-hidden="true" /> {t.table()}
                  </>
                ),
              },
            ]}
          />
        </div>
      }
    >
      {shown === 'table' ? (
        <OutcomeTable rows={rows} behind={behind} />
      ) : (
        <Late fallback={<Skeleton className="h-64 w-full" />}>
          <OutcomeChart
            key={`${grouping} ${rows[0]?.day}`}
            rows={isWeekly ? weekRows(locale, rows) : rows}
            days={rows.length}
            label={isWeekly ? t.altWeeks({ range }) : t.alt({ range })}
          />
        </Late>
      )}
    </Card>
  );
}
