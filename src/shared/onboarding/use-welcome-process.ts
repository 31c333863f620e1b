import { useQuery } from '@tanstack/react-query';
import { useAccountId } from '@/shared/account/use-account-id';
import { welcomeProcessOptions } from './welcome-process';

/** What a company set up, as the welcome process holds it. */
export function useWelcomeProcess() {
  return useQuery(welcomeProcessOptions(useAccountId()));
}
