const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in the reader's words: `2 minutes ago`, `yesterday`. */
export function agoText(locale: string, at: Date, now: number): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const since = Math.max(0, now - at.getTime());
  if (since < HOUR_MS) return words.format(-Math.floor(since / MINUTE_MS), 'minute');
  if (since < DAY_MS) return words.format(-Math.floor(since / HOUR_MS), 'hour');
  return words.format(-Math.floor(since / DAY_MS), 'day');
}
