import { type UsageFacts, usageFacts } from '@/features/billing/usage-facts';
import { useAccountFacts } from './use-account-facts';

/** The use of agents in figures and money; apart from the account's facts, since the frame of every page needs only those. */
export function useUsage(): UsageFacts {
  const { account, used } = useAccountFacts();
  return usageFacts(account, used);
}
