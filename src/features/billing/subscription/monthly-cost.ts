import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { PlanChange } from '@/api/generated/schemas/planChange.zod';

/** What a wanted plan costs each month with the agents that it does not include, tax included, in its currency. */
export interface MonthlyCost {
  plan: number;
  additional: number;
  /** How many agents those are. */
  agents: number;
}

/** What a plan costs each month where more agents are there than it includes; undefined where that is not known. */
export function monthlyCost(
  { additional, renewal, period }: PlanChange,
  { botLimit }: Pick<Plan, 'botLimit'>,
  agents: number,
): MonthlyCost | undefined {
  // A year's price and a month's do not add up.
  if (!additional?.withTax || !renewal || period !== 'month' || !botLimit || agents <= botLimit)
    return undefined;
  return { plan: renewal, additional: additional.withTax, agents: agents - botLimit };
}
