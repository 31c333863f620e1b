import { createFileRoute } from '@tanstack/react-router';
import { planSearch } from '@/features/onboarding/chosen-plan';
import { SubscriptionPayPage } from '@/pages/subscription-pay-page';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/subscriptionpay')({
  validateSearch: planSearch,
  // Not the period: what is typed into the card stays when it changes.
  loaderDeps: ({ search: { plan } }) => ({ plan }),
  loader: async (visit) => (await import('@/routes/-guards/load-plans')).loadPayment(visit),
  component: SubscriptionPayPage,
  staticData: { place: 'subscriptionpay', title: (LL) => LL.shell.rooms.subscriptionpay() },
});
