import type { QueryClient } from '@tanstack/react-query';
import { getAccountQueryOptions } from '@/api/generated/account/account';
import {
  getFiguresQueryOptions,
  getUnansweredQuestionsQueryOptions,
} from '@/api/generated/analytics/analytics';
import { rangeOf } from '@/features/analytics/analytics-range';
import type { AnalyticsSearch } from '@/features/analytics/analytics-search';
import { figuresParams, questionsParams } from '@/features/analytics/figures-params';
import { companyTimeZone } from '@/shared/account/company-time-zone';

/** Asks for the figures of a link while the page's code is on the way; a failure is the page's to show, which asks again. */
export async function askForFigures(
  queryClient: QueryClient,
  accountId: string,
  search: AnalyticsSearch,
): Promise<void> {
  const questions = getUnansweredQuestionsQueryOptions(questionsParams(accountId, search.agent));
  queryClient.query(questions).catch(() => undefined);
  const range = rangeOf(search, companyTimeZone(await queryClient.query(getAccountQueryOptions(accountId))));
  if (range.fault === undefined)
    await queryClient.query(getFiguresQueryOptions(figuresParams(accountId, search, range)));
}
