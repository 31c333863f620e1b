import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions, usePlans } from '@/api/generated/accounts/accounts';
import { readSettings } from '@/api/welcome-settings';
import { hadTrial } from '@/features/billing/had-trial';
import { verificationPending } from '@/features/billing/verification-pending';
import { ContinueWithoutPlan } from '@/features/onboarding/continue-without-plan';
import { OpenChoice } from '@/features/onboarding/open-choice';
import { PricingScreen } from '@/features/onboarding/pricing-screen';
import { subscriptionNow } from '@/routes/-guards/subscription-now';
import { unlessNoPage } from '@/routes/-guards/unless-no-page';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { unlessWorkUnderWay } from '@/routes/-guards/work-under-way';
import { periodOf, planSearch } from '@/routes/-parts/chosen-plan';
import { PayLink, SubscribingLink } from '@/routes/-parts/links';
import { useKeepProcess } from '@/routes/-parts/use-keep-process';
import { FailurePanel } from '@/shared/failures/failure-panel';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: planSearch,
  loader: async ({ context: { queryClient, accountId }, preload }) => {
    const [process, subscription] = await Promise.all([
      unlessWorkUnderWay({ queryClient, accountId, lookOnly: preload }, 'plans'),
      // A hint only: the plans can be compared without it.
      subscriptionNow(queryClient, accountId).catch(() => undefined),
      queryClient.query(getPlansQueryOptions()).catch(unlessNoPage),
    ]);
    const pending = verificationPending(subscription);
    return {
      settings: readSettings(process),
      pending,
      offersTrial: !subscription || !hadTrial(subscription),
    };
  },
  component: function PricingRoute() {
    const { accountId } = Route.useRouteContext();
    const keep = useKeepProcess(accountId);
    const goOn = useGoOn();
    const plans = usePlans();
    const { settings, pending, offersTrial } = Route.useLoaderData();
    const open = settings.jobId ? 'stopped' : pending ? 'unverified' : undefined;
    const { period = periodOf(settings) } = Route.useSearch();
    const navigate = Route.useNavigate();
    const goFromHere = useNavigateFromHere();
    return (
      <PricingScreen
        accountId={accountId}
        plans={plans.data}
        failure={<FailurePanel error={plans.error} onRetry={() => void plans.refetch()} />}
        withoutPlan={
          <ContinueWithoutPlan accountId={accountId} leading onDone={(process) => goOn(accountId, process)} />
        }
        offersTrial={offersTrial}
        period={period}
        notice={open && <OpenChoice open={open} GoOnLink={open === 'stopped' ? SubscribingLink : PayLink} />}
        onPeriod={(next) => navigate({ search: { period: next }, replace: true })}
        onChosen={async (way, plan, answer) => {
          await keep(answer);
          const to = way === 'trial' ? 'freetrial' : 'subscriptionpay';
          await goFromHere({ to: `/{-$locale}/onboarding/${to}`, search: { plan, period } });
        }}
      />
    );
  },
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
