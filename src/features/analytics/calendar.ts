const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar, as `2026-11-21`: the 31st of February is none. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day so many days after another, before it where that is negative. */
export function addDays(day: string, many: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + many * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a range has, its first and its last among them. */
export function daysIn(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** Which day it is in a zone. */
export function dayIn(zone: string | undefined, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A day in words; it is a day of the calendar, so no zone changes it. */
export function formatDay(locale: string, day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A range of days in words, as short as the language has it. */
export function formatRange(locale: string, from: string, to: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    at(from),
    at(to),
  );
}
