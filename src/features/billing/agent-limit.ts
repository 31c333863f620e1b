import type { Account } from '@/api/generated/schemas/account.zod';
import { freeAgentLimit } from './free-agent-limit';
import { isTrialing } from './is-trialing';
import { agentPeriod, capOf, tiersOf } from './usage-tiers';

type Billed = Pick<Account, 'subscription' | 'subscriptionSummary'>;

/** Whether the company pays for a plan now: then agents beyond the included ones are billed, not refused. */
export function isPaying({
  status,
  subscriptionRequired,
  ...subscription
}: Account['subscription']): boolean {
  return Boolean(subscriptionRequired && status) && !isTrialing(subscription);
}

/**
 * How many agents an account may have: who pays, up to the end of the last tier; everybody else the free ones
 * (specification §9). Infinity when there is no limit.
 */
export function botLimit({ subscription, subscriptionSummary }: Billed): number {
  const free = freeAgentLimit(subscriptionSummary);
  if (!isPaying(subscription)) return free;
  return Math.max(free, capOf(tiersOf(agentPeriod(subscriptionSummary)?.usageBreakdown ?? [])));
}
