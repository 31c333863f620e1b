import { createFileRoute } from '@tanstack/react-router';
import { DashboardLayout } from '@/pages/dashboard-layout';
import { PageCrash } from '@/pages/route-fallbacks';
import { openDashboard } from '@/routes/-guards/open-dashboard';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard')({
  beforeLoad: openDashboard,
  loader: ({ context: { account } }) => account,
  component: DashboardLayout,
  errorComponent: PageCrash,
  staticData: { place: 'dashboard' },
});
