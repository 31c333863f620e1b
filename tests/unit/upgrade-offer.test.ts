import { expect, test } from 'vitest';
import { isTrialing } from '@/features/billing/is-trialing';
import { isPaidUp, showsUpgradeOffer } from '@/features/billing/upgrade-offer';

test.each([
  // required, status, statusValue → paid up, offer
  [true, false, 'none', false, true],
  [true, false, 'past_due', false, true],
  [true, false, 'canceled', false, true],
  [true, false, 'trialing', false, false],
  [true, true, 'trialing', true, false],
  [true, true, 'active', true, false],
  [false, false, 'none', true, false],
  [false, false, 'trialing', true, false],
  [false, true, 'active', true, false],
])(
  'required %s, status %s, %s: paid up %s, offer %s',
  (subscriptionRequired, status, statusValue, paid, offer) => {
    expect(isPaidUp({ subscriptionRequired, status })).toBe(paid);
    expect(showsUpgradeOffer({ subscriptionRequired, status, statusValue })).toBe(offer);
  },
);

test('only trialing means a trial user', () => {
  expect(['none', 'trialing', 'active', 'trial'].map((statusValue) => isTrialing({ statusValue }))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
