import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { toMinor } from './decimal';
import { isTrialing } from './is-trialing';

/** What the plan adds to the next invoice, in minor units: nothing without one, and nothing when the year is paid for. */
export function planShare(
  plan: Plan | undefined,
  subscription: Pick<Subscription, 'statusValue'>,
  period: string | undefined,
  minorDigits: number,
): number {
  if (!plan?.price || subscription.statusValue === 'none' || subscription.statusValue === 'canceled')
    return 0;
  if (period !== 'year') return toMinor(plan.price.month, minorDigits);
  // The first year is paid when the trial ends.
  return isTrialing(subscription) ? toMinor(plan.price.year ?? 0, minorDigits) : 0;
}
