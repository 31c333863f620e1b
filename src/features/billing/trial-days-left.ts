import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { trialEnd } from './trial-end';

const DAY_MS = 86_400_000;

/**
 * The days a trial still has, a begun day counting whole, never below 0; undefined when there is no trial or its end is
 * unknown (specification §3 Account state: `trial_end`).
 */
export function trialDaysLeft(
  subscription: Pick<Subscription, 'statusValue' | 'metadata'>,
  now: Date,
): number | undefined {
  const end = trialEnd(subscription);
  const days = end && Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  return days === undefined || Number.isNaN(days) ? undefined : Math.max(0, days);
}
