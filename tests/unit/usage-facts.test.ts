import { describe, expect, test } from 'vitest';
import type { Account, Plan } from '@/api/generated/schemas';
import { botLimit } from '@/features/billing/agent-limit';
import { planShare } from '@/features/billing/plan-price';
import { usageFacts } from '@/features/billing/usage-facts';

type Billed = Pick<Account, 'subscription' | 'subscriptionSummary'>;

const account = (
  statusValue: string,
  { status = true, subscriptionRequired = true, last = 20 as number | null, currency = 'EUR' } = {},
): Billed => ({
  subscription: {
    statusValue,
    status,
    subscriptionRequired,
    metadata: { trial_end: null, subscriptions: [] },
  },
  subscriptionSummary: [
    {
      product_type: 'bot',
      currentPeriod: {
        totalUsage: 0,
        usageBreakdown: [
          { costInTier: '0.00', upTo: 5 },
          { costInTier: '12.00', upTo: last },
        ],
        currency,
      },
    },
  ],
});

describe('how many agents there may be (specification §9)', () => {
  test.each([
    ['who pays, up to the last tier', account('active'), 20],
    ['who pays, without an end', account('active', { last: null }), Number.POSITIVE_INFINITY],
    ['a trial has the free ones', account('trialing'), 5],
    ['nobody paid', account('past_due', { status: false }), 5],
    ['no plan', account('none', { status: false }), 5],
    ['no subscription is required', account('none', { status: false, subscriptionRequired: false }), 5],
    ['who pays, and no tier is known', { ...account('active'), subscriptionSummary: [] }, 1],
  ])('%s', (_, billed, limit) => {
    expect(botLimit(billed)).toBe(limit);
  });
});

describe('what one agent more costs', () => {
  test.each([
    ['nothing while it is included', account('active'), 4, 0],
    ['the tier’s cost from the first one beyond', account('active'), 5, 1200],
    ['the last one there can be', account('active'), 19, 1200],
    ['at the cap there is no next one', account('active'), 20, undefined],
    ['at the free limit of a trial there is none either', account('trialing'), 5, undefined],
  ])('%s', (_, billed, used, cost) => {
    expect(usageFacts(billed, used).nextCost).toBe(cost);
  });

  test('in the currency’s own minor units', () => {
    expect(usageFacts(account('active', { currency: 'JPY' }), 5)).toMatchObject({
      minorDigits: 0,
      nextCost: 12,
    });
  });
});

describe('what the plan adds to the next invoice', () => {
  const plan: Plan = {
    planId: 'plan_growth',
    name: { en: 'Growth', es: 'Crecimiento' },
    summary: { en: '', es: '' },
    price: { currency: 'EUR', month: 49, year: 490 },
    botLimit: 10,
    conversationsPerMonth: 3000,
    trialDays: 14,
  };
  test.each([
    ['the month’s price', plan, 'active', 'month', 4900],
    ['the month’s price where the period is not known', plan, 'active', undefined, 4900],
    ['nothing in a year that is paid', plan, 'active', 'year', 0],
    ['the year’s price when the trial ends', plan, 'trialing', 'year', 49_000],
    ['the overdue month', plan, 'past_due', 'month', 4900],
    ['nothing once it has ended', plan, 'canceled', 'month', 0],
    ['nothing without a plan', undefined, 'active', 'month', 0],
  ] as const)('%s', (_, bought, statusValue, period, share) => {
    expect(planShare(bought, { statusValue }, period, 2)).toBe(share);
  });
});
