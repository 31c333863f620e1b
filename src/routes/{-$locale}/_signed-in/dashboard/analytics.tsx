import { createFileRoute } from '@tanstack/react-router';
import { analyticsSearch } from '@/features/analytics/analytics-search';
import { AnalyticsPage } from '@/pages/analytics-page';
import { loadAnalytics } from '@/routes/-guards/load-analytics';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/analytics')({
  validateSearch: analyticsSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: loadAnalytics,
  component: AnalyticsPage,
  staticData: { showsWidget: true, view: 'figures', title: (LL) => LL.shell.analytics() },
});
