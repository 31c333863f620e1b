import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Job, JobRef, WelcomeProcess } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

describe('onboarding', () => {
  test('a new company goes through its stages, each only when its own work is done', async () => {
    const caller = createCaller({ speed: 1 });
    const { call, clock } = caller;
    const token = await caller.signIn('nuevo@acme.example');
    const accountId = 'acc_nuevo';
    const body = { accountId };
    const process = async () =>
      z.parse(WelcomeProcess, (await call('welcomeProcess', { token, path: body })).body);

    expect(await call('advanceStage', { token, body })).toMatchObject({
      status: 409,
      body: { code: 'STAGE_NOT_DONE' },
    });
    const company = {
      name: 'Librería Vega',
      country: 'MX',
      region: 'Jalisco',
      timeZone: 'America/Mexico_City',
    };
    await call('saveCompany', { token, body: { accountId, company } });
    expect((await call('account', { token, path: body })).body).toMatchObject({
      infoCompany: company,
      countrySubscription: { country: 'MX', alt: 'México' },
    });
    expect((await call('advanceStage', { token, body })).body).toMatchObject({
      currentStage: 'subscription_settings',
    });
    expect((await call('advanceStage', { token, body })).status).toBe(409);

    const trial = { token, path: body, body: { planId: 'plan_growth' } };
    const started = await call('startTrial', trial);
    expect(started.status).toBe(202);
    expect((await call('startTrial', trial)).body).toEqual(started.body);
    const another = await call('startTrial', { ...trial, headers: { 'Idempotency-Key': 'another-key' } });
    expect(another).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });

    const { jobId } = z.parse(JobRef, started.body);
    expect(await process()).toMatchObject({ settings: { jobId, planId: 'plan_growth' } });
    const phases: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      const job = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
      phases.push(`${job.phase} ${job.progress}`);
      clock.advance(750);
    }
    expect(phases).toEqual(['account 0', 'plan 0.25', 'workspace 0.5', 'done 0.75', 'done 1']);

    expect(await process()).toMatchObject({ currentStage: 'admin_settings', isEnd: false });
    expect((await call('account', { token, path: body })).body).toMatchObject({
      welcomeIsEnd: false,
      subscription: {
        statusValue: 'trialing',
        status: true,
        metadata: {
          trial_end: String(Math.floor((clock.now() - 750) / 1000) + 14 * 24 * 3600),
          subscriptions: [{}],
        },
      },
    });
    expect((await call('advanceStage', { token, body })).body).toMatchObject({ isEnd: true });
  });

  test.each(['saveIntegrations', 'saveWelcome'])(
    '%s keeps the flags beside the account, and what came beside them as it came',
    async (operationId) => {
      const { call, signIn } = createCaller();
      const token = await signIn('ana@acme.example');
      const accountId = 'acc_acme';
      const flags = { enableStudio2WidgetChannel: true, enableMetaWhatsappChannel: false };
      const body = { accountId, ...flags, hash: 'f00d', studioHash: null };
      await call(operationId, { token, body });
      const process = await call('welcomeProcess', { token, path: { accountId } });
      expect(z.parse(WelcomeProcess, process.body).settings).toMatchObject({
        ...flags,
        hash: 'f00d',
        studioHash: null,
        enableStudioWidgetChannel: true,
        planId: 'plan_growth',
      });
    },
  );

  test('the trial of a company named Fallo fails in its workspace, and can be tried again', async () => {
    const { call, signIn, db } = createCaller();
    const token = await signIn('nuevo@acme.example');
    const path = { accountId: 'acc_nuevo' };
    const company = { name: 'Fallo', country: 'ES', timeZone: 'Europe/Madrid' };
    await call('saveCompany', { token, body: { ...path, company } });
    const { jobId } = z.parse(JobRef, (await call('startTrial', { token, path })).body);
    expect((await call('job', { token, path: { jobId } })).body).toMatchObject({
      status: 'failed',
      phase: 'workspace',
      error: { code: 'WORKSPACE_FAILED' },
    });
    expect(db.state.accounts[path.accountId]?.account.subscription.statusValue).toBe('none');
    await call('saveCompany', { token, body: { ...path, company: { ...company, name: 'Bien' } } });
    const again = await call('startTrial', { token, path, headers: { 'Idempotency-Key': 'second-try' } });
    expect(again.status).toBe(202);
  });

  test('the creator is made once', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('nuevo@acme.example');
    const body = { accountId: 'acc_nuevo' };
    expect((await call('agents', { token, query: body })).body).toMatchObject({
      items: [],
      botCreator: null,
    });
    const first = await call('createBotCreator', { token, body });
    expect(first.body).toMatchObject({ isCreator: true });
    expect((await call('createBotCreator', { token, body })).body).toEqual(first.body);
    const list = { items: [], total: 0, botCreator: first.body };
    expect((await call('agents', { token, query: body })).body).toMatchObject(list);
  });
});
