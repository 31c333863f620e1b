import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { isTrialing } from './is-trialing';

/** Whether a free trial is no longer on offer: it was begun once, or the company pays already. */
export function hadTrial(subscription: Subscription): boolean {
  const { status, metadata } = subscription;
  const end = metadata.trial_end ?? metadata.subscriptions[0]?.trial_end;
  return Boolean(status) || isTrialing(subscription) || Boolean(end);
}
