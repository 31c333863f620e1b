import { useI18nContext } from '@i18n/i18n-react';
import type { TeamMember } from '@/api/generated/schemas/teamMember.zod';
import { Weekday } from '@/api/generated/schemas/weekday.zod';
import { known } from '@/api/known';

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

/** Puts the hours of somebody into words: `Mon to Fri, 09:00–17:00 (Madrid)`; undefined where none are known. */
export function useHoursText(): (member: TeamMember) => string | undefined {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.handoff;
  const list = new Intl.ListFormat(locale);
  const dayName = (day: Weekday) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      MONDAY + Weekday.options.indexOf(day) * DAY_MS,
    );

  function daysText(days: readonly string[]): string {
    const read = Weekday.options.filter((day) => days.includes(day));
    const [first, last] = [read[0], read.at(-1)];
    const others = days.filter((day) => known(Weekday, day) === undefined);
    if (first === undefined || last === undefined) return list.format(others);
    const isRow = Weekday.options.indexOf(last) - Weekday.options.indexOf(first) === read.length - 1;
    return isRow && read.length > 2
      ? t.days({ from: dayName(first), to: dayName(last) })
      : list.format([...read.map(dayName), ...others]);
  }

  return ({ hours, timeZone }) => {
    if (hours.length === 0) return undefined;
    const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
    const text = hours.map(({ days, from, to }) => t.dayHours({ days: daysText(days), from, to })).join('; ');
    return place ? `${text} (${place})` : text;
  };
}
