import type { ProductUsage } from '@/api/generated/schemas/productUsage.zod';
import type { UsageTier } from '@/api/generated/schemas/usageTier.zod';

/** How many agents are free when no usage tier says so (specification §9). */
export const FREE_BOT_LIMIT_DEFAULT = 1;

function isFree({ costInTier }: UsageTier): boolean {
  return costInTier.trim() !== '' && Number(costInTier) === 0;
}

/**
 * How many agents are free: the last unit of the bot entry's tier that costs 0.00 (specification §9), however its nothing is written. A free tier
 * without an end has no limit: Infinity.
 */
export function freeAgentLimit(subscriptionSummary: readonly ProductUsage[]): number {
  const agents = subscriptionSummary.find((usage) => usage.product_type === 'bot');
  const free = agents?.currentPeriod?.usageBreakdown.find((tier) => isFree(tier));
  if (!free) return FREE_BOT_LIMIT_DEFAULT;
  return free.upTo ?? Number.POSITIVE_INFINITY;
}
