// @vitest-environment node
import { createHandlers } from '@mocks/core/handlers';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Job, TestRun, TestRunHead } from '@/api/generated/schemas';
import { type Reply, refuses, says, saysJson, silent } from './support/model-api';
import { withModel } from './support/with-model';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

const TEST = {
  name: 'Coste',
  language: 'es',
  questions: ['¿Cuánto cuesta?'],
  expectations: [{ kind: 'contains', value: '4,90' }],
  sets: [],
  createdFrom: null,
};

/** Ana, with one test of the agent for returns, whose draft is not what is live. */
async function testing(...names: string[]) {
  const caller = await withModel();
  const { api, call, token, db } = caller;
  open.push(api.close);
  const path = { botKey: 'bot_returns' };
  db.state.tests.bot_returns = [];
  const tests = (names.length > 0 ? names : [TEST.name]).map((name) => ({ ...TEST, name }));
  await call('createTests', { token, path, body: { tests } });
  const start = async (...replies: Reply[]) => {
    api.will(...replies);
    return z.parse(TestRunHead, (await call('runTests', { token, path, body: { versionId: null } })).body);
  };
  const job = async ({ jobId }: TestRunHead) =>
    z.parse(Job, (await call('job', { token, path: { jobId: jobId ?? '' } })).body);
  const over = (head: TestRunHead) => expect.poll(async () => (await job(head)).status).not.toBe('running');
  const run = async ({ runId }: TestRunHead) =>
    z.parse(TestRun, (await call('testRun', { token, path: { ...path, runId } })).body);
  return { ...caller, path, start, job, over, run };
}

describe('tests of an agent that answers through a model', () => {
  test('are asked of the draft and of what is live; the same in other words is no change', async () => {
    const { start, over, run, api } = await testing();
    const head = await start(says('Son 4,90 €.'), says('Cuesta 4,90 €.'), saysJson({ same: true }));
    expect([head.status, head.tests]).toEqual(['running', 1]);
    await over(head);
    expect(await run(head)).toMatchObject({
      status: 'succeeded',
      failed: 0,
      changed: 0,
      results: [
        { passed: true, changed: false, answers: [{ answer: 'Son 4,90 €.', liveAnswer: 'Cuesta 4,90 €.' }] },
      ],
    });
    expect(api.asked).toHaveLength(3);
  });

  test('fail by what they expect, and are changed where what is live says something else', async () => {
    const { start, over, run } = await testing();
    const head = await start(says('Es gratis.'), says('Cuesta 4,90 €.'), says('They differ.'));
    await over(head);
    expect(await run(head)).toMatchObject({ failed: 1, changed: 1 });
  });

  test('ask once where the draft is what is live', async () => {
    const { start, over, run, db, api } = await testing();
    const { agent } = db.state.agents.bot_returns ?? {};
    const live = db.state.versions.bot_returns?.find(({ isLive }) => isLive);
    if (agent && live) agent.draft.content = structuredClone(live.content);
    const head = await start(says('Cuesta 4,90 €.'));
    await over(head);
    expect(await run(head)).toMatchObject({ failed: 0, changed: 0 });
    expect(api.asked).toHaveLength(1);
  });

  test('that a model did not answer break off, and go on where they stopped', async () => {
    const { start, over, run, job, call, token, api } = await testing('Uno', 'Dos');
    const answered = [says('Son 4,90 €.'), says('Cuesta 4,90 €.'), saysJson({ same: true })];
    const head = await start(...answered, refuses(429, 'slow down'));
    await over(head);
    expect(await job(head)).toMatchObject({
      status: 'failed',
      phase: 'asking',
      error: { code: 'MODEL_BUSY' },
    });
    expect(await run(head)).toMatchObject({ status: 'failed', tests: 2, results: [] });

    api.will(...answered);
    await call('retryJob', { token, path: { jobId: head.jobId ?? '' } });
    await over(head);
    const { status, results } = await run(head);
    expect([status, results.map(({ name }) => name)]).toEqual(['succeeded', ['Dos', 'Uno']]);
    expect(api.asked).toHaveLength(7);
  });

  test('that were asked when the program ended have failed', async () => {
    const { start, db, job, call, token, path } = await testing();
    const head = await start(silent);
    createHandlers(db);
    expect((await job(head)).status).toBe('failed');
    db.state.tests[path.botKey] = [];
    const again = await call('retryJob', { token, path: { jobId: head.jobId ?? '' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'RUN_OUTDATED' } });
  });
});
