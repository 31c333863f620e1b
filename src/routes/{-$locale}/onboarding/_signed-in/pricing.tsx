import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { hadTrial } from '@/features/billing/had-trial';
import { verificationPending } from '@/features/billing/verification-pending';
import { OpenChoice } from '@/features/onboarding/open-choice';
import { PricingScreen } from '@/features/onboarding/pricing-screen';
import { subscriptionNow } from '@/routes/-guards/subscription-now';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { planSearch } from '@/routes/-parts/chosen-plan';
import { PayLink, SubscribingLink } from '@/routes/-parts/links';
import { useKeepProcess } from '@/routes/-parts/use-keep-process';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: planSearch,
  loader: async ({ context: { queryClient, accountId }, preload }) => {
    const [plans, { settings }, subscription] = await Promise.all([
      queryClient.query(getPlansQueryOptions()),
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'plans'),
      // A hint only: the plans can be compared without it.
      subscriptionNow(queryClient, accountId).catch(() => undefined),
    ]);
    const pending = verificationPending(subscription);
    return { plans, settings, pending, offersTrial: !subscription || !hadTrial(subscription) };
  },
  component: function PricingRoute() {
    const { accountId } = Route.useRouteContext();
    const keep = useKeepProcess(accountId);
    const { plans, settings, pending, offersTrial } = Route.useLoaderData();
    const open = settings.jobId ? 'stopped' : pending ? 'unverified' : undefined;
    const { period = settings.period ?? 'month' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <PricingScreen
        accountId={accountId}
        plans={plans}
        offersTrial={offersTrial}
        period={period}
        notice={open && <OpenChoice open={open} GoOnLink={open === 'stopped' ? SubscribingLink : PayLink} />}
        onPeriod={(next) => navigate({ search: { period: next }, replace: true })}
        onChosen={async (way, plan, answer) => {
          await keep(answer);
          const to = way === 'trial' ? 'freetrial' : 'subscriptionpay';
          await navigate({ to: `/{-$locale}/onboarding/${to}`, search: { plan, period } });
        }}
      />
    );
  },
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
