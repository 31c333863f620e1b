import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { keepProcess, welcomeProcessOptions } from '@/routes/-guards/onboarding-guard';

/** What a company set up, as the welcome process holds it; and what to do with the answer of a save. */
export function useWelcomeProcess(accountId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(welcomeProcessOptions(accountId));
  const keep = (process: WelcomeProcess) => {
    keepProcess(queryClient, accountId, process);
    // The account names the company, and where it is billed.
    void invalidateAccount(queryClient, accountId);
  };
  return { query, keep };
}
