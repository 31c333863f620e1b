import { useUnansweredQuestions } from '@/api/generated/analytics/analytics';
import { useAccountId } from '@/shared/account/use-account-id';

/** So many are asked for; nobody reads more of them in one go. */
const MOST = 100;

/** What visitors asked in vain, of one agent or of all. */
export function useQuestions(botKey: string | undefined) {
  return useUnansweredQuestions({ accountId: useAccountId(), botKey, limit: MOST });
}
