import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { readMoment } from '@/lib/moment';
import { isTrialing } from './is-trialing';

/**
 * When a trial ends; undefined when there is none or its end is unknown. The end stands in the metadata or in its first
 * subscription (specification §3 Account state: `trial_end`).
 */
export function trialEnd(subscription: Pick<Subscription, 'statusValue' | 'metadata'>): Date | undefined {
  if (!isTrialing(subscription)) return undefined;
  const { trial_end, subscriptions } = subscription.metadata;
  return readMoment(trial_end ?? subscriptions[0]?.trial_end);
}
