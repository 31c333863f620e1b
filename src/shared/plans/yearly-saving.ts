import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { Price } from '@/api/generated/schemas/price.zod';

const MONTHS = 12;

/** What paying by the year saves against twelve months, in the currency's unit and in whole percent, rounded down. */
export function yearlySaving({ month, year }: Price): { amount: number; percent: number } | undefined {
  if (!year) return undefined;
  const twelveMonths = month * MONTHS;
  const amount = Math.round((twelveMonths - year) * 100) / 100;
  const percent = Math.floor((amount / twelveMonths) * 100);
  return amount > 0 && percent > 0 ? { amount, percent } : undefined;
}

/** What every one of several plans saves at least by the year, in whole percent; 0 where one of them saves nothing. */
export function leastSaving(plans: readonly Plan[]): number {
  const percents = plans.map(({ price }) => (price && yearlySaving(price)?.percent) ?? 0);
  return percents.length === 0 ? 0 : Math.min(...percents);
}

/** What a year's price comes to in one month. */
export function monthOfYear(year: number): number {
  return Math.round((year / MONTHS) * 100) / 100;
}
