import { createFileRoute } from '@tanstack/react-router';
import { planSearch } from '@/features/onboarding/chosen-plan';
import { FreeTrialPage } from '@/pages/free-trial-page';
import { loadTrial } from '@/routes/-guards/load-plans';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/freetrial')({
  validateSearch: planSearch,
  loaderDeps: ({ search }) => search,
  loader: loadTrial,
  component: FreeTrialPage,
  staticData: { place: 'freetrial', title: (LL) => LL.shell.rooms.freetrial() },
});
