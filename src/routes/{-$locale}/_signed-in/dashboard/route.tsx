import { createFileRoute } from '@tanstack/react-router';
import { DashboardCrash } from '@/pages/dashboard-crash';
import { DashboardLayout } from '@/pages/dashboard-layout';
import { openDashboard } from '@/routes/-guards/open-dashboard';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard')({
  beforeLoad: openDashboard,
  loader: ({ context: { account } }) => account,
  component: DashboardLayout,
  errorComponent: DashboardCrash,
  staticData: { place: 'dashboard' },
});
