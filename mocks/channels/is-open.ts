import type { ChannelHours, Weekday } from '@/api/generated/schemas';

const DAYS: Readonly<Record<string, Weekday>> = {
  Mon: 'mon',
  Tue: 'tue',
  Wed: 'wed',
  Thu: 'thu',
  Fri: 'fri',
  Sat: 'sat',
  Sun: 'sun',
};

/** Whether a moment lies within the hours, by the calendar and the clock of a zone. */
export function isOpen({ always, week }: ChannelHours, now: number, timeZone: string): boolean {
  if (always) return true;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return week.some(
    ({ day, opens, closes }) => day === DAYS[part('weekday')] && opens <= time && time < closes,
  );
}
