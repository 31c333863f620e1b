import { createFileRoute, redirect } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { verificationPending } from '@/features/billing/verification-pending';
import { SubscriptionPayScreen } from '@/features/onboarding/subscription-pay-screen';
import { subscriptionNow } from '@/routes/-guards/subscription-now';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { cardFieldsFor } from '@/routes/-parts/card-fields';
import { chosenPlan, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscriptionpay')({
  validateSearch: planSearch,
  // Not the period: what is typed into the card stays when it changes.
  loaderDeps: ({ search: { plan } }) => ({ plan }),
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const [plans, { settings }, subscription] = await Promise.all([
      queryClient.query(getPlansQueryOptions()),
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'paying'),
      subscriptionNow(queryClient, accountId),
    ]);
    const plan = chosenPlan(plans, deps.plan ?? settings.planId);
    if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    return { plan, settings, pending: verificationPending(subscription) };
  },
  component: function SubscriptionPayRoute() {
    const { accountId, stripePublishableKey } = Route.useRouteContext();
    const { plan, settings, pending } = Route.useLoaderData();
    const { period = settings.period ?? 'month' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <SubscriptionPayScreen
        key={plan.planId}
        accountId={accountId}
        plan={plan}
        period={period}
        onPeriod={(next) => navigate({ search: { plan: plan.planId, period: next }, replace: true })}
        CardFields={cardFieldsFor(stripePublishableKey)}
        publishableKey={stripePublishableKey ?? ''}
        pending={pending}
        timeZone={settings.company?.timeZone}
        knownJob={settings.jobId}
        BackLink={PlansLink}
        onStarted={(job) => navigate({ to: '/{-$locale}/onboarding/subscribing', search: { job } })}
      />
    );
  },
  staticData: { place: 'subscriptionpay', title: (LL) => LL.shell.rooms.subscriptionpay() },
});
