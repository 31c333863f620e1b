import { expect, test } from 'vitest';
import type { Subscription } from '@/api/generated/schemas/subscription.zod';
import { hadTrial } from '@/features/billing/had-trial';

const END = '1766000000';
const fresh: Subscription = {
  statusValue: 'none',
  status: false,
  subscriptionRequired: true,
  planId: null,
  metadata: { trial_end: null, subscriptions: [] },
};
const withEnd = (trial_end: string | null) => ({
  trial_end: null,
  subscriptions: [{ customer: { id: 'cus_1' }, trial_end, pending_setup_intent: null }],
});

test.each<[string, Partial<Subscription>, boolean]>([
  ['nothing was chosen yet', {}, false],
  [
    'a payment was begun and never went through',
    { statusValue: 'incomplete', metadata: withEnd(null) },
    false,
  ],
  ['the trial runs', { statusValue: 'trialing', metadata: { trial_end: END, subscriptions: [] } }, true],
  ['the trial runs, and nobody says until when', { statusValue: 'trialing' }, true],
  ['the trial is over', { statusValue: 'past_due', metadata: withEnd(END) }, true],
  ['the company pays late', { statusValue: 'past_due', planId: 'plan_growth' }, true],
  ['the company has paid', { statusValue: 'canceled', planId: 'plan_growth' }, true],
  ['the company pays', { statusValue: 'active', status: true }, true],
])('%s', (_, known, expected) => {
  expect(hadTrial({ ...fresh, ...known })).toBe(expected);
});
