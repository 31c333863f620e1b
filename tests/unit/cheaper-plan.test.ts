import { expect, test } from 'vitest';
import { cheaperPlan, offeredPlans } from '@/features/billing/cheaper-plan';

const plan = (planId: string, month: number, botLimit: number, conversationsPerMonth: number | null) => ({
  planId,
  name: { en: planId, es: planId },
  price: { currency: 'EUR', month },
  botLimit,
  conversationsPerMonth,
  trialDays: 0,
});
const PLANS = [plan('small', 19, 2, 500), plan('medium', 49, 10, 3000), plan('large', 149, 50, null)];
const offered = (conversations: number | undefined, currency = 'EUR') =>
  offeredPlans(PLANS, { present: 'medium', currency, conversations, locale: 'en' }).map(
    ({ planId }) => planId,
  );

test('another plan in the same currency is offered, unless it includes fewer conversations than there were', () => {
  expect(offered(undefined)).toEqual(['small', 'large']);
  expect(offered(500)).toEqual(['small', 'large']);
  expect(offered(501)).toEqual(['large']);
  expect(offered(undefined, 'USD')).toEqual([]);
});

test('a cheaper plan includes all the agents for less, and of several it is the least expensive', () => {
  const offers = [
    { planId: 'large', name: 'Large', agents: 50, amount: 14900 },
    { planId: 'middle', name: 'Middle', agents: 30, amount: 9900 },
  ];
  expect(cheaperPlan(offers, { agents: 30, cost: 20000 })?.planId).toBe('middle');
  expect(cheaperPlan(offers, { agents: 31, cost: 20000 })?.planId).toBe('large');
  expect(cheaperPlan(offers, { agents: 51, cost: 99900 })).toBeUndefined();
  expect(cheaperPlan(offers, { agents: 30, cost: 9900 })).toBeUndefined();
  expect(cheaperPlan(offers, { agents: 30, cost: undefined })).toBeUndefined();
});
