import { DAY } from '@mocks/core/duration';
import { refuseInvalid } from '@mocks/core/refuse';

/** How far the clocks of a zone are ahead of UTC at a time, in milliseconds. */
function offsetAt(format: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** Reads days by the clock of a zone; refuses one that there is not. */
export function clockOf(timeZone = 'UTC') {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return refuseInvalid([{ path: 'timeZone', code: 'invalid_time_zone' }]);
  }
  const dayOf = (time: number): string => new Date(time + offsetAt(format, time)).toISOString().slice(0, 10);
  return {
    /** When a day begins, in milliseconds since 1970. A day may have 23 or 25 hours, or not be there at all. */
    startOf: (day: string): number => {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      const first = midnight - offsetAt(format, midnight);
      const start = midnight - offsetAt(format, first);
      // Where the clocks go forward at midnight, the day begins at one o'clock.
      return dayOf(start) < day ? first : start;
    },
    /** The day of a time. */
    dayOf,
  };
}

/** The day after one, of the calendar. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Whether a day is one of the calendar: the 31st of February is not. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The first and the last millisecond of a range of days; refuses one that ends before it begins. */
export function rangeOf({
  from,
  to,
  timeZone,
}: {
  from?: string | undefined;
  to?: string | undefined;
  timeZone?: string | undefined;
}): { since: number; before: number } {
  const clock = clockOf(timeZone);
  for (const [path, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (day !== undefined && !isDay(day)) refuseInvalid([{ path, code: 'invalid_day' }]);
  if (from !== undefined && to !== undefined && to < from)
    refuseInvalid([{ path: 'to', code: 'before_from' }]);
  return {
    since: from === undefined ? Number.NEGATIVE_INFINITY : clock.startOf(from),
    before: to === undefined ? Number.POSITIVE_INFINITY : clock.startOf(dayAfter(to)),
  };
}
