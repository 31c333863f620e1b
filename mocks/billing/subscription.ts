import type { Account, UsageTier } from '@mocks/accounts/schemas';

/** A subscription before any plan or trial. */
export function noSubscription(): Account['subscription'] {
  return {
    statusValue: 'none',
    status: false,
    subscriptionRequired: true,
    planId: null,
    metadata: { trial_end: null, subscriptions: [] },
  };
}

/** A trial of a plan that ends at the given time (milliseconds since 1970). */
export function trialSubscription(
  planId: string,
  endsAt: number,
  customerId: string,
): Account['subscription'] {
  const trialEnd = String(Math.floor(endsAt / 1000));
  return {
    statusValue: 'trialing',
    status: true,
    subscriptionRequired: true,
    planId,
    metadata: {
      trial_end: trialEnd,
      subscriptions: [{ customer: { id: customerId }, trial_end: trialEnd, pending_setup_intent: null }],
    },
  };
}

/** A plan that is paid for. */
export function paidSubscription(planId: string, customerId: string): Account['subscription'] {
  return {
    statusValue: 'active',
    status: true,
    subscriptionRequired: true,
    planId,
    metadata: {
      trial_end: null,
      subscriptions: [{ customer: { id: customerId }, trial_end: null, pending_setup_intent: null }],
    },
  };
}

/** The use of agents in the current period, in the tiers of the plan or of no plan; it ends with the month. */
export function agentUsage(
  freeUpTo: number,
  used: number,
  now: number,
  beyond: readonly UsageTier[] = [{ costInTier: '12.00', upTo: null }],
): Account['subscriptionSummary'] {
  const today = new Date(now);
  return [
    {
      product_type: 'bot',
      currentPeriod: {
        totalUsage: used,
        usageBreakdown: [{ costInTier: '0.00', upTo: freeUpTo }, ...beyond],
        currency: 'EUR',
        endsAt: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString(),
      },
    },
  ];
}
