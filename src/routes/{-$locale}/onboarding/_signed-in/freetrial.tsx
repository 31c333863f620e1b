import { createFileRoute, redirect } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { FreeTrialScreen } from '@/features/onboarding/free-trial-screen';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { chosenPlan, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/freetrial')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const [plans, { settings }] = await Promise.all([
      queryClient.query(getPlansQueryOptions()),
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'paying'),
    ]);
    const plan = chosenPlan(plans, deps.plan ?? settings.planId);
    if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    const period = deps.period ?? settings.period ?? 'month';
    const timeZone = settings.company?.timeZone;
    return { plan, period, knownJob: settings.jobId, today: new Date(), timeZone };
  },
  component: function FreeTrialRoute() {
    const { accountId } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    return (
      <FreeTrialScreen
        {...Route.useLoaderData()}
        accountId={accountId}
        BackLink={PlansLink}
        onStarted={(job) => navigate({ to: '/{-$locale}/onboarding/subscribing', search: { job } })}
      />
    );
  },
  staticData: { place: 'freetrial', title: (LL) => LL.shell.rooms.freetrial() },
});
