import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const UsageTier = z.extend(contract.UsageTier, { upTo: z.nullable(z.number()) });
export type UsageTier = z.infer<typeof UsageTier>;

const ProductUsage = z.extend(contract.ProductUsage, {
  currentPeriod: z.object({
    totalUsage: z.number(),
    usageBreakdown: z.array(UsageTier),
    currency: z.string(),
    endsAt: Moment,
  }),
});

const Customer = z.object({ id: z.string() });
export type Customer = z.infer<typeof Customer>;

const Subscription = z.object({
  statusValue: z.string(),
  status: z.boolean(),
  subscriptionRequired: z.boolean(),
  planId: z.nullable(contract.PlanId),
  metadata: z.object({
    trial_end: z.nullable(Moment),
    subscriptions: z.array(
      z.object({
        customer: Customer,
        trial_end: z.nullable(Moment),
        pending_setup_intent: z.nullable(contract.SetupIntentId),
      }),
    ),
  }),
});

/** The account of a company as this provider keeps it. */
export const Account = z.extend(contract.Account, {
  accountId: contract.AccountId,
  settings: z.object({ language: z.optional(contract.Locale), timeZone: z.optional(z.string()) }),
  subscription: Subscription,
  subscriptionSummary: z.array(ProductUsage),
});
export type Account = z.infer<typeof Account>;
