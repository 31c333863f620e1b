import { isUnavailable } from '@/api/api-error';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { usePlanChange } from '@/api/generated/subscription/subscription';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { Skeleton } from '@/ui/skeleton';
import { BeyondPlan } from './beyond-plan';
import { ChangeLines } from './change-lines';
import { monthlyCost } from './monthly-cost';

interface NextPlanCostProps {
  /** The smaller plan that was chosen for later. */
  plan: Plan;
  period: BillingPeriod;
  name: string;
  plans: readonly Plan[];
  agents: number;
  conversations: number | undefined;
  timeZone: string | undefined;
}

/** What the smaller plan that was chosen costs from its first day, with the agents that it does not include. */
export function NextPlanCost({ plan, period, name, plans, timeZone, ...used }: NextPlanCostProps) {
  const { planId } = plan;
  const asked = usePlanChange(useAccountId(), { planId, period });
  const change = asked.data;
  if (asked.isPending) return <Skeleton className="h-28 w-full" />;
  if (isUnavailable(asked.error)) return null;
  if (!change) return <PartFailure error={asked.error} onRetry={() => void asked.refetch()} />;
  const monthly = monthlyCost(change, plan, used.agents);
  return (
    <div className="flex flex-col gap-3">
      <BeyondPlan change={change} plan={plan} name={name} isCostTold={monthly !== undefined} {...used} />
      <ChangeLines
        change={change}
        plans={plans}
        timeZone={timeZone}
        monthly={monthly}
        name={name}
        period={period}
      />
    </div>
  );
}
