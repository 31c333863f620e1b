import { useAccountId } from '@/shared/account/use-account-id';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { advanceFrom } from '@/shared/onboarding/advance-from';
import { useContinueOnboarding } from '@/shared/onboarding/use-continue-onboarding';

/** Where it goes on once a plan was taken: to the set-up of it, or past it where no job is named. */
export function usePlanTaken(): (job: string | undefined) => Promise<void> {
  const navigate = useNavigateFromHere();
  const accountId = useAccountId();
  const continueOnboarding = useContinueOnboarding();
  return async (job) => {
    if (job !== undefined) return navigate({ to: '/{-$locale}/onboarding/subscribing', search: { job } });
    await continueOnboarding(await advanceFrom(accountId, 'subscription_settings'));
  };
}
