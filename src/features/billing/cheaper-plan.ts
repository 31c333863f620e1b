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

/** The plans that a company could change to, as far as it is known what a month of them costs in its currency. */
export function offeredPlans(
  plans: readonly Plan[],
  { present, currency, locale }: { present: string; currency: string | undefined; locale: Locale },
): readonly OfferedPlan[] {
  return plans.flatMap((plan) => {
    const { planId, price, botLimit } = plan;
    const name = planName(plan, locale);
    if (planId === present || !price || price.currency !== currency || !botLimit || !name) return [];
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
