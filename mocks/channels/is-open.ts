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

/** Who visits a channel, as far as a rule asks for it. */
type Visit = { host?: string | undefined; verified?: boolean | undefined };

/** Whether a rule lets an agent answer this visitor at this moment. */
export function mayAnswer(
  { audience, hosts, hours }: { audience: string; hosts: readonly string[]; hours: ChannelHours },
  { host, verified = false }: Visit,
  now: number,
  timeZone: string,
): boolean {
  if (audience === 'verified' && !verified) return false;
  if (audience === 'hosts' && (host === undefined || !hosts.includes(host))) return false;
  return isOpen(hours, now, timeZone);
}
