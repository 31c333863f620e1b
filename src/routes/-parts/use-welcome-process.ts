import { useQuery } from '@tanstack/react-query';
import { welcomeProcessOptions } from '@/routes/-guards/onboarding-guard';
import { useKeepProcess } from './use-keep-process';

/** What a company set up, as the welcome process holds it; and what to do with the answer of a save. */
export function useWelcomeProcess(accountId: string) {
  const query = useQuery(welcomeProcessOptions(accountId));
  return { query, keep: useKeepProcess(accountId) };
}
