import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { PricingScreen } from '@/features/onboarding/pricing-screen';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: ({ period }): { period?: 'year' } => (period === 'year' ? { period } : {}),
  loader: ({ context: { queryClient } }) => queryClient.query(getPlansQueryOptions()),
  component: function PricingRoute() {
    const plans = Route.useLoaderData();
    const { period = 'month' } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <PricingScreen
        plans={plans}
        period={period}
        onPeriod={(next) => navigate({ search: next === 'year' ? { period: next } : {}, replace: true })}
        onTrial={(plan) => navigate({ to: '/{-$locale}/onboarding/freetrial', search: { plan } })}
        onBuy={(plan) => navigate({ to: '/{-$locale}/onboarding/subscriptionpay', search: { plan } })}
      />
    );
  },
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
