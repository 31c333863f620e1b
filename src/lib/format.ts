import { type MomentText, readMoment } from './moment';
import { knownTimeZone, midnightsBetween } from './time-zone';

const DAY_MS = 86_400_000;

/**
 * A date in words of the reader's language: `Nov 16, 2026`; undefined when the text is no date. By the calendar of the
 * browser, or of a zone that it knows.
 */
export function formatDate(locale: string, moment: MomentText, timeZone?: string): string | undefined {
  const date = readMoment(moment);
  if (!date) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: knownTimeZone(timeZone) }).format(
    date,
  );
}

/** A day of this year in few words, `Nov 16`, of another one `Nov 16, 2025`; undefined when the text is no date. */
export function formatDay(locale: string, moment: MomentText): string | undefined {
  const date = readMoment(moment);
  return (
    date &&
    new Intl.DateTimeFormat(locale, { year: yearOf(date), month: 'short', day: 'numeric' }).format(date)
  );
}

/** The year is only written where it is another one than this. */
const yearOf = (date: Date) => (date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric');

/** Whether this can be the code of a currency. */
export function isCurrency(text: string): boolean {
  return /^[A-Za-z]{3}$/.test(text);
}

/** An amount of money in the currency's unit; whole amounts without cents, unless what stands beside it has some. */
export function formatMoney(
  locale: string,
  currency: string,
  amount: number,
  beside: readonly number[] = [],
): string {
  const digits = [amount, ...beside].every((one) => Number.isInteger(one)) ? 0 : 2;
  if (!isCurrency(currency)) return `${formatNumber(locale, amount)} ${currency}`;
  const written = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  // A minus, as wide as the digits, not a hyphen.
  return written.replace('-', '−');
}

/** A number with the reader's separators. */
export function formatNumber(locale: string, value: number): string {
  // The first formatter of a page takes a fifth of its rendering; none of our languages has anything to separate here.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(locale).format(value);
}

/** A share of a hundred as the reader writes it: `20%` in English, `20 %` in Spanish. */
export function formatPercent(locale: string, percent: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** A date so many days after another. */
export function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY_MS);
}

/** What is left of some minutes: `4:05`; a begun second counts whole. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment in words of the reader's language: `Nov 16, 4:05 PM`, of another year `Nov 16, 2025, 4:05 PM`; undefined when the text is none. */
export function formatMoment(locale: string, moment: MomentText): string | undefined {
  const date = readMoment(moment);
  if (!date) return undefined;
  return new Intl.DateTimeFormat(locale, {
    year: yearOf(date),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
}

/** The same, of today and yesterday within a sentence: `today, 4:05 PM`. */
export function formatRecentWithin(locale: string, moment: MomentText): string | undefined {
  const date = readMoment(moment);
  const days = date && midnightsBetween(date, new Date(), undefined);
  if (days !== 0 && days !== 1) return formatMoment(locale, moment);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  return `${day}, ${time}`;
}

/** The same where it begins a line or stands alone: `Today, 4:05 PM`, `Yesterday, 4:05 PM`. */
export function formatRecent(locale: string, moment: MomentText): string | undefined {
  const text = formatRecentWithin(locale, moment);
  return text && `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
}

/** A moment as `formatMoment` writes it, without the day when that is today. */
export function formatTimeOrMoment(locale: string, moment: MomentText): string | undefined {
  const date = readMoment(moment);
  if (date?.toDateString() !== new Date().toDateString()) return formatMoment(locale, moment);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
}
