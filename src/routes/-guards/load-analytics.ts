import type { QueryClient } from '@tanstack/react-query';
import { type AnalyticsSearch, analyticsSearch } from '@/features/analytics/analytics-search';

interface AnalyticsVisit {
  context: { queryClient: QueryClient; accountId: string };
  deps: Pick<AnalyticsSearch, 'view'>;
  location: { search: Record<string, unknown> };
}

/** The figures' calls leave beside the page's code; filters that are changed later are the page's own to ask for. */
export function loadAnalytics({
  context: { queryClient, accountId },
  deps: { view },
  location,
}: AnalyticsVisit): void {
  if (view !== undefined) return;
  // Not in the product's first file, which holds this loader.
  import('@/pages/ask-for-figures')
    .then(({ askForFigures }) => askForFigures(queryClient, accountId, analyticsSearch(location.search)))
    .catch(() => undefined);
}
