import { isCurrency } from '@/lib/format';

/** A decimal amount kept exactly: `1250n` with 2 digits is 12.50. */
export interface Decimal {
  value: bigint;
  digits: number;
}

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,12}))?$/;

/** Reads an amount such as `12.50`; undefined when the text is none. */
export function readDecimal(text: string): Decimal | undefined {
  const match = DECIMAL.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return { value: BigInt(whole + fraction), digits: fraction.length };
}

/** So many of an amount, in whole minor units of a currency with that many digits; half a unit rounds up. */
export function timesInMinor({ value, digits }: Decimal, count: number, minorDigits: number): number {
  const exact = value * BigInt(count) * 10n ** BigInt(minorDigits);
  const one = 10n ** BigInt(digits);
  return Number((exact * 2n + one) / (one * 2n));
}

/** How many digits the minor unit of a currency has: 2 for EUR, 0 for JPY. */
export function minorDigitsOf(currency: string): number {
  if (!isCurrency(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** An amount in the currency's unit, such as a plan's price, in whole minor units. */
export function toMinor(amount: number, minorDigits: number): number {
  return Math.round(amount * 10 ** minorDigits);
}
