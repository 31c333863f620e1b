// @vitest-environment node
import { setScenario } from '@mocks/core/scenarios';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgentList, Job, JobRef } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Caller = ReturnType<typeof createCaller>;
const ana = async (caller: Caller) => caller.signIn('ana@acme.example');

describe('the list of agents', () => {
  const reader = async () => {
    const { db, call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    setScenario(db, 'fifty-agents');
    return async (query: Record<string, string>) =>
      z.parse(AgentList, (await call('agents', { token, query })).body);
  };
  const names = ({ items }: AgentList) => items.map(({ name }) => name);

  test('its pages follow one another without a gap; each tells of the whole account', async () => {
    const read = await reader();
    const first = await read({ limit: '20' });
    expect(first).toMatchObject({ total: 50, nextCursor: '20', botCreator: { isCreator: true } });
    const rest = await read({ limit: '30', cursor: '20' });
    expect(rest).toMatchObject({ total: 50, nextCursor: null, counts: first.counts });
    expect(new Set([...names(first), ...names(rest)]).size).toBe(50);
    expect(names(await read({ limit: '2', cursor: '19' }))).toEqual([names(first)[19], names(rest)[0]]);
    expect(names(await read({ cursor: '50' }))).toEqual([]);
  });

  test('what is asked for is what comes, whatever the case and the accents', async () => {
    const read = await reader();
    expect(names(await read({ q: 'GARANTIAS bog' }))).toEqual(['Garantías Bogotá 41']);
    expect((await read({ status: 'error' })).items.map(({ status }) => status)).toEqual(
      Array(5).fill('error'),
    );
    expect((await read({ channel: 'teams', unpublished: 'false' })).total).toBeGreaterThan(0);
    expect(
      (await read({ unpublished: 'true', q: 'citas' })).items.every((agent) => agent.unpublishedChanges),
    ).toBe(true);
  });

  test('names go by their numbers, changes by their date, and both the other way, too', async () => {
    const read = await reader();
    const byName = names(await read({ sort: 'name', q: 'Citas' }));
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('es', { numeric: true }).compare));
    expect(names(await read({ sort: 'name', order: 'desc', q: 'Citas' }))).toEqual(byName.toReversed());
    const oldest = (await read({ order: 'asc' })).items.map(({ updatedAt }) => updatedAt);
    expect(oldest).toEqual(oldest.toSorted());
  });
});

describe('agents', () => {
  test('an agent is made by a job that the account shows meanwhile', async () => {
    const caller = createCaller({ speed: 1 });
    const { call, clock } = caller;
    const token = await ana(caller);
    const path = { accountId: 'acc_acme' };
    const { jobId } = z.parse(JobRef, (await call('createAgent', { token })).body);
    expect(z.parse(JobRef, (await call('createAgent', { token })).body).jobId).toBe(jobId);
    expect((await call('account', { token, path })).body).toMatchObject({
      currentTemplateGenerator: { jobId, name: 'Citas' },
    });
    clock.advance(3000);
    const job = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
    expect(job).toMatchObject({ status: 'succeeded', phase: 'ready' });
    const botKey = job.result?.botKey ?? '';
    expect((await call('agent', { token, path: { botKey } })).body).toMatchObject({
      name: 'Citas',
      draft: { content: { instructions: [{ kind: 'persona' }, { kind: 'guardrails' }], knowledge: [] } },
    });
    expect((await call('account', { token, path })).body).toMatchObject({ currentTemplateGenerator: null });
  });

  test('the limit holds, also for agents that are still being made', async () => {
    const { call, signIn } = createCaller({ speed: 1 });
    const trial = await signIn('trial@acme.example');
    const body = {
      source: 'blank',
      accountId: 'acc_norte',
      name: 'Tartas',
      language: 'es',
      instructions: 'Hablas de nuestras tartas.',
    };
    expect(await call('createAgent', { token: trial, body })).toMatchObject({
      status: 409,
      body: { code: 'BOT_LIMIT_REACHED' },
    });
    const nuevo = await signIn('nuevo@acme.example');
    const statuses = await Promise.all(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(async (key) => {
        const own = { ...body, accountId: 'acc_nuevo' };
        return (await call('createAgent', { token: nuevo, body: own, headers: { 'Idempotency-Key': key } }))
          .status;
      }),
    );
    expect(statuses.sort()).toEqual([202, 202, 409]);
  });

  test('without a key each call is a submit of its own; without a revision nothing is compared', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const create = async () => {
      const came = await caller.call('createAgent', { token, headers: { 'Idempotency-Key': undefined } });
      return z.parse(JobRef, came.body).jobId;
    };
    expect(await create()).not.toBe(await create());
    const save = () => caller.call('saveDraft', { token, headers: { 'If-Match': undefined } });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(200);
  });

  test('an agent named Fallo is not made', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = {
      source: 'blank',
      accountId: 'acc_acme',
      name: 'Fallo',
      language: 'es',
      instructions: 'Esto no saldrá bien.',
    };
    const { jobId } = z.parse(JobRef, (await caller.call('createAgent', { token, body })).body);
    expect((await caller.call('job', { token, path: { jobId } })).body).toMatchObject({
      status: 'failed',
      phase: 'knowledge',
    });
    expect(Object.values(caller.db.state.agents).some(({ agent }) => agent.name === 'Fallo')).toBe(false);
  });

  test('two people who edit the same draft do not overwrite each other', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const saved = await caller.call('saveDraft', { token });
    expect(saved.status).toBe(200);
    expect(await caller.call('saveDraft', { token })).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED' },
    });
  });
});
