import type { BillingState } from './store';

/** Nobody has paid yet; Acme has begun to name a card. */
export function seedBilling(): BillingState {
  return { charges: [], paymentSetups: { 'acc_acme first-card': 'seti_1Q8Zk2Acme' } };
}
