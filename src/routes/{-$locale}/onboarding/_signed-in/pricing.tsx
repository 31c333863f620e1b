import { createFileRoute } from '@tanstack/react-router';
import { planSearch } from '@/features/onboarding/chosen-plan';
import { PricingPage } from '@/pages/pricing-page';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: planSearch,
  loader: async (visit) => (await import('@/routes/-guards/load-plans')).loadPricing(visit),
  component: PricingPage,
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
