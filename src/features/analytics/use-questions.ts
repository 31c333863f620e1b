import { useUnansweredQuestions } from '@/api/generated/analytics/analytics';
import { useAccountId } from '@/shared/account/use-account-id';
import { questionsParams } from './figures-params';

/** What visitors asked in vain, of one agent or of all. */
export function useQuestions(botKey: string | undefined) {
  return useUnansweredQuestions(questionsParams(useAccountId(), botKey));
}
