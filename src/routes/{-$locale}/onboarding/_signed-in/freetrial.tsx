import { createFileRoute, redirect } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { FreeTrialScreen } from '@/features/onboarding/free-trial-screen';
import { chosenPlan, planSearch } from '@/routes/-parts/chosen-plan';
import { PlansLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/freetrial')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const plan = chosenPlan(await queryClient.query(getPlansQueryOptions()), deps.plan);
    if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    return { plan, today: new Date() };
  },
  component: function FreeTrialRoute() {
    const { accountId } = Route.useRouteContext();
    const { plan, today } = Route.useLoaderData();
    const navigate = Route.useNavigate();
    return (
      <FreeTrialScreen
        accountId={accountId}
        plan={plan}
        today={today}
        BackLink={PlansLink}
        onStarted={(job) => navigate({ to: '/{-$locale}/onboarding/subscribing', search: { job } })}
      />
    );
  },
  staticData: { place: 'freetrial', title: (LL) => LL.shell.rooms.freetrial() },
});
