// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createHandlers } from '@mocks/core/handlers';
import { chooseTool } from '@mocks/own-tools/choose-tool';
import { realOutside } from '@mocks/own-tools/real-outside';
import { seedOwnTools } from '@mocks/own-tools/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, MessageTrace } from '@/api/generated/schemas';
import { textOf, typesOf } from './support/asking';
import { createCaller } from './support/caller';

const STOCK = '¿Cuánto stock queda del COL-090?';
const RESERVE = 'Reserva 2 unidades del COL-090';

/** A company's server that answers when it is told to. */
let shop: Server;
let shopHost = '';
let hangs = false;
let held: ServerResponse[] = [];
let asked: { line: string; body: string }[] = [];

const say = (response: ServerResponse) => void response.end('{"units": 7, "warehouse": "madrid"}');

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    asked.push({ line: `${request.method} ${request.url}`, body });
    if (request.url?.includes('BRK')) return void response.writeHead(500).end('out of order');
    if (hangs) held.push(response);
    else say(response);
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const address = shop.address();
  shopHost = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  hangs = false;
  held = [];
  asked = [];
});
afterAll(() => {
  shop.closeAllConnections();
  return new Promise((done) => shop.close(done));
});

/** Ana talks to the agent for returns, which may call the company's own server. */
async function talking(approvals?: Record<string, 'never' | 'ask' | 'always'>) {
  const caller = createCaller({ outside: realOutside({ mayCall: [shopHost] }) });
  const { db, call } = caller;
  for (const { toolId, tool } of db.state.ownTools.acc_acme ?? [])
    tool.url = `http://${shopHost}${toolId === 'own_stock' ? '/products/{sku}' : '/reservations'}`;
  const { draft } = db.state.agents.bot_returns?.agent ?? {};
  const actions = ['own_stock', 'own_reserve'];
  const tools = [{ toolkit: 'own_tools', actions, ...(approvals && { approvals }) }];
  if (draft) draft.content = { ...draft.content, tools };
  const token = await caller.signIn('ana@acme.example');
  const path = { conversationId: 'con_7f3a' };
  const ask = (text: string) =>
    call('sendMessage', { token, path, body: { clientMessageId: 'question-1', text } });
  const last = async () =>
    z.parse(Conversation, (await call('conversation', { token, path })).body).messages.at(-1);
  const newest = () => db.state.loggedCalls.acc_acme?.[0];
  return { ...caller, token, path, ask, last, newest };
}

/** Until the company's server has been asked and has not answered. */
const isHeld = () => vi.waitFor(() => expect(held).toHaveLength(1));

describe('a played agent', () => {
  test('calls an own tool that a question asks for, and answers from what it gave', async () => {
    const { ask, last, newest, call, token, path } = await talking();
    const came = await ask(STOCK);
    expect(typesOf(came).slice(0, 3)).toEqual(['message.start', 'tool.call', 'tool.result']);
    expect(textOf(came)).toBe('«Stock de un producto» responde: units: 7, warehouse: madrid');
    expect(asked).toEqual([{ line: 'GET /products/COL-090', body: '' }]);
    const answer = await last();
    const [shown] = answer?.toolCalls ?? [];
    expect(shown).toMatchObject({ state: 'done', result: '{"units": 7, "warehouse": "madrid"}' });
    expect(newest()).toMatchObject({
      callId: shown?.callId,
      origin: 'conversation',
      agentName: 'Devoluciones',
      conversationId: path.conversationId,
      outcome: 'done',
    });
    const traced = await call('messageTrace', {
      token,
      path: { ...path, messageId: answer?.messageId ?? '' },
    });
    const { steps, why, totalMs } = z.parse(MessageTrace, traced.body);
    expect(steps.find(({ kind }) => kind === 'tool')?.callId).toBe(shown?.callId);
    expect(why.used).toMatchObject([{ kind: 'tool', sourceId: 'tool_own_tools' }]);
    expect(totalMs).not.toBeNull();
  });

  test('sends what the question holds, and says when it got no answer', async () => {
    const { ask, newest } = await talking();
    await ask(RESERVE);
    expect(asked).toEqual([{ line: 'POST /reservations', body: '{"sku":"COL-090","units":2}' }]);
    const { ask: askAgain, newest: newestAgain } = await talking();
    expect(textOf(await askAgain('¿Cuánto stock queda del BRK-090?'))).toMatch(/^Ahora mismo no puedo/);
    expect(newest()).toMatchObject({ action: 'own_reserve', outcome: 'done' });
    expect(newestAgain()).toMatchObject({ outcome: 'failed', reason: 'ERROR_STATUS' });
  });

  test('waits for a slow server while the provider answers everybody else', async () => {
    hangs = true;
    const { ask, last, call, token, path, newest } = await talking();
    const answered = ask(STOCK);
    await isHeld();
    expect(await last()).toMatchObject({ state: 'streaming', toolCalls: [{ state: 'running' }] });
    const messageId = (await last())?.messageId ?? '';
    const traced = await call('messageTrace', { token, path: { ...path, messageId } });
    expect(z.parse(MessageTrace, traced.body).totalMs).toBeNull();
    expect(newest()?.action).not.toBe('own_stock');
    held.forEach(say);
    expect(textOf(await answered)).toContain('units: 7');
  });

  test('that is stopped meanwhile says nothing more; the call was made, and is in the log', async () => {
    hangs = true;
    const { ask, last, call, token, path, newest } = await talking();
    const answered = ask(STOCK);
    await isHeld();
    await call('stopAnswer', { token, path });
    held.forEach(say);
    expect(typesOf(await answered).at(-1)).toBe('message.end');
    await vi.waitFor(() => expect(newest()).toMatchObject({ action: 'own_stock', outcome: 'done' }));
    expect(await last()).toMatchObject({ state: 'stopped', text: '' });
  });

  test('that was calling when the program ended says that it could not look it up', async () => {
    hangs = true;
    const { ask, last, db } = await talking();
    const answered = ask(STOCK);
    await isHeld();
    createHandlers(db);
    expect(textOf(await answered)).toMatch(/^Ahora mismo no puedo/);
    expect(await last()).toMatchObject({ state: 'complete', toolCalls: [{ state: 'failed' }] });
  });

  test('asks first where somebody has to approve, and calls nobody that was refused', async () => {
    const { ask, last, call, token, path, newest } = await talking({ own_stock: 'always' });
    expect(typesOf(await ask(STOCK))).toEqual(['message.start', 'tool.approval']);
    expect(asked).toEqual([]);
    const approvalId = (await last())?.toolCalls?.[0]?.approvalId ?? '';
    await call('answerApproval', { token, path: { ...path, approvalId }, body: { decision: 'approve' } });
    await vi.waitFor(async () => expect((await last())?.state).toBe('complete'));
    expect(await last()).toMatchObject({
      text: expect.stringContaining('units: 7'),
      toolCalls: [{ state: 'done', decision: { outcome: 'approved', by: 'Ana Luna' } }],
    });
    expect(newest()).toMatchObject({ action: 'own_stock' });

    const other = await talking({ own_stock: 'always' });
    await other.ask(STOCK);
    asked = [];
    const refusedId = (await other.last())?.toolCalls?.[0]?.approvalId ?? '';
    const refused = { token: other.token, path: { ...path, approvalId: refusedId } };
    await other.call('answerApproval', { ...refused, body: { decision: 'refuse' } });
    expect(await other.last()).toMatchObject({
      state: 'complete',
      text: expect.stringContaining('hacía falta una aprobación'),
      toolCalls: [{ state: 'refused', decision: { outcome: 'refused' } }],
    });
    expect(asked).toEqual([]);
  });
});

describe('which own tool a question asks for', () => {
  const tools = seedOwnTools(0).ownTools.acc_acme ?? [];
  const chosen = (question: string) => {
    const found = chooseTool(tools, question);
    return found && [found.chosen.toolId, found.given];
  };

  test.each([
    [STOCK, ['own_stock', { sku: 'COL-090' }]],
    ['Stock de «ALM-210» en Valencia, por favor', ['own_stock', { sku: 'ALM-210', warehouse: 'valencia' }]],
    [RESERVE, ['own_reserve', { sku: 'COL-090', units: 2 }]],
    ['Reserva 9 unidades del COL-090', undefined],
    ['¿Cuánto stock queda?', undefined],
    ['¿Dónde está el COL-090?', undefined],
    ['Hola', undefined],
  ])('%s', (question, expected) => {
    expect(chosen(question)).toEqual(expected);
  });

  test.each([
    [{ type: 'string', format: 'email' }, 'ana@acme.example'],
    [{ type: 'string', format: 'date' }, '2026-11-27'],
    [{ type: 'string', pattern: '^#[0-9]+$' }, '#42'],
    [{ type: 'number' }, 3],
    [{ type: 'string' }, 'REF7'],
    [{ type: 'string', pattern: '(' }, undefined],
    [{ type: 'object' }, undefined],
  ])('%j is found in a question', (schema, value) => {
    const parameters = { type: 'object', required: ['it'], properties: { it: schema } };
    const [first] = tools;
    const own = first && { ...first, tool: { ...first.tool, parameters } };
    const question = 'Stock: ana@acme.example, 2026-11-27, #42, REF7 y 3';
    expect(own && chooseTool([own], question)?.given.it).toEqual(value);
  });
});
