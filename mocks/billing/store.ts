import * as z from 'zod/mini';
import { AccountId, JobId } from '@/api/generated/schemas';

/** Money taken, once a subscription. */
const Charge = z.object({ accountId: AccountId, jobId: JobId, amount: z.number(), currency: z.string() });

/** What is remembered of payments. */
export const BillingState = z.object({
  charges: z._default(z.array(Charge), []),
  /** By account and Idempotency-Key: the SetupIntent that the first answer named. */
  paymentSetups: z._default(z.record(z.string(), z.string()), {}),
});
export type BillingState = z.infer<typeof BillingState>;
