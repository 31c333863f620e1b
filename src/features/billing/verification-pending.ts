import type { Subscription } from '@/api/generated/schemas/subscription.zod';

/** Whether the bank still wants to verify its customer before a payment goes through (`pending_setup_intent`). */
export function verificationPending(subscription: Pick<Subscription, 'metadata'> | undefined): boolean {
  return Boolean(subscription?.metadata.subscriptions[0]?.pending_setup_intent);
}
