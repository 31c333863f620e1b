import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { payOverdue } from '@/api/generated/subscription/subscription';
import { AskSupport } from '@/features/billing/subscription/ask-support';
import { OverdueCard } from '@/features/billing/subscription/overdue-card';
import { cardFieldsFor } from '@/features/onboarding/payment/card-fields';
import { PayForm } from '@/features/onboarding/payment/pay-form';
import { useCardPayment } from '@/features/onboarding/payment/use-card-payment';
import { formatMoney } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';

interface PayOverdueProps {
  overdue: Overdue;
  /** The bank still wants to verify its customer. */
  pending: boolean;
  timeZone: string | undefined;
}

/** A payment that did not go through, and another card for it. */
export function PayOverdue({ overdue, pending, timeZone }: PayOverdueProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.overdue;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { stripePublishableKey, brand } = useRouteContext({
    from: '/{-$locale}/_signed-in/dashboard/settings',
  });
  const CardFields = cardFieldsFor(stripePublishableKey);
  const payment = useCardPayment({
    accountId,
    pending,
    // Asked twice it is paid once: afterwards nothing is overdue.
    send: (paymentMethod) => payOverdue(accountId, { paymentMethod }),
    onPaid: async () => {
      showToast({ title: t.paid() });
      await invalidateAfter(queryClient, 'payOverdue');
    },
  });
  const amount = formatMoney(locale, overdue.currency, overdue.amount);
  return (
    <OverdueCard overdue={overdue} timeZone={timeZone}>
      {CardFields ? (
        <Late fallback={<Skeleton className="h-40 w-full" />}>
          <CardFields
            currency={overdue.currency}
            publishableKey={stripePublishableKey ?? ''}
            onChange={payment.forget}
          >
            {(fields, card) => <PayForm payment={payment} card={card} fields={fields} amount={amount} />}
          </CardFields>
        </Late>
      ) : (
        <Notice tone="warning">
          {t.notConfigured()} <AskSupport brand={brand.title ?? LL.common.title()} support={brand.support} />
        </Notice>
      )}
    </OverdueCard>
  );
}
