import type { Subscription } from '@/api/generated/schemas/subscription.zod';

/** Whether this is a trial user (specification §4 Subscription). */
export function isTrialing({ statusValue }: Pick<Subscription, 'statusValue'>): boolean {
  return statusValue === 'trialing';
}
