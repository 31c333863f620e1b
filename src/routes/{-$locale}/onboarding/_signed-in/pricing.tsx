import { createFileRoute } from '@tanstack/react-router';
import { planSearch } from '@/features/onboarding/chosen-plan';
import { PricingPage } from '@/pages/pricing-page';
import { loadPricing } from '@/routes/-guards/load-plans';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/pricing')({
  validateSearch: planSearch,
  loader: loadPricing,
  component: PricingPage,
  staticData: { place: 'pricing', title: (LL) => LL.shell.rooms.pricing() },
});
