import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { isTrialing } from './is-trialing';

/** Whether the company is paid up; true when no subscription is required (specification §4 Subscription). */
export function isPaidUp({
  status,
  subscriptionRequired,
}: Pick<Subscription, 'status' | 'subscriptionRequired'>): boolean {
  return !subscriptionRequired || Boolean(status);
}

/** Whether to offer the upgrade: required, not paid up and not trialing (specification §4 Subscription). */
export function showsUpgradeOffer(
  subscription: Pick<Subscription, 'status' | 'subscriptionRequired' | 'statusValue'>,
): boolean {
  return !isPaidUp(subscription) && !isTrialing(subscription);
}
