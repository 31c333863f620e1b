import { formatNumber } from './format';

/** From this part of the maximum on it matters how much room is left. */
const NEAR = 0.8;

/** How many characters of the most a text may have are used, `3,400 / 4,000`; nothing while there is room enough. */
export function formatCounter(locale: string, used: number, maximum: number): string | undefined {
  if (used < maximum * NEAR) return undefined;
  return `${formatNumber(locale, used)} / ${formatNumber(locale, maximum)}`;
}
