import { getRouteApi } from '@tanstack/react-router';
import { usePlans } from '@/api/generated/billing/billing';
import { useBilling } from '@/api/generated/subscription/subscription';
import { periodOf } from '@/features/onboarding/chosen-plan';
import { OpenChoice } from '@/features/onboarding/open-choice';
import { PricingScreen } from '@/features/onboarding/pricing-screen';
import { OnlyFor } from '@/shared/account/only-for';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';

const route = getRouteApi('/{-$locale}/onboarding/_signed-in/pricing');

/** The plans, and an earlier choice that is not finished. */
export function PricingPage() {
  return (
    <OnlyFor act="manage">
      <Plans />
    </OnlyFor>
  );
}

function Plans() {
  const plans = usePlans();
  const { settings, pending, offersTrial, ownPlanId, hasDashboard, pays } = route.useLoaderData();
  const billing = useBilling(useAccountId(), { query: { enabled: pays && hasDashboard } });
  const { period = periodOf(settings) } = route.useSearch();
  const navigate = route.useNavigate();
  const open = settings.jobId ? 'stopped' : pending ? 'unverified' : undefined;
  return (
    <PricingScreen
      plans={plans.data}
      failure={<FailurePanel error={plans.error} onRetry={() => void plans.refetch()} />}
      offersTrial={offersTrial}
      ownPlanId={ownPlanId ?? undefined}
      hasDashboard={hasDashboard}
      // Who pays changes the plan in the settings, where a change is offered at all.
      changes={pays && hasDashboard && !billing.error}
      paidBy={billing.data?.period ?? undefined}
      period={period}
      notice={open && <OpenChoice open={open} />}
      onPeriod={(next) => navigate({ search: { period: next }, replace: true })}
    />
  );
}
