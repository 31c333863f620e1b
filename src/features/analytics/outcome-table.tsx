import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useState } from 'react';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { fadeWhereItGoesOn } from '@/ui/keep-in-row';
import { useMedia } from '@/ui/use-media';
import { usePhone } from '@/ui/use-phone';
import type { AnalyticsSearch } from './analytics-search';
import type { DayRow } from './per-day';

/** So many days are shown before all of them are asked for. */
const FIRST = 12;
/** It stays where the rest is scrolled sideways. */
const DAY = 'sticky start-0 bg-base-100 px-3 py-2 text-start';
const CELL = 'px-3 py-2 text-end tabular-nums max-sm:px-1.5 max-sm:last:pe-3';

/** What has not ended is none of the others. */
const openOf = ({ conversations, resolved, person, unanswered }: DayRow) =>
  Math.max(0, conversations - resolved - person - unanswered);

interface OutcomeTableProps {
  rows: readonly DayRow[];
  behind: (more: Partial<AnalyticsSearch>) => AnalyticsSearch;
}

/** The numbers of the chart, the newest day first, with their sums. */
export function OutcomeTable({ rows, behind }: OutcomeTableProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.perDay;
  const [asked, setAsked] = useState(false);
  const isPrinted = useMedia('print');
  const all = asked || isPrinted || rows.length <= FIRST;
  const number = (value: number) => formatNumber(locale, value);
  const newest = rows.toReversed();
  const shown = all ? newest : newest.slice(0, FIRST);
  const isCompared = rows.some(({ before }) => before !== undefined);
  const hasOpen = rows.some((row) => openOf(row) > 0);
  const sumOf = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const sum = (of: (row: DayRow) => number) => number(sumOf(of));
  // What is short enough stands side by side on a phone, the rest below what it belongs to.
  const phone = usePhone();
  const heads = phone
    ? [t.heads.total(), t.heads.resolved(), t.heads.person(), t.heads.unanswered()]
    : [
        t.conversations(),
        t.resolved(),
        t.person(),
        t.unanswered(),
        ...(hasOpen ? [t.open()] : []),
        ...(isCompared ? [t.before({ n: rows.length })] : []),
      ];
  const beforeBelow = (before: number | undefined) =>
    phone &&
    before !== undefined && (
      <p className="font-normal text-quiet text-xs">{t.beforeCell({ n: number(before) })}</p>
    );
  const openBelow = (open: number) =>
    phone && open > 0 && <p className="font-normal text-quiet text-xs">{t.openCell({ n: number(open) })}</p>;
  return (
    // The day stays in sight at its start: it fades at its end alone.
    <div ref={fadeWhereItGoesOn} className="goes-on -mx-3 overflow-x-auto [--before:0rem]!">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{t.title()}</caption>
        <thead>
          <tr className="text-xs">
            <th scope="col" className={clsx(DAY, 'font-semibold')}>
              {t.day()}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={clsx(CELL, 'font-semibold')}>
                {head}
              </th>
            ))}
            {!phone && (
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t.published()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.day} className="border-line border-t">
              <th scope="row" className={clsx(DAY, 'font-normal sm:whitespace-nowrap')}>
                {row.name}
                {openBelow(openOf(row))}
                {phone && row.published.length > 0 && (
                  <p className="text-quiet text-xs">{row.published.join(', ')}</p>
                )}
              </th>
              <td className={CELL}>
                <Link
                  to="/{-$locale}/dashboard/analytics"
                  search={behind({ preset: 'custom', from: row.day, to: row.day })}
                  aria-label={t.seeDay({ n: number(row.conversations), day: row.name })}
                  className="underline underline-offset-4 hover:text-primary max-sm:inline-block max-sm:py-2"
                >
                  {number(row.conversations)}
                </Link>
              </td>
              <td className={CELL}>
                {number(row.resolved)}
                {beforeBelow(row.before)}
              </td>
              <td className={CELL}>{number(row.person)}</td>
              <td className={CELL}>{number(row.unanswered)}</td>
              {hasOpen && !phone && <td className={CELL}>{number(openOf(row))}</td>}
              {isCompared && !phone && (
                <td className={clsx(CELL, 'text-quiet')}>
                  {row.before === undefined ? '–' : number(row.before)}
                </td>
              )}
              {!phone && <td className="px-3 py-2">{row.published.join(', ')}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {!all && (
            <tr className="border-line border-t text-quiet">
              <td colSpan={heads.length + (phone ? 1 : 2)} className="px-3 py-1">
                <span className="me-4">{t.moreDays({ n: rows.length - FIRST })}</span>
                <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
                  {t.showAll()}
                </Button>
              </td>
            </tr>
          )}
          <tr className="border-line border-t font-semibold text-xs">
            <th scope="row" className={DAY}>
              {t.days({ n: rows.length })}
              {openBelow(sumOf(openOf))}
            </th>
            <td className={CELL}>{sum((row) => row.conversations)}</td>
            <td className={CELL}>
              {sum((row) => row.resolved)}
              {isCompared && beforeBelow(sumOf((row) => row.before ?? 0))}
            </td>
            <td className={CELL}>{sum((row) => row.person)}</td>
            <td className={CELL}>{sum((row) => row.unanswered)}</td>
            {hasOpen && !phone && <td className={CELL}>{sum(openOf)}</td>}
            {isCompared && !phone && <td className={CELL}>{sum((row) => row.before ?? 0)}</td>}
            {!phone && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
