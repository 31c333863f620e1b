import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { formatNumber } from '@/lib/format';
import { formatDay } from './calendar';

/** One day as chart and table show it. */
export interface DayRow {
  day: string;
  /** `Fri, Nov 13`, with its year where the range has several. */
  name: string;
  conversations: number;
  resolved: number;
  person: number;
  unanswered: number;
  /** Of the range before, resolved on the day in the same place. */
  before: number | undefined;
  /** It is today: more is still to come. */
  isOpen: boolean;
  /** What was published on it. */
  published: readonly string[];
}

/** The days of the figures in their order; `today` as `2026-11-21`, by the clock that the figures go by. */
export function dayRows(
  t: TranslationFunctions['analytics']['perDay'],
  locale: string,
  { days, daysBefore, versions }: Figures,
  today?: string,
): DayRow[] {
  const years = new Set(days.map(({ day }) => day.slice(0, 4)));
  const style: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(years.size > 1 && { year: 'numeric' }),
  };
  const published = new Map<string, string[]>();
  for (const { day, agentName, version } of versions ?? []) {
    const name =
      version === null ? t.versionAny({ agent: agentName }) : t.version({ agent: agentName, n: version });
    published.set(day, [...(published.get(day) ?? []), name]);
  }
  const hasBefore = daysBefore.some(({ conversations }) => conversations > 0);
  return days.map((day, index) => {
    const isOpen = day.day === today;
    const name = formatDay(locale, day.day, style);
    return {
      ...day,
      name: isOpen ? t.soFar({ day: name }) : name,
      before: hasBefore ? daysBefore[index]?.resolved : undefined,
      isOpen,
      published: published.get(day.day) ?? [],
    };
  });
}

/** All of a day in one sentence. */
export function readingOf(
  t: TranslationFunctions['analytics']['perDay'],
  locale: string,
  row: DayRow,
): string {
  const number = (value: number) => formatNumber(locale, value);
  const reading = t.reading({
    day: row.name,
    resolved: number(row.resolved),
    person: number(row.person),
    unanswered: number(row.unanswered),
  });
  const compared =
    row.before === undefined ? reading : t.readingBefore({ reading, before: number(row.before) });
  return row.published.length === 0
    ? compared
    : t.readingVersion({ reading: compared, versions: row.published.join(', ') });
}
