import { getRouteApi } from '@tanstack/react-router';
import { SubscribingScreen } from '@/features/onboarding/subscribing-screen';

const route = getRouteApi('/{-$locale}/onboarding/_signed-in/subscribing');

/** The processing of a subscription, one screen a job. */
export function SubscribingPage() {
  const jobId = route.useLoaderData();
  return <SubscribingScreen key={jobId} jobId={jobId} />;
}
