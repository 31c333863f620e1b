import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '@/pages/analytics-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/analytics')({
  component: AnalyticsPage,
  staticData: { showsWidget: true, title: (LL) => LL.shell.analytics() },
});
