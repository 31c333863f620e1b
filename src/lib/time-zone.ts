const DAY_MS = 86_400_000;

/** A zone that this browser knows by its name; else undefined, by which `Intl` takes the browser's own. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) && name;
  } catch {
    return undefined;
  }
}

/** What people call a zone: the place in its name. */
export const shortZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

function dayNumber(moment: Date, timeZone: string | undefined): number {
  if (Number.isNaN(moment.getTime())) return Number.NaN;
  const date = new Intl.DateTimeFormat('en', { timeZone }).formatToParts(moment);
  const part = (name: 'year' | 'month' | 'day') => Number(date.find(({ type }) => type === name)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
}

/** How many midnights of a zone lie between two moments: a day has 23 or 25 hours when the clocks change. */
export function midnightsBetween(from: Date, to: Date, timeZone: string | undefined): number {
  const known = knownTimeZone(timeZone);
  return dayNumber(to, known) - dayNumber(from, known);
}
