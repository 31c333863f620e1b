import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { isTrialing } from './is-trialing';

/** Whether a free trial is no longer on offer: it was begun once, or the company pays or has paid. */
export function hadTrial(subscription: Subscription): boolean {
  const { status, statusValue, metadata } = subscription;
  const end = metadata.trial_end ?? metadata.subscriptions[0]?.trial_end;
  const hadPlan = Boolean(status) || statusValue === 'past_due' || statusValue === 'canceled';
  return hadPlan || isTrialing(subscription) || Boolean(end);
}
