import { DAY, MINUTE } from '@mocks/core/duration';
import type { WidgetHours } from './schemas';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** How far ahead somebody is looked for: a week, and the day that begins it again. */
const LOOKED_AHEAD = 8 * DAY;
const STEP = 15 * MINUTE;

function localTime(at: number, timeZone: string): { day: string; minutes: number } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options }).formatToParts(at);
  const part = (parts: Intl.DateTimeFormatPart[], type: string) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const parts = format({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const minutes = Number(part(parts, 'hour')) * 60 + Number(part(parts, 'minute'));
  return { day: part(parts, 'weekday').toLowerCase(), minutes };
}

/** Minutes since midnight of a time such as 09:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isOpenAt(hours: WidgetHours, at: number): boolean {
  const { day, minutes } = localTime(at, hours.timeZone);
  return hours.days.some(
    (one) =>
      WEEKDAYS.includes(one.day) &&
      one.day === day &&
      minutesOf(one.opens) <= minutes &&
      minutes < minutesOf(one.closes),
  );
}

/** Whether somebody is there, and when somebody is there next; a company without hours is there always. */
export function openingOf(hours: WidgetHours | null, now: number): { open: boolean; opensAt: string | null } {
  if (hours === null || isOpenAt(hours, now)) return { open: true, opensAt: null };
  const first = Math.ceil(now / STEP) * STEP;
  for (let at = first; at < first + LOOKED_AHEAD; at += STEP)
    if (isOpenAt(hours, at)) return { open: false, opensAt: new Date(at).toISOString() };
  return { open: false, opensAt: null };
}

/** Whether all of them are open, and from when on they are. */
export function openingOfAll(
  all: readonly (WidgetHours | null)[],
  now: number,
): { open: boolean; opensAt: string | null } {
  const openings = all.map((hours) => openingOf(hours, now));
  const moments = openings.flatMap(({ opensAt }) => opensAt ?? []).toSorted();
  return { open: openings.every(({ open }) => open), opensAt: moments.at(-1) ?? null };
}

/** Whether a time zone is one that is known. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
