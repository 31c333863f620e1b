import { useFigures } from '@/api/generated/analytics/analytics';
import { useAccountId } from '@/shared/account/use-account-id';
import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';
import { figuresParams } from './figures-params';

/** The figures that a link asks for; nothing is asked where its range is none. */
export function useFiguresView(search: AnalyticsSearch, range: AnalyticsRange) {
  const accountId = useAccountId();
  return useFigures(figuresParams(accountId, search, range), {
    query: { enabled: range.fault === undefined },
  });
}
