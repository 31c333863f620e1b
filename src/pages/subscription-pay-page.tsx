import { getRouteApi } from '@tanstack/react-router';
import { periodOf } from '@/features/onboarding/chosen-plan';
import { cardFieldsFor } from '@/features/onboarding/payment/card-fields';
import { SubscriptionPayScreen } from '@/features/onboarding/subscription-pay-screen';

const route = getRouteApi('/{-$locale}/onboarding/_signed-in/subscriptionpay');

/** The payment of the chosen plan. */
export function SubscriptionPayPage() {
  const { stripePublishableKey } = route.useRouteContext();
  const { plan, settings, pending, hasTrial } = route.useLoaderData();
  const { period = periodOf(settings) } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SubscriptionPayScreen
      key={plan.planId}
      plan={plan}
      period={period}
      onPeriod={(next) => navigate({ search: { plan: plan.planId, period: next }, replace: true })}
      CardFields={cardFieldsFor(stripePublishableKey)}
      publishableKey={stripePublishableKey ?? ''}
      pending={pending}
      hasTrial={hasTrial}
      timeZone={settings.company?.timeZone}
      knownJob={settings.jobId}
    />
  );
}
