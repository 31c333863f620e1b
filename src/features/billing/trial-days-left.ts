import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { isTrialing } from './is-trialing';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/**
 * The days a trial still has, a begun day counting whole, never below 0; undefined when there is no trial or its end is
 * unknown. The end comes in seconds since 1970 (specification §3 Account state: `trial_end`).
 */
export function trialDaysLeft(
  subscription: Pick<Subscription, 'statusValue' | 'metadata'>,
  now: Date,
): number | undefined {
  if (!isTrialing(subscription)) return undefined;
  const { trial_end, subscriptions } = subscription.metadata;
  const end = trial_end ?? subscriptions[0]?.trial_end;
  if (end === undefined || end === null) return undefined;
  const days = Math.max(0, Math.ceil((end * SECOND_MS - now.getTime()) / DAY_MS));
  return Number.isFinite(days) ? days : undefined;
}
