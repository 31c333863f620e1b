import { useRouteContext } from '@tanstack/react-router';
import { takesCards } from '@/features/onboarding/payment/takes-cards';

/** Whether an overdue payment can be made by card here. */
export function useTakesCards(): boolean {
  const { stripePublishableKey } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  return takesCards(stripePublishableKey);
}
