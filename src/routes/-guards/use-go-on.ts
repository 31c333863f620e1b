import { useQueryClient } from '@tanstack/react-query';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import { PATH_OF_PLACE } from './go-to';
import { guardOnboarding, keepProcess } from './onboarding-guard';
import { useNavigateFromHere } from './use-navigate-from-here';

/** After a step of onboarding: keeps what the server answered and goes where the stage now says. */
export function useGoOn(): (accountId: string, answer: unknown) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  return async (accountId, answer) => {
    await keepProcess(queryClient, accountId, answer);
    void invalidateAccount(queryClient, accountId);
    const target = await guardOnboarding({ queryClient, accountId, place: 'other', lookOnly: false });
    await navigate({ to: PATH_OF_PLACE[target ?? 'dashboard'] });
  };
}
