import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { AnalyticsSearch } from './analytics-search';
import { ChangeLine } from './change-line';
import type { Kpi } from './kpis';

interface KpiCardsProps {
  kpis: readonly Kpi[];
  /** The link to the conversations behind one. */
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
  /** Whether there is something to compare with. */
  compared: boolean;
}

/** The figures at the head of the page: what each is, how it changed, and the conversations behind it. */
export function KpiCards({ kpis, behind, compared }: KpiCardsProps) {
  const { LL } = useI18nContext();
  const t = LL.analytics;
  return (
    <ul className="mb-4 grid grid-cols-2 gap-2.5 sm:gap-3 lg:grid-cols-5">
      {kpis.map(({ id, name, value, unit, change, definition, more }, index) => (
        <li
          key={id}
          className={clsx(
            'min-w-0 break-inside-avoid rounded-box border border-line bg-base-100 px-3.5 pt-3.5 pb-3',
            index === kpis.length - 1 && 'max-lg:col-span-2',
          )}
        >
          <Link
            to="/{-$locale}/dashboard/analytics"
            search={behind(more)}
            aria-label={t.see({ name })}
            className="font-medium text-[0.8125rem] underline decoration-line underline-offset-4 hover:text-primary hover:decoration-primary max-sm:block max-sm:py-2"
          >
            {name}
          </Link>
          <p className="mt-0.5 font-semibold text-2xl tabular-nums leading-8.5 tracking-tight">
            {value}
            {unit && (
              <span className="ms-1.5 font-normal text-[0.8125rem] text-quiet leading-none">{unit}</span>
            )}
          </p>
          {change ? (
            <ChangeLine change={change} />
          ) : (
            compared && <p className="text-quiet text-xs">{t.changes.nothing()}</p>
          )}
          <p className="mt-2 text-quiet text-xs leading-snug">{definition}</p>
        </li>
      ))}
    </ul>
  );
}
