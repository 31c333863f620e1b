import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { payOverdue } from '@/api/generated/subscription/subscription';
import { cardFieldsFor } from '@/features/onboarding/payment/card-fields';
import { PayForm } from '@/features/onboarding/payment/pay-form';
import { useCardPayment } from '@/features/onboarding/payment/use-card-payment';
import { useAccountId } from '@/shared/account/use-account-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';

interface BillCardFormProps {
  currency: string;
  /** The bank still wants to verify its customer. */
  pending: boolean;
  /** What is overdue, as money; without it the card is only kept. */
  amount?: string | undefined;
  onTaken: () => void;
}

/** Takes the card that is charged from then on, and pays with it what is overdue. */
export function BillCardForm({ currency, pending, amount, onTaken }: BillCardFormProps) {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { stripePublishableKey } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard/settings' });
  const CardFields = cardFieldsFor(stripePublishableKey);
  const payment = useCardPayment({
    accountId,
    pending,
    // Asked twice it is paid once: afterwards nothing is overdue.
    send: (paymentMethod) => payOverdue(accountId, { paymentMethod }),
    onPaid: async () => {
      onTaken();
      await invalidateAfter(queryClient, 'payOverdue');
    },
  });
  if (!CardFields) return null;
  return (
    <Late fallback={<Skeleton className="h-40 w-full" />}>
      <CardFields
        currency={currency}
        publishableKey={stripePublishableKey ?? ''}
        onChange={payment.forget}
        broken={(notice) => notice}
      >
        {(fields, card) => (
          <PayForm
            payment={payment}
            card={card}
            fields={fields}
            amount={amount}
            pays={amount !== undefined}
          />
        )}
      </CardFields>
    </Late>
  );
}
