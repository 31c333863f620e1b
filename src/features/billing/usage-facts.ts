import type { Account } from '@/api/generated/schemas/account.zod';
import { botLimit, isPaying } from './agent-limit';
import { type Bill, billOf } from './bill';
import { minorDigitsOf } from './decimal';
import { freeAgentLimit } from './free-agent-limit';
import { agentPeriod, type Tier, tiersOf } from './usage-tiers';

/** What is to be said of the use of agents. */
export interface UsageFacts {
  used: number;
  /** Agents that cost nothing beyond the plan (specification §9); Infinity has no end. */
  included: number;
  /** The most there may be; Infinity has no limit. */
  limit: number;
  /** Whether agents beyond the included ones are billed, not refused. */
  paying: boolean;
  tiers: readonly Tier[];
  currency: string | undefined;
  minorDigits: number;
  /** What the use itself costs now, without the plan. */
  bill: Bill;
  /** What one agent more would add, in minor units; undefined when there may be none, or its cost is unknown. */
  nextCost: number | undefined;
}

// What an amount without a currency is written with.
const DIGITS_WITHOUT_CURRENCY = 2;

/** The use of agents in figures, from the account alone. */
export function usageFacts(
  account: Pick<Account, 'subscription' | 'subscriptionSummary'>,
  used: number,
  planCurrency?: string,
): UsageFacts {
  const period = agentPeriod(account.subscriptionSummary);
  const tiers = tiersOf(period?.usageBreakdown ?? []);
  const currency = period?.currency ?? planCurrency;
  const minorDigits = currency ? minorDigitsOf(currency) : DIGITS_WITHOUT_CURRENCY;
  const limit = botLimit(account);
  const bill = billOf({ tiers, usage: used, base: 0, minorDigits });
  const next = billOf({ tiers, usage: used + 1, base: 0, minorDigits });
  const mayGrow = used < limit && next.beyond === 0;
  return {
    used,
    included: freeAgentLimit(account.subscriptionSummary),
    limit,
    paying: isPaying(account.subscription),
    tiers,
    currency,
    minorDigits,
    bill,
    nextCost:
      mayGrow && next.total !== undefined && bill.total !== undefined ? next.total - bill.total : undefined,
  };
}
