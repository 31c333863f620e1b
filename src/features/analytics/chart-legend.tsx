import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import { LegendLine } from './chart-series';
import type { DayRow } from './per-day';

interface ChartLegendProps {
  /** The day whose numbers stand in it. */
  row: DayRow;
  days: number;
  compared: boolean;
}

/** What each line is, with the numbers of one day. */
export function ChartLegend({ row, days, compared }: ChartLegendProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.perDay;
  const entries = [
    { series: 'resolved' as const, name: t.resolved(), value: row.resolved },
    { series: 'person' as const, name: t.person(), value: row.person },
    { series: 'unanswered' as const, name: t.unanswered(), value: row.unanswered },
    ...(compared ? [{ series: 'before' as const, name: t.before({ n: days }), value: row.before }] : []),
  ];
  return (
    <ul className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-quiet text-xs">
      <li className="rounded-field border border-line px-2 py-0.5 font-semibold text-base-content">
        {row.name}
      </li>
      {entries.map(({ series, name, value }) => (
        <li key={series} className="flex items-center gap-1.5">
          <LegendLine series={series} />
          {name}{' '}
          <b className="font-semibold text-base-content tabular-nums">
            {value === undefined ? '–' : formatNumber(locale, value)}
          </b>
        </li>
      ))}
      {row.published.length > 0 && <li className="text-base-content">{row.published.join(', ')}</li>}
    </ul>
  );
}
