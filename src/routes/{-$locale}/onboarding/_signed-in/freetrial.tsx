import { createFileRoute, redirect } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { readSettings } from '@/api/welcome-settings';
import { ContinueWithoutPlan } from '@/features/onboarding/continue-without-plan';
import { FreeTrialScreen } from '@/features/onboarding/free-trial-screen';
import { unlessNoPage } from '@/routes/-guards/unless-no-page';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { chosenPlan, periodOf, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';
import { usePlanTaken } from '@/routes/-parts/use-plan-taken';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/freetrial')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const [plans, process] = await Promise.all([
      queryClient.query(getPlansQueryOptions()).catch(unlessNoPage),
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'paying'),
    ]);
    const settings = readSettings(process);
    const plan = plans && chosenPlan(plans, deps.plan ?? settings.planId);
    if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    const period = deps.period ?? periodOf(settings);
    const timeZone = settings.company?.timeZone;
    return { plan, period, knownJob: settings.jobId, today: new Date(), timeZone };
  },
  component: function FreeTrialRoute() {
    const { accountId } = Route.useRouteContext();
    const goOn = useGoOn();
    return (
      <FreeTrialScreen
        {...Route.useLoaderData()}
        accountId={accountId}
        BackLink={PlansLink}
        onStarted={usePlanTaken(accountId)}
        withoutPlan={
          <ContinueWithoutPlan accountId={accountId} onDone={(process) => goOn(accountId, process)} />
        }
      />
    );
  },
  staticData: { place: 'freetrial', title: (LL) => LL.shell.rooms.freetrial() },
});
