import { createFileRoute } from '@tanstack/react-router';
import { planSearch } from '@/features/onboarding/chosen-plan';
import { FreeTrialPage } from '@/pages/free-trial-page';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/freetrial')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: async (visit) => (await import('@/routes/-guards/load-plans')).loadTrial(visit),
  component: FreeTrialPage,
  staticData: { place: 'freetrial', title: (LL) => LL.shell.rooms.freetrial() },
});
