import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { PATH_OF_PLACE } from './go-to';
import { guardOnboarding, keepProcess } from './onboarding-guard';

/** After a step of onboarding: keeps what the server answered and goes where the stage now says. */
export function useGoOn(): (accountId: string, process: WelcomeProcess) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (accountId, process) => {
    keepProcess(queryClient, accountId, process);
    void invalidateAccount(queryClient, accountId);
    const target = await guardOnboarding({ queryClient, accountId, place: 'other' });
    await navigate({ to: PATH_OF_PLACE[target ?? 'dashboard'] });
  };
}
