import { useQueryClient } from '@tanstack/react-query';
import { useAccountId } from '@/shared/account/use-account-id';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { guardOnboarding } from './guard-onboarding';
import { PATH_OF_PLACE } from './onboarding-paths';
import { keepProcess } from './welcome-process';

/** After a step of onboarding: keeps what the server answered and goes where the stage now says. */
export function useContinueOnboarding(): (answer: unknown) => Promise<void> {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  return async (answer) => {
    await keepProcess(queryClient, accountId, answer);
    void invalidateAfter(queryClient, 'advanceStage');
    const target = await guardOnboarding({ queryClient, accountId, place: 'other', readOnly: false });
    await navigate({ to: PATH_OF_PLACE[target ?? 'dashboard'] });
  };
}
