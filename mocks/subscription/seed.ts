import type { SubscriptionState } from './store';

const UNUSED = { taxId: null, spendCap: null, endsAt: null, invoices: [], next: null, alerted: null };

/** Acme pays by card; Norte is in its trial. What they have used is what analytics count. */
export function seedSubscriptions(): SubscriptionState {
  return {
    subscriptions: {
      acc_acme: {
        ...UNUSED,
        conversationsBefore: 0,
        card: { brand: 'visa', last4: '4242', expires: '2028-09' },
        taxId: { country: 'ES', value: 'B58818501' },
      },
      acc_norte: { ...UNUSED, conversationsBefore: 0, card: null },
    },
  };
}
