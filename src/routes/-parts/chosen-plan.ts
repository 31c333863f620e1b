import type { Plan, PlanList } from '@/api/generated/schemas';

/** The plan a link names, else the recommended one, else the first. */
export function chosenPlan({ items }: PlanList, planId: string | undefined): Plan | undefined {
  return items.find((plan) => plan.planId === planId) ?? items.find((plan) => plan.recommended) ?? items[0];
}

/** The `plan` of a link's search. */
export function planSearch({ plan }: Record<string, unknown>): { plan?: string } {
  return typeof plan === 'string' ? { plan } : {};
}
