// @vitest-environment node
import { TestRunHead } from '@mocks/agent-tests/schemas';
import { FAILING_NAME } from '@mocks/core/sentinel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  AgentDetail,
  Job,
  TestCaseList,
  TestGate,
  type TestInput,
  TestRun,
  TestRunList,
} from '@/api/generated/schemas';
import { createCaller, type Sent } from './support/caller';

const KEY = 'Idempotency-Key';
const INPUT: TestInput = {
  name: 'Coste',
  language: 'es',
  questions: ['¿Cuánto cuesta la recogida después del plazo?'],
  expectations: [{ kind: 'contains', value: '4,90' }],
  sets: [],
  createdFrom: null,
};

async function asAna({ speed = 0, botKey = 'bot_returns' } = {}) {
  const caller = createCaller({ speed });
  const token = await caller.signIn('ana@acme.example');
  const call = (operationId: string, { path, ...sent }: Sent = {}) =>
    caller.call(operationId, { token, path: { botKey, ...path }, ...sent });
  let runs = 0;
  const start = async (body: unknown = { versionId: null }) => {
    runs += 1;
    return call('runTests', { body, headers: { [KEY]: `run-number-${runs}` } });
  };
  const agent = async () => z.parse(AgentDetail, (await call('agent')).body);
  return {
    ...caller,
    call,
    start,
    agent,
    tests: async () => z.parse(TestCaseList, (await call('tests')).body).items,
    add: async (...tests: unknown[]) => call('createTests', { body: { tests } }),
    run: async (body?: unknown) => {
      const { runId } = z.parse(TestRunHead, (await start(body)).body);
      return z.parse(TestRun, (await call('testRun', { path: { runId } })).body);
    },
    gate: async () => z.parse(TestGate, (await call('testGate')).body),
    verdicts: async () => {
      const gate = z.parse(TestGate, (await call('testGate')).body);
      return Object.fromEntries(gate.tests.map(({ name, verdict }) => [name, verdict]));
    },
    save: async (body: unknown) =>
      call('saveDraft', { headers: { 'If-Match': (await agent()).draft.revision }, body }),
  };
}

describe('the tests of an agent', () => {
  test('are added once, however often the same submit is sent', async () => {
    const { add, tests } = await asAna();
    const first = await add(INPUT, { ...INPUT, name: 'Otra' });
    expect((await add(INPUT, { ...INPUT, name: 'Otra' })).body).toEqual(first.body);
    expect((await tests()).map(({ name }) => name)).toEqual([
      'Coste',
      'Días para devolver',
      'Otra',
      'Plazo del reembolso',
      'Producto roto',
    ]);
  });

  test('are at most 200, and all or none of a list are added', async () => {
    const { call, tests } = await asAna();
    const many = (n: number) => ({
      tests: Array.from({ length: n }, (_, i) => ({ ...INPUT, name: `n${i}` })),
    });
    expect((await call('createTests', { body: many(100) })).status).toBe(201);
    const more = await call('createTests', { body: many(98), headers: { [KEY]: 'another-submit' } });
    expect(more).toMatchObject({ status: 409, body: { code: 'TOO_MANY_TESTS' } });
    expect(await tests()).toHaveLength(103);
  });

  test('a removed one is gone and comes back whole', async () => {
    const { call, tests } = await asAna();
    const before = await tests();
    const path = { testId: 'tst_acme-1' };
    await call('removeTest', { path });
    expect(await tests()).toHaveLength(2);
    expect((await call('saveTest', { path, body: INPUT })).status).toBe(404);
    await call('restoreTest', { path });
    expect(await tests()).toEqual(before);
  });
});

describe('a run', () => {
  test('asks the draft and what is live, and tells both answers when its job is over', async () => {
    const { start, call, clock } = await asAna({ speed: 1 });
    const started = z.parse(TestRunHead, (await start()).body);
    expect(started).toMatchObject({ status: 'running', tests: 3, failed: 0, changed: 0 });
    const path = { runId: started.runId, jobId: started.jobId };
    const phases: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      const job = z.parse(Job, (await call('job', { path })).body);
      const { results } = z.parse(TestRun, (await call('testRun', { path })).body);
      phases.push(`${job.kind} ${job.phase} ${job.status} ${results.length}`);
      clock.advance(750);
    }
    expect(phases).toEqual([
      'test_run asking running 0',
      'test_run asking_live running 0',
      'test_run judging running 0',
      'test_run done running 0',
      'test_run done succeeded 3',
    ]);
    const run = z.parse(TestRun, (await call('testRun', { path })).body);
    const days = run.results.find(({ testId }) => testId === 'tst_acme-2');
    expect(days).toMatchObject({ passed: true, changed: true, accepted: null });
    expect(days?.answers[0]).toMatchObject({
      answer: 'Las devoluciones son gratis durante 30 días.',
      liveAnswer: 'Las devoluciones son gratis durante 14 días.',
      sources: [{ sourceId: 'blk_2' }],
    });
  });

  test('the same submit starts one run; a run without tests none', async () => {
    const { call } = await asAna();
    const sent = { body: { versionId: null }, headers: { [KEY]: 'the-same-submit' } };
    const first = await call('runTests', sent);
    expect((await call('runTests', sent)).body).toEqual(first.body);
    const { items } = z.parse(TestRunList, (await call('testRuns')).body);
    expect(items.map(({ runId }) => runId)).toEqual([z.parse(TestRunHead, first.body).runId, 'run_acme-1']);
    const orders = await asAna({ botKey: 'bot_orders' });
    expect(await orders.start()).toMatchObject({ status: 409, body: { code: 'NO_TESTS' } });
  });

  test('asks a version when one is named', async () => {
    const { run, start } = await asAna();
    const { results, against } = await run({ versionId: 'ver_acme-2', testIds: ['tst_acme-2'] });
    expect(against).toEqual({ versionId: 'ver_acme-2', revision: null });
    expect(results).toMatchObject([
      { passed: false, failed: [{ kind: 'contains', value: '30 días' }], changed: false },
    ]);
    expect((await start({ versionId: 'ver_nobody' })).status).toBe(404);
  });

  test('that fails says in which phase, and goes on when it is asked to', async () => {
    const { add, start, call, clock, verdicts } = await asAna({ speed: 1 });
    await add({ ...INPUT, name: FAILING_NAME });
    const { runId, jobId } = z.parse(TestRunHead, (await start()).body);
    clock.advance(3000);
    const failed = await call('job', { path: { jobId } });
    expect(failed.body).toMatchObject({
      status: 'failed',
      phase: 'judging',
      error: { code: 'TESTS_FAILED' },
    });
    expect((await call('testRun', { path: { runId } })).body).toMatchObject({
      status: 'failed',
      results: [],
    });
    expect(await call('acceptAnswers', { path: { runId } })).toMatchObject({
      status: 409,
      body: { code: 'RUN_NOT_OVER' },
    });
    expect(await verdicts()).toMatchObject({ [FAILING_NAME]: 'not_run' });
    await call('retryJob', { path: { jobId } });
    clock.advance(3000);
    expect((await call('testRun', { path: { runId } })).body).toMatchObject({ status: 'succeeded' });
  });
});

describe('the gate', () => {
  const NOT_RUN = {
    'Días para devolver': 'not_run',
    'Plazo del reembolso': 'not_run',
    'Producto roto': 'not_run',
  };

  test('knows each test by its newest result against the draft as it is', async () => {
    const { run, verdicts, save, agent, call } = await asAna();
    // The seeded run asked an earlier draft.
    expect(await verdicts()).toEqual(NOT_RUN);
    await run({ versionId: null, testIds: ['tst_acme-1'] });
    expect(await verdicts()).toEqual({ ...NOT_RUN, 'Plazo del reembolso': 'passed' });
    await run();
    expect(await verdicts()).toEqual({
      'Días para devolver': 'changed',
      'Plazo del reembolso': 'passed',
      'Producto roto': 'changed',
    });
    // Another test is another question; another name is not.
    const [first] = (await agent()).draft.content.knowledge;
    await call('saveTest', { path: { testId: 'tst_acme-2' }, body: INPUT });
    expect(await verdicts()).toMatchObject({ Coste: 'not_run', 'Plazo del reembolso': 'passed' });
    await save({ knowledge: first ? [{ ...first, text: 'El reembolso llega en 10 días.' }] : [] });
    expect(Object.values(await verdicts())).toEqual(['not_run', 'not_run', 'not_run']);
    await run();
    expect(await verdicts()).toMatchObject({ 'Plazo del reembolso': 'failed' });
  });

  test('a run of a version says nothing of the draft', async () => {
    const { run, verdicts } = await asAna();
    await run({ versionId: 'ver_acme-2' });
    expect(await verdicts()).toEqual(NOT_RUN);
  });

  test('an answer that was looked at stays so as long as it is the same', async () => {
    const { run, verdicts, call, save, agent } = await asAna();
    const { runId } = await run();
    const accepted = await call('acceptAnswers', { path: { runId }, body: { testIds: ['tst_acme-2'] } });
    expect(z.parse(TestRun, accepted.body).results.map(({ accepted: one }) => one?.by)).toEqual([
      'Ana Luna',
      undefined,
      undefined,
    ]);
    expect(await verdicts()).toMatchObject({ 'Días para devolver': 'accepted', 'Producto roto': 'changed' });
    // Something else in the draft: run again, the same answer is still accepted.
    await save({ greeting: { en: 'Hi!', es: '¡Hola!' } });
    await run();
    expect(await verdicts()).toMatchObject({ 'Días para devolver': 'accepted' });
    const { instructions } = (await agent()).draft.content;
    const longer = instructions.map((block) => ({
      ...block,
      texts: { ...block.texts, es: block.texts.es.replace('30 días', '30 días naturales') },
    }));
    await save({ instructions: longer });
    await run();
    expect(await verdicts()).toMatchObject({ 'Días para devolver': 'changed' });
  });

  test('tells the run that is under way', async () => {
    const { start, gate, clock } = await asAna({ speed: 1 });
    const { runId } = z.parse(TestRunHead, (await start()).body);
    expect((await gate()).running?.runId).toBe(runId);
    clock.advance(3000);
    expect((await gate()).running).toBeNull();
  });

  test('without anything live no answer has changed; without tests there is nothing to say', async () => {
    const fresh = await asAna({ botKey: 'bot_appointments' });
    expect((await fresh.gate()).tests).toEqual([]);
    await fresh.add({ ...INPUT, questions: ['¿Cuánto dura una cita?'], expectations: [] });
    const { results } = await fresh.run();
    expect(results).toMatchObject([{ passed: true, changed: false, answers: [{ liveAnswer: null }] }]);
    expect(await fresh.verdicts()).toEqual({ Coste: 'passed' });
  });
});

describe('publishing', () => {
  const publish = async ({ call, agent }: Awaited<ReturnType<typeof asAna>>, body: unknown = { notes: '' }) =>
    call('publish', { headers: { 'If-Match': (await agent()).draft.revision }, body });
  const answersChanged = (...fields: [testId: string, code: string][]) => ({
    status: 409,
    body: {
      code: 'ANSWERS_CHANGED',
      fields: fields.map(([testId, code]) => ({ path: `tests.${testId}`, code })),
    },
  });

  test('waits for the tests to be run, to hold, and for changed answers to be looked at', async () => {
    const ana = await asAna();
    expect(await publish(ana)).toMatchObject(
      answersChanged(['tst_acme-2', 'NOT_RUN'], ['tst_acme-1', 'NOT_RUN'], ['tst_acme-3', 'NOT_RUN']),
    );
    const { runId } = await ana.run();
    expect(await publish(ana)).toMatchObject(
      answersChanged(['tst_acme-2', 'CHANGED'], ['tst_acme-3', 'CHANGED']),
    );
    await ana.call('acceptAnswers', { path: { runId }, body: { testIds: ['tst_acme-2', 'tst_acme-3'] } });
    expect(await publish(ana)).toMatchObject({ status: 201, body: { number: 3 } });
  });

  test('goes through with a reason, which stays with the version; a word is no reason', async () => {
    const ana = await asAna();
    expect(await publish(ana, { notes: '', override: { reason: 'prisa' } })).toMatchObject({ status: 422 });
    const reason = 'El plazo nuevo está acordado';
    expect(await publish(ana, { notes: '', override: { reason } })).toMatchObject({
      status: 201,
      body: { overrideReason: reason },
    });
  });
});
