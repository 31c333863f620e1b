import { type MomentText, readMoment } from '@/lib/moment';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in the shortest words there are: `2 min`, `3 h`, `4 d`. */
export function ago(locale: string, moment: MomentText, now: number): string {
  const then = readMoment(moment);
  if (!then) return '';
  const since = Math.max(0, now - then.getTime());
  const [value, unit] =
    since < HOUR_MS
      ? [since / MINUTE_MS, 'minute' as const]
      : since < DAY_MS
        ? [since / HOUR_MS, 'hour' as const]
        : [since / DAY_MS, 'day' as const];
  // "0 min" reads as nothing at all: a begun first minute counts whole.
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.floor(value)),
  );
}
