import { getRouteApi } from '@tanstack/react-router';
import { FreeTrialScreen } from '@/features/onboarding/free-trial-screen';

const route = getRouteApi('/{-$locale}/onboarding/_signed-in/freetrial');

/** The free trial of the chosen plan. */
export function FreeTrialPage() {
  return <FreeTrialScreen {...route.useLoaderData()} />;
}
