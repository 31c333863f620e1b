import type { DayRow } from './per-day';

const WEEK = 7;
/** Hundreds of days, up and down, cannot be read. */
const MOST_DAYS_DRAWN = 100;
/** Nor can a month of days that have a handful of conversations each. */
const MONTH = 4 * WEEK;
const FEW_A_DAY = 10;

/** By what a range is drawn. */
export type Grouping = 'day' | 'week';

/** By what a range is drawn unless somebody chooses; undefined where it has no two weeks to choose. */
export function usualGrouping(days: readonly DayRow[]): Grouping | undefined {
  const closed = days.filter(({ isOpen }) => !isOpen);
  if (closed.length < 2 * WEEK) return undefined;
  if (days.length > MOST_DAYS_DRAWN) return 'week';
  const conversations = closed.reduce((sum, day) => sum + day.conversations, 0);
  return days.length >= MONTH && conversations / closed.length < FEW_A_DAY ? 'week' : 'day';
}

/**
 * The weeks of a range as rows of the chart, each seven days, the last one up to the last day that is over. Today and the
 * days before the first whole week are left to the days and the table: a shorter week would read as a fall or a rise.
 */
export function weekRows(locale: string, all: readonly DayRow[]): DayRow[] {
  const days = all.filter(({ isOpen }) => !isOpen);
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
