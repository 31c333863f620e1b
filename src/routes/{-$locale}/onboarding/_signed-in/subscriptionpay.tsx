import { createFileRoute, redirect } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { readSettings } from '@/api/welcome-settings';
import { verificationPending } from '@/features/billing/verification-pending';
import { ContinueWithoutPlan } from '@/features/onboarding/continue-without-plan';
import { SubscriptionPayScreen } from '@/features/onboarding/subscription-pay-screen';
import { subscriptionNow } from '@/routes/-guards/subscription-now';
import { unlessNoPage } from '@/routes/-guards/unless-no-page';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { cardFieldsFor } from '@/routes/-parts/card-fields';
import { chosenPlan, periodOf, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';
import { usePlanTaken } from '@/routes/-parts/use-plan-taken';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscriptionpay')({
  validateSearch: planSearch,
  // Not the period: what is typed into the card stays when it changes.
  loaderDeps: ({ search: { plan } }) => ({ plan }),
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const [plans, process, subscription] = await Promise.all([
      queryClient.query(getPlansQueryOptions()).catch(unlessNoPage),
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'paying'),
      subscriptionNow(queryClient, accountId),
    ]);
    const settings = readSettings(process);
    const plan = plans && chosenPlan(plans, deps.plan ?? settings.planId);
    if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    return { plan, settings, pending: verificationPending(subscription) };
  },
  component: function SubscriptionPayRoute() {
    const { accountId, stripePublishableKey } = Route.useRouteContext();
    const { plan, settings, pending } = Route.useLoaderData();
    const { period = periodOf(settings) } = Route.useSearch();
    const goOn = useGoOn();
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
        onStarted={usePlanTaken(accountId)}
        withoutPlan={
          <ContinueWithoutPlan accountId={accountId} onDone={(process) => goOn(accountId, process)} />
        }
      />
    );
  },
  staticData: { place: 'subscriptionpay', title: (LL) => LL.shell.rooms.subscriptionpay() },
});
