import type { DayRow } from './per-day';

const WEEK = 7;
/** More days than these are drawn by the week: hundreds of them, up and down, cannot be read. */
export const MOST_DAYS_DRAWN = 100;

/**
 * The weeks of a long range as rows of the chart, each seven days, the last one up to the last day. Days before the first
 * whole week are left to the table: a shorter week would read as a rise.
 */
export function weekRows(locale: string, days: readonly DayRow[]): DayRow[] {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const rows: DayRow[] = [];
  for (let start = days.length % WEEK; start < days.length; start += WEEK) {
    const week = days.slice(start, start + WEEK);
    const [first = '', last = first] = [week[0]?.day, week.at(-1)?.day];
    const sum = (of: (day: DayRow) => number) => week.reduce((all, day) => all + of(day), 0);
    rows.push({
      day: last,
      name: format.formatRange(at(first), at(last)),
      conversations: sum(({ conversations }) => conversations),
      resolved: sum(({ resolved }) => resolved),
      person: sum(({ person }) => person),
      unanswered: sum(({ unanswered }) => unanswered),
      before: week.some(({ before }) => before === undefined) ? undefined : sum(({ before = 0 }) => before),
      isOpen: false,
      published: week.flatMap(({ published }) => published),
    });
  }
  return rows;
}
