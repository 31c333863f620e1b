import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSettings } from '@/api/welcome-settings';
import { advanceFrom } from '@/features/onboarding/advance-from';
import { SubscribingScreen } from '@/features/onboarding/subscribing-screen';
import { readProcess } from '@/routes/-guards/onboarding-guard';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { PlansLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscribing')({
  validateSearch: ({ job }): { job?: string } => (typeof job === 'string' ? { job } : {}),
  loaderDeps: ({ search }) => search,
  // Another device finds the work under way in the process itself.
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const visit = { queryClient, accountId, lookOnly: preload };
    const jobId = deps.job ?? readSettings(await readProcess(visit)).jobId;
    if (!jobId) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    return jobId;
  },
  component: function SubscribingRoute() {
    const { accountId } = Route.useRouteContext();
    const jobId = Route.useLoaderData();
    const navigate = Route.useNavigate();
    const goOn = useGoOn();
    return (
      <SubscribingScreen
        key={jobId}
        jobId={jobId}
        // The work itself may have moved the stage on, or left that to us.
        onDone={async () => goOn(accountId, await advanceFrom(accountId, 'subscription_settings'))}
        onLost={() => navigate({ to: '/{-$locale}/onboarding/pricing' })}
        PlansLink={PlansLink}
      />
    );
  },
  staticData: { place: 'subscribing', title: (LL) => LL.shell.rooms.subscribing() },
});
