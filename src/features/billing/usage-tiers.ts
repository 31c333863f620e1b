import type { ProductUsage } from '@/api/generated/schemas/productUsage.zod';
import type { UsagePeriod } from '@/api/generated/schemas/usagePeriod.zod';
import type { UsageTier } from '@/api/generated/schemas/usageTier.zod';
import { type Decimal, readDecimal } from './decimal';

/** One tier of use, between the end of the one before it and its own. */
export interface Tier {
  /** Units before it. */
  after: number;
  /** Its last unit; Infinity has no end. */
  upTo: number;
  /** What one unit costs; undefined when the provider's text is no amount. */
  unitCost: Decimal | undefined;
}

/** The present period of the agents, if the account has one (specification §3: the bot entry). */
export function agentPeriod(subscriptionSummary: readonly ProductUsage[]): UsagePeriod | undefined {
  return subscriptionSummary.find((usage) => usage.product_type === 'bot')?.currentPeriod ?? undefined;
}

/** The tiers in their order, whatever order they came in; one that holds no unit is left out. */
export function tiersOf(usageBreakdown: readonly UsageTier[]): readonly Tier[] {
  const ends = usageBreakdown
    .map(({ costInTier, upTo }) => ({
      upTo: upTo ?? Number.POSITIVE_INFINITY,
      unitCost: readDecimal(costInTier),
    }))
    .toSorted((a, b) => (a.upTo < b.upTo ? -1 : a.upTo > b.upTo ? 1 : 0));
  return ends
    .map((tier, index) => ({ after: ends[index - 1]?.upTo ?? 0, ...tier }))
    .filter(({ after, upTo }) => upTo > after);
}

/** The most units that the tiers have a cost for: the last tier's end; Infinity when it has none. */
export function capOf(tiers: readonly Tier[]): number {
  return tiers.at(-1)?.upTo ?? 0;
}
