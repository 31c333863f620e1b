import { createFileRoute, redirect } from '@tanstack/react-router';
import { SubscribingPage } from '@/pages/subscribing-page';
import { readProcess } from '@/shared/onboarding/welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscribing')({
  validateSearch: ({ job }): { job?: string } => (typeof job === 'string' ? { job } : {}),
  loaderDeps: ({ search }) => search,
  // Another device finds the job in the process itself.
  loader: async ({ context: { queryClient, accountId }, deps, preload }) => {
    const visit = { queryClient, accountId, readOnly: preload };
    const jobId = deps.job ?? readSettings(await readProcess(visit)).jobId;
    if (!jobId) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
    return jobId;
  },
  component: SubscribingPage,
  staticData: { place: 'subscribing', title: (LL) => LL.shell.rooms.subscribing() },
});
