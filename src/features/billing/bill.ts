import { timesInMinor } from './decimal';
import { capOf, type Tier } from './usage-tiers';

/** What the units of one tier cost together. */
export interface BillLine {
  tier: Tier;
  units: number;
  /** In minor units; undefined when the tier's cost is no amount. */
  amount: number | undefined;
}

/** An invoice, in the minor units of its currency. */
export interface Bill {
  /** What the plan itself costs. */
  base: number;
  /** The tiers that are used, in their order. */
  lines: readonly BillLine[];
  /** Undefined when a tier that is used has no readable cost. */
  total: number | undefined;
  /** Units beyond the last tier, which nobody may use. */
  beyond: number;
}

interface BillOptions {
  tiers: readonly Tier[];
  /** Units used; a begun one counts whole. */
  usage: number;
  /** What the plan itself costs, in minor units. */
  base: number;
  minorDigits: number;
}

/** The invoice for a use: each unit at the cost of the tier it falls into, each line rounded to the minor unit. */
export function billOf({ tiers, usage, base, minorDigits }: BillOptions): Bill {
  const used = Number.isFinite(usage) ? Math.max(0, Math.ceil(usage)) : 0;
  const lines = tiers
    .filter((tier) => used > tier.after)
    .map((tier) => {
      const units = Math.min(used, tier.upTo) - tier.after;
      return { tier, units, amount: tier.unitCost && timesInMinor(tier.unitCost, units, minorDigits) };
    });
  const total = lines.reduce<number | undefined>(
    (sum, { amount }) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    base,
  );
  return { base, lines, total, beyond: Math.max(0, used - capOf(tiers)) };
}

/** The largest invoice there can be; undefined when the last tier has no end. */
export function largestBill(options: Omit<BillOptions, 'usage'>): Bill | undefined {
  const cap = capOf(options.tiers);
  return Number.isFinite(cap) ? billOf({ ...options, usage: cap }) : undefined;
}
