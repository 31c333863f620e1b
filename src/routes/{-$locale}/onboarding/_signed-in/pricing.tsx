import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { PricingScreen } from '@/features/onboarding/pricing-screen';
import { StoppedWork } from '@/features/onboarding/stopped-work';
import { keepProcess } from '@/routes/-guards/onboarding-guard';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { planSearch } from '@/routes/-parts/chosen-plan';
import { SubscribingLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: planSearch,
  loader: async ({ context: { queryClient, accountId } }) => {
    const [plans, { settings }] = await Promise.all([
      queryClient.query(getPlansQueryOptions()),
      unlessWorkUnderWay(queryClient, accountId, 'plans'),
    ]);
    return { plans, settings };
  },
  component: function PricingRoute() {
    const { queryClient, accountId } = Route.useRouteContext();
    const { plans, settings } = Route.useLoaderData();
    const { period = settings.period ?? 'month' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <PricingScreen
        accountId={accountId}
        plans={plans}
        period={period}
        notice={settings.jobId && <StoppedWork SubscribingLink={SubscribingLink} />}
        onPeriod={(next) => navigate({ search: { period: next }, replace: true })}
        onChosen={(way, plan, process) => {
          keepProcess(queryClient, accountId, process);
          const to = way === 'trial' ? 'freetrial' : 'subscriptionpay';
          return navigate({ to: `/{-$locale}/onboarding/${to}`, search: { plan, period } });
        }}
      />
    );
  },
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
