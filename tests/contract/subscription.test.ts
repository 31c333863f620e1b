import { describe, expect, test } from 'vitest';
import { createCaller } from './support/caller';

const path = { accountId: 'acc_acme' };
const DAY = 24 * 60 * 60 * 1000;
/** From the time the tests begin at, into the next month. */
const TO_THE_NEXT_MONTH = 12 * DAY;

async function owner() {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const { db, call } = caller;
  return {
    ...caller,
    token,
    billing: async () => (await call('billing', { token, path })).body,
    plan: () => db.state.accounts.acc_acme?.account.subscription,
    change: (planId: string, period = 'month') =>
      call('changePlan', { token, path, body: { planId, period } }),
    mails: () => db.state.outbox.map(({ to, about }) => `${to}: ${about?.en}`),
  };
}

describe('a smaller plan', () => {
  test('takes the place of the present one when the period turns, and not before', async () => {
    const { change, billing, plan, clock } = await owner();
    await change('plan_starter');
    expect(await billing()).toMatchObject({
      planId: 'plan_growth',
      next: { planId: 'plan_starter', period: 'month', startsAt: '2026-12-01T00:00:00.000Z' },
    });
    clock.advance(10 * DAY);
    await billing();
    expect(plan()?.planId).toBe('plan_growth');
    clock.advance(TO_THE_NEXT_MONTH - 10 * DAY);
    expect(await billing()).toMatchObject({ planId: 'plan_starter', next: null });
    expect(plan()?.planId).toBe('plan_starter');
  });

  test('is taken back by staying with the present one', async () => {
    const { change, billing, clock } = await owner();
    await change('plan_starter');
    await change('plan_growth');
    clock.advance(TO_THE_NEXT_MONTH);
    expect(await billing()).toMatchObject({ planId: 'plan_growth', next: null });
  });
});

test('a plan that was cancelled ends with its period, and agents stop', async () => {
  const { call, token, billing, plan, clock, db } = await owner();
  await call('cancelPlan', { token, path });
  clock.advance(TO_THE_NEXT_MONTH);
  expect(await billing()).toMatchObject({ renewsAt: null, endsAt: null });
  expect(plan()).toMatchObject({ statusValue: 'canceled', status: false });
  const live = Object.values(db.state.agents).filter(
    ({ accountId, agent }) => accountId === 'acc_acme' && agent.status === 'live',
  );
  expect(live).toEqual([]);
  expect((await call('resumePlan', { token, path })).status).toBe(409);
});

describe('the spending cap', () => {
  /** Twelve agents cost two beyond the ten that are included: 24 a month. */
  async function spending(amount: number, alerts: number[]) {
    const as = await owner();
    const model = as.db.state.agents.bot_returns;
    if (!model) throw new Error('the seed lacks the agent');
    for (let number = 1; number <= 8; number += 1) {
      const botKey = `bot_more-${number}`;
      as.db.state.agents[botKey] = { ...model, agent: { ...structuredClone(model.agent), botKey } };
    }
    await as.call('saveSpendCap', { token: as.token, path, body: { amount, alerts } });
    return as;
  }

  test('mails the owners at each percentage that is reached, once a month', async () => {
    const { billing, mails, clock } = await spending(30, [50, 80, 100]);
    await billing();
    await billing();
    const both = ['50', '80'].map(
      (percent) => `ana@acme.example: See your spending: ${percent} % of the cap`,
    );
    expect(mails()).toEqual(both);
    clock.advance(TO_THE_NEXT_MONTH);
    await billing();
    expect(mails()).toEqual([...both, ...both]);
  });

  test('refuses what it does not allow by its own name, also from the trash', async () => {
    const { call, token, db } = await spending(24, []);
    const body = {
      source: 'blank',
      accountId: 'acc_acme',
      name: 'Citas',
      language: 'es',
      instructions: 'Ayudas a reservar citas.',
    };
    expect(await call('createAgent', { token, body })).toMatchObject({
      status: 409,
      body: { code: 'SPEND_CAP_REACHED' },
    });
    db.state.trash['bot_more-1'] = db.now();
    db.state.trash['bot_more-2'] = db.now();
    const change = { accountId: 'acc_acme', change: 'restore', botKeys: ['bot_more-1', 'bot_more-2'] };
    await call('saveSpendCap', { token, path, body: { amount: 12, alerts: [] } });
    expect((await call('changeAgents', { token, body: change })).body).toMatchObject({
      results: [{ done: true }, { done: false, code: 'SPEND_CAP_REACHED' }],
    });
  });

  test('that is raised mails again only what is reached anew', async () => {
    const { call, token, billing, mails } = await spending(30, [50, 80]);
    await billing();
    await call('saveSpendCap', { token, path, body: { amount: 40, alerts: [50, 80] } });
    await billing();
    expect(mails()).toHaveLength(2);
    await call('saveSpendCap', { token, path, body: { amount: 25, alerts: [50, 80] } });
    await billing();
    expect(mails()).toHaveLength(3);
  });
});
