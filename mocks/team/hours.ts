import { DAY } from '@mocks/core/duration';
import { Weekday } from '@/api/generated/schemas';
import type { TeamMember } from './store';

type LocalTime = { day: Weekday; minutes: number; midnight: number };

function partsIn(timeZone: string, time: number): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone || 'UTC',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

/** What their clock shows; `midnight` is the beginning of that day, as if their zone were UTC. */
function localTime(timeZone: string, time: number): LocalTime {
  const { weekday = '', year, month, day, hour, minute } = partsIn(timeZone, time);
  return {
    day: Weekday.parse(weekday.toLowerCase()),
    minutes: Number(hour) * 60 + Number(minute),
    midnight: Date.UTC(Number(year), Number(month) - 1, Number(day)),
  };
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Whether somebody is there at a time; who has no hours always is. */
export function isThere({ hours, timeZone }: TeamMember, time: number): boolean {
  if (hours.length === 0) return true;
  const { day, minutes } = localTime(timeZone, time);
  return hours.some(
    ({ days, from, to }) => days.includes(day) && minutes >= minutesOf(from) && minutes < minutesOf(to),
  );
}

/** The next beginning of somebody's hours, in milliseconds; undefined where no hours are known. */
function nextOpening({ hours, timeZone }: TeamMember, now: number): number | undefined {
  const openings = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
    const at = now + ahead * DAY;
    const { day, midnight, minutes } = localTime(timeZone, at);
    // What their clock shows beyond UTC.
    const offset = midnight + minutes * 60_000 - Math.floor(at / 60_000) * 60_000;
    return hours
      .filter(({ days }) => days.includes(day))
      .map(({ from }) => midnight + minutesOf(from) * 60_000 - offset);
  });
  return openings.filter((opening) => opening > now).sort((a, b) => a - b)[0];
}

/** When the first of them is back; null where no hours are known. */
export function backAt(members: readonly TeamMember[], now: number): string | null {
  const openings = members.flatMap((member) => nextOpening(member, now) ?? []);
  return openings.length > 0 ? new Date(Math.min(...openings)).toISOString() : null;
}
