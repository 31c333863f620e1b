import type { SubscriptionState } from './store';

const UNUSED = { taxId: null, spendCap: null, endsAt: null, invoices: [], next: null, alerted: null };

/** Acme has used most of its month, and pays by card; Norte is in its trial. */
export function seedSubscriptions(): SubscriptionState {
  return {
    subscriptions: {
      acc_acme: {
        ...UNUSED,
        conversationsBefore: 2510,
        card: { brand: 'visa', last4: '4242', expires: '2028-09' },
        taxId: { country: 'ES', value: 'B58818501' },
      },
      acc_norte: { ...UNUSED, conversationsBefore: 118, card: null },
    },
  };
}
