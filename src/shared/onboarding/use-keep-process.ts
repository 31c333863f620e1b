import { useQueryClient } from '@tanstack/react-query';
import { useAccountId } from '@/shared/account/use-account-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { keepProcess } from './welcome-process';

/**
 * Keeps what a save answered, and returns whether the process is known now. What is saved is saved: a process that cannot
 * be asked for again is not a failure of the save.
 */
export function useKeepProcess(): (answer: unknown) => Promise<boolean> {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  return async (answer) => {
    // The account names the company, and where it is billed.
    void invalidateAfter(queryClient, 'saveCompany');
    return keepProcess(queryClient, accountId, answer).then(
      () => true,
      () => false,
    );
  };
}
