import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { minorDigitsOf, toMinor } from './decimal';
import { planName } from './plan-name';

/** A plan that includes so many agents, for a month, in minor units of its currency. */
export interface OfferedPlan {
  planId: string;
  name: string;
  agents: number;
  amount: number;
}

/** To whom plans are offered. */
interface OfferedTo {
  /** The present plan. */
  present: string;
  currency: string | undefined;
  /** How many conversations there were this month, where that is known. */
  conversations: number | undefined;
  locale: Locale;
}

/**
 * The plans that a company could change to, as far as it is known what a month of them costs in its currency; none that
 * includes fewer conversations than it has had this month, whose price would be no whole one.
 */
export function offeredPlans(
  plans: readonly Plan[],
  { present, currency, conversations = 0, locale }: OfferedTo,
): readonly OfferedPlan[] {
  return plans.flatMap((plan) => {
    const { planId, price, botLimit, conversationsPerMonth } = plan;
    const name = planName(plan, locale);
    if (planId === present || !price || price.currency !== currency || !botLimit || !name) return [];
    if (conversations > (conversationsPerMonth ?? Infinity)) return [];
    return [{ planId, name, agents: botLimit, amount: toMinor(price.month, minorDigitsOf(currency)) }];
  });
}

/** The least expensive plan that includes so many agents for less than they cost now. */
export function cheaperPlan(
  plans: readonly OfferedPlan[],
  { agents, cost }: { agents: number; cost: number | undefined },
): OfferedPlan | undefined {
  const cheaper = plans.filter((plan) => plan.agents >= agents && cost !== undefined && plan.amount < cost);
  return cheaper.toSorted((one, other) => one.amount - other.amount)[0];
}
