import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { isTrialing } from './is-trialing';

const SECOND_MS = 1000;
// The last moment that a Date can hold.
const LAST_MS = 8.64e15;

/**
 * When a trial ends; undefined when there is none or its end is unknown. The end comes in seconds since 1970, in the
 * metadata or in its first subscription (specification §3 Account state: `trial_end`).
 */
export function trialEnd(subscription: Pick<Subscription, 'statusValue' | 'metadata'>): Date | undefined {
  if (!isTrialing(subscription)) return undefined;
  const { trial_end, subscriptions } = subscription.metadata;
  const end = trial_end ?? subscriptions[0]?.trial_end;
  if (end === undefined || end === null || !(end * SECOND_MS <= LAST_MS)) return undefined;
  return new Date(end * SECOND_MS);
}
