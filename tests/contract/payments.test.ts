import { CARD_SENTINELS } from '@mocks/billing/sentinels';
import { FAILING_NAME } from '@mocks/core/sentinel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Account, JobRef } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const MINUTE = 60_000;
const path = { accountId: 'acc_nuevo' };

async function buyer({ company = 'Café Vega', country = 'ES' } = {}) {
  const caller = createCaller({ speed: 1 });
  const token = await caller.signIn('nuevo@acme.example');
  const details = { name: company, country, timeZone: 'Europe/Madrid' };
  await caller.call('saveCompany', { token, body: { accountId: 'acc_nuevo', company: details } });
  await caller.call('advanceStage', { token, body: { accountId: 'acc_nuevo' } });
  const pay = (paymentMethod: string, key: string, choice: { planId?: string; period?: string } = {}) =>
    caller.call('subscribe', {
      token,
      path,
      headers: { 'Idempotency-Key': key },
      body: { planId: 'plan_growth', period: 'month', ...choice, paymentMethod },
    });
  const process = async () => (await caller.call('welcomeProcess', { token, path })).body;
  const account = async () => z.parse(Account, (await caller.call('account', { token, path })).body);
  const job = async (jobId: string) => (await caller.call('job', { token, path: { jobId } })).body;
  const retry = (jobId: string) => caller.call('retryJob', { token, path: { jobId } });
  return { ...caller, token, pay, process, account, job, retry, charges: () => caller.db.state.charges };
}

const jobOf = (body: unknown) => z.parse(JobRef, body).jobId;

describe('what is due today', () => {
  const due = async (country: string, query: Record<string, string>) => {
    const { call, token } = await buyer({ country });
    return call('dueToday', { token, path, query });
  };

  test('is the price with the tax of the country, and when it is due again', async () => {
    expect((await due('ES', { planId: 'plan_growth', period: 'month' })).body).toEqual({
      planId: 'plan_growth',
      period: 'month',
      currency: 'EUR',
      lines: [
        { kind: 'plan', amount: 49 },
        { kind: 'tax', amount: 10.29, percent: 21 },
      ],
      total: 59.29,
      renewsAt: '2026-12-20T16:45:00.000Z',
    });
    expect((await due('US', { planId: 'plan_starter', period: 'year' })).body).toMatchObject({
      lines: [{ kind: 'plan', amount: 190 }],
      total: 190,
      renewsAt: '2027-11-20T16:45:00.000Z',
    });
  });

  test('of a plan that does not exist is refused', async () => {
    expect((await due('ES', { planId: 'plan_none', period: 'month' })).status).toBe(422);
  });
});

describe('a payment', () => {
  test('goes through once, whatever the retry', async () => {
    const { pay, process, account, clock, charges, job } = await buyer();
    const first = await pay(CARD_SENTINELS.ok, 'key-first-1');
    expect(first.status).toBe(202);
    expect((await pay(CARD_SENTINELS.ok, 'key-first-1')).body).toEqual(first.body);
    // A browser that lost its key asks with a new one.
    expect((await pay(CARD_SENTINELS.ok, 'key-second-2')).body).toEqual(first.body);
    expect(await process()).toMatchObject({
      currentStage: 'subscription_settings',
      settings: { planId: 'plan_growth', period: 'month', jobId: jobOf(first.body) },
    });
    expect(await pay(CARD_SENTINELS.ok, 'key-third-3', { planId: 'plan_scale' })).toMatchObject({
      status: 409,
      body: { code: 'SUBSCRIPTION_UNDER_WAY' },
    });
    clock.advance(MINUTE);
    expect(await job(jobOf(first.body))).toMatchObject({ kind: 'subscription_start', status: 'succeeded' });
    expect((await account()).subscription).toMatchObject({
      statusValue: 'active',
      status: true,
      planId: 'plan_growth',
    });
    const after = await process();
    expect(after).toMatchObject({ currentStage: 'integrations_settings' });
    expect(after).not.toHaveProperty('settings.jobId');
    expect(await pay(CARD_SENTINELS.ok, 'key-fourth-4')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SUBSCRIBED' },
    });
    expect(charges()).toEqual([
      { accountId: 'acc_nuevo', jobId: jobOf(first.body), amount: 59.29, currency: 'EUR' },
    ]);
  });

  test('that is declined changes nothing', async () => {
    const { pay, process, account, charges } = await buyer();
    const before = [await process(), await account()];
    expect(await pay(CARD_SENTINELS.declined, 'key-first-1')).toMatchObject({
      status: 402,
      body: { code: 'CARD_DECLINED' },
    });
    expect([await process(), await account()]).toEqual(before);
    expect(charges()).toEqual([]);
    expect((await pay(CARD_SENTINELS.ok, 'key-second-2')).status).toBe(202);
  });

  test('that the bank wants verified leaves a set-up to finish', async () => {
    const { call, token, pay, account, charges } = await buyer();
    expect(await pay(CARD_SENTINELS.action, 'key-first-1')).toMatchObject({
      status: 402,
      body: { code: 'REQUIRES_ACTION' },
    });
    const { subscription } = await account();
    expect(subscription.statusValue).toBe('none');
    const setupIntent = subscription.metadata.subscriptions[0]?.pending_setup_intent ?? '';
    const found = await call('paymentSetup', { token, path: { ...path, setupIntent } });
    expect(found.body).toMatchObject({ setupIntent });
    expect(charges()).toEqual([]);
    expect((await pay(CARD_SENTINELS.verified, 'key-second-2')).status).toBe(202);
    expect((await account()).subscription.metadata.subscriptions[0]?.pending_setup_intent).toBeNull();
    expect(charges()).toHaveLength(1);
  });

  test('whose plan could not be set up goes on from the failed phase, and is not made again', async () => {
    const { pay, process, clock, charges, job, retry } = await buyer({ company: FAILING_NAME });
    const jobId = jobOf((await pay(CARD_SENTINELS.ok, 'key-first-1')).body);
    clock.advance(MINUTE);
    expect(await job(jobId)).toMatchObject({ status: 'failed', phase: 'workspace' });
    // Another device finds it there.
    expect(await process()).toMatchObject({ settings: { jobId } });
    expect((await retry(jobId)).body).toEqual({ jobId });
    expect(await job(jobId)).toMatchObject({ status: 'running', phase: 'workspace', progress: 0.5 });
    clock.advance(MINUTE);
    expect(await job(jobId)).toMatchObject({ status: 'succeeded' });
    expect((await retry(jobId)).body).toEqual({ jobId });
    expect(await process()).toMatchObject({ currentStage: 'integrations_settings' });
    expect(charges()).toHaveLength(1);
  });

  test('asked for anew instead of that retry goes on just so', async () => {
    const { pay, clock, charges, job } = await buyer({ company: FAILING_NAME });
    const first = await pay(CARD_SENTINELS.ok, 'key-first-1');
    clock.advance(MINUTE);
    expect((await pay(CARD_SENTINELS.ok, 'key-second-2')).body).toEqual(first.body);
    expect(await job(jobOf(first.body))).toMatchObject({ status: 'running' });
    expect(charges()).toHaveLength(1);
  });

  test('takes nothing that looks like a card', async () => {
    const { pay } = await buyer();
    expect((await pay('4242424242424242', 'key-first-1')).status).toBe(422);
  });
});

test('the same key opens one set-up, a new key another', async () => {
  const { call, token } = await buyer();
  const open = async (key: string) =>
    (await call('setUpPayment', { token, path, headers: { 'Idempotency-Key': key } })).body;
  expect(await open('key-first-1')).toEqual(await open('key-first-1'));
  expect(await open('key-second-2')).not.toEqual(await open('key-first-1'));
});
