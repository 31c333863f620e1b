import type { BillingPeriod, DueToday } from '@/api/generated/schemas';
import type { Plan } from './schemas';

/** What a country adds to a price, in percent; elsewhere nothing is added. */
export const TAX_PERCENT: Record<string, number> = {
  ES: 21,
  PT: 23,
  FR: 20,
  DE: 19,
  IT: 22,
  MX: 16,
  CO: 19,
  CL: 19,
};

export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function afterOnePeriod(now: number, period: BillingPeriod): string {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (period === 'year' ? 12 : 1));
  // From January 31 a month leads to the last of February, not into March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}

/** What the plan costs a company of that country today. */
export function dueNow(
  plan: Plan,
  period: BillingPeriod,
  country: string | undefined,
  now: number,
): DueToday {
  const amount = plan.price[period];
  const percent = TAX_PERCENT[country ?? ''];
  const tax = percent === undefined ? 0 : cents((amount * percent) / 100);
  return {
    planId: plan.planId,
    period,
    currency: plan.price.currency,
    lines: [
      { kind: 'plan', amount },
      ...(percent === undefined ? [] : [{ kind: 'tax', amount: tax, percent }]),
    ],
    total: cents(amount + tax),
    renewsAt: afterOnePeriod(now, period),
  };
}
