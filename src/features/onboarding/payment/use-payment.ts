import { subscribe } from '@/api/generated/billing/billing';
import type { SubscriptionSettingsPayload } from '@/api/generated/schemas/subscriptionSettingsPayload.zod';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { startOrFind } from '../start-or-find';
import { useCardPayment } from './use-card-payment';

interface PaymentOptions extends SubscriptionSettingsPayload {
  /** The bank wants to verify its customer since an earlier attempt, perhaps on another device. */
  pending: boolean;
  /** The job that stood in the process before. */
  knownJob: string | null | undefined;
  /** Without a job it was done at once. */
  onStarted: (jobId: string | undefined) => void | Promise<void>;
}

/** The payment of a plan: once, under one key, and found again where its answer was lost. */
export function usePayment({ accountId, planId, period, pending, knownJob, onStarted }: PaymentOptions) {
  const payOnce = useSubmitOnce('subscribe');
  return useCardPayment({
    accountId,
    pending,
    send: (paymentMethod) => {
      const body = { planId, period, paymentMethod };
      return startOrFind(accountId, knownJob, () =>
        payOnce(body, (request) => subscribe(accountId, body, request)),
      );
    },
    onPaid: onStarted,
  });
}
