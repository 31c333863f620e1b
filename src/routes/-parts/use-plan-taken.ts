import { advanceFrom } from '@/features/onboarding/advance-from';
import { useGoOn } from '@/routes/-guards/use-go-on';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';

/** Where it goes on once a plan was taken: to the set-up of it, or past it where no job is named. */
export function usePlanTaken(accountId: string): (job: string | undefined) => Promise<void> {
  const navigate = useNavigateFromHere();
  const goOn = useGoOn();
  return async (job) => {
    if (job !== undefined) return navigate({ to: '/{-$locale}/onboarding/subscribing', search: { job } });
    await goOn(accountId, await advanceFrom(accountId, 'subscription_settings'));
  };
}
