import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import { AccountId, BillingPeriod, PaymentCard, PlanId, SpendCap, TaxId } from '@/api/generated/schemas';
import { Invoice } from './schemas';

const StoredSubscription = z.object({
  /** Conversations of the present month that took place before the provider began to remember them. */
  conversationsBefore: z._default(z.number(), 0),
  card: z._default(z.nullable(PaymentCard), null),
  taxId: z._default(z.nullable(TaxId), null),
  spendCap: z._default(z.nullable(SpendCap), null),
  endsAt: z._default(z.nullable(Moment), null),
  /** What was charged for changes of plan and overdue payments, beside the first of each month. */
  invoices: z._default(z.array(Invoice), []),
  /** A smaller plan that begins with the next period; what an older file kept of one does not say when. */
  next: z.catch(z.nullable(z.object({ planId: PlanId, period: BillingPeriod, startsAt: Moment })), null),
  /** At which percentages of the spending cap the owners were mailed this month. */
  alerted: z._default(z.nullable(z.object({ month: Moment, percents: z.array(z.number()) })), null),
});
export type StoredSubscription = z.infer<typeof StoredSubscription>;

/** What is remembered of what companies use and pay. */
export const SubscriptionState = z.object({
  subscriptions: z._default(z.record(AccountId, StoredSubscription), {}),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** What is remembered of an account; of one that is new, nothing. */
export function subscriptionOf(state: SubscriptionState, accountId: string): StoredSubscription {
  const stored = state.subscriptions[accountId] ?? StoredSubscription.parse({});
  state.subscriptions[accountId] = stored;
  return stored;
}
