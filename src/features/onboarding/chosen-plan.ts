import type { BillingPeriod, Plan, PlanList, WelcomeSettings } from '@/api/generated/schemas';

/** The plan a link names, else the recommended one, else the first. */
export function chosenPlan({ items }: PlanList, planId: string | null | undefined): Plan | undefined {
  return items.find((plan) => plan.planId === planId) ?? items.find((plan) => plan.recommended) ?? items[0];
}

/** By the month, unless the process says by the year. */
export function periodOf({ period }: Pick<WelcomeSettings, 'period'>): BillingPeriod {
  return period === 'year' ? 'year' : 'month';
}

/** What a link can say of a choice: the plan, and by the month or by the year. */
interface PlanSearch {
  plan?: string;
  period?: BillingPeriod;
}

/** The choice in a link's search; what it does not say, the process knows. */
export function planSearch({ plan, period }: Record<string, unknown>): PlanSearch {
  return {
    ...(typeof plan === 'string' && { plan }),
    ...((period === 'month' || period === 'year') && { period }),
  };
}
