// @vitest-environment node
import { echo } from '@mocks/core/outside';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TestRun, TestRunHead } from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { calls, says, textOfResult } from './support/model-api';
import { withModel } from './support/with-model';

const ORDER = 'Mi pedido es AH20250001';
const RETURN = 'Quiero devolver el pedido AH20250001';
const STOCK = '¿Cuánto stock queda del COL-090?';
const RESERVE = 'Reserva 2 unidades del COL-090';
const FIND = { toolkit: 'shopify', actions: ['find_order', 'create_return'] };
const OWN = { toolkit: 'own_tools', actions: ['own_stock', 'own_reserve'] };
const ALWAYS = { ...FIND, approvals: { find_order: 'always' as const } };

type Tools = (typeof ALWAYS | typeof FIND | typeof OWN)[];

/** Runs one question as a test of an agent of which nothing is live. */
async function runOf(
  caller: Pick<Awaited<ReturnType<typeof withModel>>, 'db' | 'call' | 'token'>,
  question: string,
  tools: Tools,
) {
  const { db, call, token } = caller;
  const { agent } = db.state.agents.bot_returns ?? {};
  if (!agent) throw new Error('There is no such agent.');
  agent.draft.content = { ...agent.draft.content, tools };
  agent.live = null;
  db.state.tests.bot_returns = [];
  const path = { botKey: 'bot_returns' };
  const only = {
    name: 'Uno',
    language: 'es',
    questions: [question],
    expectations: [],
    sets: [],
    createdFrom: null,
  };
  const headers = { 'Idempotency-Key': `run-of-${question.replace(/[^a-zA-Z0-9]/g, '-')}` };
  await call('createTests', { token, path, headers, body: { tests: [only] } });
  const started = await call('runTests', { token, path, headers, body: { versionId: null } });
  const { runId } = z.parse(TestRunHead, started.body);
  return vi.waitFor(async () => {
    const run = z.parse(TestRun, (await call('testRun', { token, path: { ...path, runId } })).body);
    if (run.status === 'running') throw new Error('It is still running.');
    expect(run.status).toBe('succeeded');
    return run.results[0]?.answers[0];
  });
}

async function played() {
  const asked: string[] = [];
  const outside: typeof echo = {
    ...echo,
    send: (hop) => {
      asked.push(`${hop.method} ${hop.url.pathname}`);
      return echo.send(hop);
    },
  };
  const caller = createCaller({ outside });
  return { ...caller, asked, token: await caller.signIn('ana@acme.example') };
}

const newest = ({ db }: Awaited<ReturnType<typeof played>>) => db.state.loggedCalls.acc_acme?.[0];

test.each([
  [ORDER, [ALWAYS], 'find_order', 'needs_approval', /hacía falta una aprobación/],
  [RETURN, [FIND], 'create_return', 'changes_data', /esto es una prueba/],
  [RESERVE, [OWN], 'own_reserve', 'changes_data', /esto es una prueba/],
])('a run waits for nobody and changes nothing: %s', async (question, tools, action, outcome, said) => {
  const caller = await played();
  const before = newest(caller);
  const answer = await runOf(caller, question, tools);
  expect(answer).toMatchObject({ answer: expect.stringMatching(said), toolCalls: [{ action, outcome }] });
  expect(newest(caller)).toBe(before);
  expect(caller.asked).toEqual([]);
});

test('a run asks what only reads, an own server too, and the log tells that it was a test', async () => {
  const caller = await played();
  expect(await runOf(caller, ORDER, [FIND])).toMatchObject({
    answer: expect.stringContaining('AH20250001'),
    toolCalls: [{ action: 'find_order', input: 'AH20250001', outcome: 'done' }],
  });
  expect(await runOf(caller, STOCK, [OWN])).toMatchObject({
    answer: expect.stringContaining('«Stock de un producto» responde'),
    toolCalls: [{ action: 'own_stock', input: 'COL-090', outcome: 'done' }],
  });
  expect(caller.asked).toEqual(['GET /v1/products/COL-090']);
  expect(newest(caller)).toMatchObject({
    action: 'own_stock',
    origin: 'test',
    by: 'Ana Luna',
    agentName: 'Devoluciones',
  });
});

test('a run of a model waits for nobody either: the model is told, and answers without it', async () => {
  const caller = await withModel();
  const { api } = caller;
  try {
    api.will(calls('shopify__find_order', '{"order": "AH20250001"}'), says('No lo sé.'));
    expect(await runOf(caller, ORDER, [ALWAYS])).toMatchObject({
      answer: 'No lo sé.',
      toolCalls: [{ toolkitName: 'Shopify', action: 'find_order', outcome: 'needs_approval' }],
    });
    expect(textOfResult(api.asked[1])).toContain('a person would have been asked to approve it first');

    const given = '{"sku": "COL-090"}';
    api.will(calls('own_tools__own_stock', given), says('Quedan 7.'));
    expect(await runOf(caller, STOCK, [OWN])).toMatchObject({
      toolCalls: [{ action: 'own_stock', outcome: 'done' }],
    });
    expect(caller.db.state.loggedCalls.acc_acme?.[0]).toMatchObject({ action: 'own_stock', origin: 'test' });
  } finally {
    await api.close();
  }
});
