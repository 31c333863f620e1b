// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { realOutside } from '@mocks/own-tools/real-outside';
import { parametersOf } from '@mocks/tools/action-parameters';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { LoggedCall, MessageTrace, Visit, VisitorConversation } from '@/api/generated/schemas';
import { asking, typesOf } from './support/asking';
import { calls, says, textOfResult } from './support/model-api';

const ORDER = '{"order": "AH20250001"}';
const FIND = { toolkit: 'shopify', actions: ['find_order'] };
const FIND_WHEN_APPROVED = { ...FIND, approvals: { find_order: 'always' as const } };
const SIX_MINUTES = 6 * 60 * 1000;

/** A small server of a company, which nobody here plays. */
let shop: Server;
let shopHost = '';
const shopAsked: string[] = [];
beforeAll(async () => {
  shop = createServer((request, response) => {
    shopAsked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const isBroken = request.url?.includes('BROKEN') === true;
    response.writeHead(isBroken ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(isBroken ? '{"error":"out of order"}' : '{"units": 7}');
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const address = shop.address();
  shopHost = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((done) => shop.close(done)));

type Asking = Awaited<ReturnType<typeof asking>>;

/** The newest call in the log, as the contract tells it. */
async function logged({ call, token, db }: Asking) {
  const callId = db.state.loggedCalls.acc_acme?.[0]?.callId ?? '';
  return z.parse(LoggedCall, (await call('loggedCall', { token, path: { callId } })).body);
}

/** Ana, whose agent may ask the company's own server. */
async function askingShop(approvals?: Record<string, 'never' | 'ask' | 'always'>) {
  const caller = await asking({ outside: realOutside({ mayCall: [shopHost] }) });
  const own = caller.db.state.ownTools.acc_acme?.find(({ toolId }) => toolId === 'own_stock');
  if (own) own.tool = { ...own.tool, url: `http://${shopHost}/products/{sku}` };
  caller.withTools({ toolkit: 'own_tools', actions: ['own_stock'], ...(approvals && { approvals }) });
  shopAsked.length = 0;
  return caller;
}

/** Until a call waits for a person; gives it. */
const waitingCall = ({ conversation }: Asking) =>
  vi.waitFor(async () => {
    const [found] = (await conversation()).messages.at(-1)?.toolCalls ?? [];
    if (found?.state !== 'waiting') throw new Error('Nothing waits yet.');
    return found;
  });

describe('a function that a model is offered', () => {
  test('takes the arguments of its action, under a name that every API takes', async () => {
    const { api, ask, withTools } = await asking();
    withTools(
      { toolkit: 'shopify', actions: ['find_order', 'create_return'] },
      { toolkit: 'own_tools', actions: ['own_stock', 'own_gone'] },
    );
    api.will(says('Hola.'));
    await ask('Hola');
    const functions = api.asked[0]?.body.tools?.map((one) => one.function) ?? [];
    expect(functions.map(({ name }) => name)).toEqual([
      'shopify__find_order',
      'shopify__create_return',
      'own_tools__own_stock',
    ]);
    for (const { name } of functions) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(functions[0]?.parameters).toEqual(parametersOf('shopify', 'find_order')?.parameters);
    expect(functions[1]?.parameters).toMatchObject({ required: ['order', 'items'] });
    expect(functions[2]).toMatchObject({
      description: expect.stringContaining('cuántas unidades quedan'),
      parameters: { required: ['sku'], properties: { warehouse: { enum: ['madrid', 'valencia'] } } },
    });
  });

  test('is called, shown, logged and traced as one and the same call', async () => {
    const caller = await asking();
    const { api, ask, conversation, call, token, path } = caller;
    caller.withTools(FIND);
    api.will(calls('shopify__find_order', ORDER), says('Llega mañana.'));
    const came = await ask('¿Dónde está mi pedido?');
    expect(typesOf(came).slice(0, 4)).toEqual(['message.start', 'tool.call', 'tool.result', 'token']);
    const answer = (await conversation()).messages.at(-1);
    const [shown] = answer?.toolCalls ?? [];
    expect(shown).toMatchObject({
      toolkitName: 'Shopify',
      title: { en: 'Find an order' },
      input: 'AH20250001',
      state: 'done',
    });
    expect(textOfResult(api.asked[1])).toContain('"status": "on_its_way"');
    expect(await logged(caller)).toMatchObject({
      callId: shown?.callId,
      origin: 'conversation',
      agentName: 'Devoluciones',
      conversationId: path.conversationId,
      outcome: 'done',
      arguments: { order: 'AH20250001' },
      durationMs: expect.any(Number),
    });
    const messageId = answer?.messageId ?? '';
    const traced = await call('messageTrace', { token, path: { ...path, messageId } });
    const { steps } = z.parse(MessageTrace, traced.body);
    expect(steps.map(({ kind, callId }) => [kind, callId])).toEqual([
      ['tool', shown?.callId],
      ['write', undefined],
    ]);
  });

  test('of a toolkit that is not connected fails, and the model is told why', async () => {
    const caller = await asking();
    caller.withTools({ toolkit: 'google_calendar', actions: ['find_free_time'] });
    const days = '{"from": "2026-11-23", "to": "2026-11-27"}';
    caller.api.will(calls('google_calendar__find_free_time', days), says('Ahora no puedo mirarlo.'));
    await caller.ask('¿Tenéis hueco?');
    expect(await logged(caller)).toMatchObject({ outcome: 'failed', reason: 'NOT_CONNECTED' });
    expect(textOfResult(caller.api.asked[1])).toContain('The refresh token was revoked');
  });

  test('that is switched off, or called with no JSON, is not called', async () => {
    const { api, ask, withTools } = await asking();
    withTools(FIND);
    api.will(calls('shopify__delete_shop', '{}'), says('Eso no puedo hacerlo.'));
    expect(typesOf(await ask('Borra la tienda'))).not.toContain('tool.call');
    api.will(calls('shopify__find_order', '{"order": '), says('No entiendo el número.'));
    expect(typesOf(await ask('Pedido'))).not.toContain('tool.call');
  });
});

describe('an own tool that a model calls', () => {
  test('really calls the company’s server, and its secret stays in the request', async () => {
    const caller = await askingShop();
    const { api, ask } = caller;
    api.will(calls('own_tools__own_stock', '{"sku": "COL-090"}'), says('Quedan 7.'));
    await ask('¿Cuántos quedan?');
    expect(shopAsked).toEqual(['GET /products/COL-090 Bearer acme-stock-5f0c1e']);
    expect(textOfResult(api.asked[1])).toBe('{"units": 7}');
    const call = await logged(caller);
    expect(call).toMatchObject({
      origin: 'conversation',
      agentName: 'Devoluciones',
      toolkit: 'own_tools',
      actionName: { es: 'Stock de un producto' },
      outcome: 'done',
      answer: { status: 200, body: '{"units": 7}', played: false },
    });
    expect(JSON.stringify([call, api.asked])).not.toContain('acme-stock-5f0c1e');
  });

  test('that fails is told as it failed', async () => {
    const caller = await askingShop();
    caller.api.will(calls('own_tools__own_stock', '{"sku": "BROKEN"}'), says('Ahora no puedo mirarlo.'));
    const came = await caller.ask('¿Cuántos quedan?');
    expect(came.events.find(({ event }) => event === 'tool.result')?.data).toMatchObject({
      state: 'failed',
      result: '{"error":"out of order"}',
    });
    expect(textOfResult(caller.api.asked[1])).toMatch(/status 500.*ERROR_STATUS[\s\S]*out of order/);
  });
});

describe('arguments that do not fit', () => {
  const wrong = calls('own_tools__own_stock', '{"product": "COL-090", "warehouse": "lugo"}');

  test('are told once, field by field, and nobody sees the attempt', async () => {
    const caller = await askingShop();
    const { api, ask, db } = caller;
    const before = db.state.loggedCalls.acc_acme?.length;
    api.will(wrong, calls('own_tools__own_stock', '{"sku": "COL-090"}'), says('Quedan 7.'));
    const came = await ask('¿Cuántos quedan?');
    expect(typesOf(came).filter((type) => type === 'tool.call')).toHaveLength(1);
    const told = textOfResult(api.asked[1]);
    expect(told).toContain('required property "sku"');
    expect(told).toContain('#/warehouse: ');
    expect(shopAsked).toHaveLength(1);
    expect(db.state.loggedCalls.acc_acme).toHaveLength((before ?? 0) + 1);
  });

  test('a second time are a call that was refused: nobody is asked to approve it, and nothing is sent', async () => {
    const caller = await askingShop({ own_stock: 'always' });
    const { api, ask } = caller;
    api.will(wrong, wrong, says('No lo sé.'));
    const came = await ask('¿Cuántos quedan?');
    expect(typesOf(came)).toEqual(
      expect.arrayContaining(['tool.call', 'tool.result', 'token', 'message.end']),
    );
    expect(typesOf(came)).not.toContain('tool.approval');
    expect(shopAsked).toEqual([]);
    expect(await logged(caller)).toMatchObject({ outcome: 'refused', reason: 'ARGUMENTS_INVALID' });
    expect(textOfResult(api.asked[2])).toContain('It failed');
  });
});

describe('a call that a person has to approve', () => {
  test.each([
    ['approve', 'approved', 'done', 1],
    ['refuse', 'refused', 'refused', 0],
  ])('waits for them: %s', async (decision, outcome, state, times) => {
    const caller = await asking();
    const { api, ask, call, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(calls('shopify__find_order', ORDER), says('Ya está.'));
    const answered = ask('¿Dónde está mi pedido?');
    const waiting = await waitingCall(caller);
    const log = () => db.state.loggedCalls.acc_acme?.filter(({ callId }) => callId === waiting.callId);
    expect(api.asked).toHaveLength(1);
    expect(log()).toEqual([]);
    const approvalId = waiting.approvalId ?? '';
    await call('answerApproval', { token, path: { ...path, approvalId }, body: { decision } });
    const came = await answered;
    expect(typesOf(came)).toContain('tool.approval');
    expect((await conversation()).messages.at(-1)).toMatchObject({
      state: 'complete',
      text: 'Ya está.',
      toolCalls: [{ callId: waiting.callId, state, decision: { outcome, by: 'Ana Luna', at: db.iso() } }],
    });
    expect(log()).toHaveLength(times);
    if (times === 0) expect(textOfResult(api.asked[1])).toContain('refused');
  });

  test('is not run when nobody answers in time, and the model says so', async () => {
    const caller = await asking();
    const { api, ask, call, clock, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(calls('shopify__find_order', ORDER), says('Nadie lo ha aprobado.'));
    const answered = ask('¿Dónde está mi pedido?');
    const { approvalId = '', callId } = await waitingCall(caller);
    clock.advance(SIX_MINUTES);
    await answered;
    expect((await conversation()).messages.at(-1)).toMatchObject({
      state: 'complete',
      text: 'Nadie lo ha aprobado.',
      toolCalls: [{ state: 'expired', decision: { outcome: 'expired', by: '' } }],
    });
    expect(textOfResult(api.asked[1])).toContain('nobody approved it in time');
    const late = await call('answerApproval', {
      token,
      path: { ...path, approvalId },
      body: { decision: 'approve' },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'APPROVAL_EXPIRED' } });
    expect(db.state.loggedCalls.acc_acme?.some((one) => one.callId === callId)).toBe(false);
  });

  test('ends with an answer that is stopped: nothing is run, and the model is not asked again', async () => {
    const caller = await asking();
    const { api, ask, call, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(calls('shopify__find_order', ORDER), says('Nunca dicho.'));
    const answered = ask('¿Dónde está mi pedido?');
    const { approvalId = '', callId } = await waitingCall(caller);
    await call('stopAnswer', { token, path });
    expect(typesOf(await answered).at(-1)).toBe('message.end');
    expect((await conversation()).messages.at(-1)?.state).toBe('stopped');
    const late = await call('answerApproval', {
      token,
      path: { ...path, approvalId },
      body: { decision: 'approve' },
    });
    expect(late.status).toBe(404);
    expect(api.asked).toHaveLength(1);
    expect(db.state.loggedCalls.acc_acme?.some((one) => one.callId === callId)).toBe(false);
    expect(caller.reported).toEqual([]);
  });

  test.each([
    ['approved', 'approved', 'done'],
    ['declined', 'declined', 'refused'],
  ])('may be %s by the visitor who talks in the widget', async (said, shown, state) => {
    const caller = await asking();
    const { api, call, db } = caller;
    const live = db.state.versions.bot_orders?.find(({ isLive }) => isLive);
    if (live) live.content = { ...live.content, tools: [FIND_WHEN_APPROVED] };
    const widget = { widgetId: 'wgt_orders' };
    const body = { language: 'es', consent: true };
    const begun = z.parse(Visit, (await call('beginVisit', { path: widget, body })).body);
    const headers = { 'Visitor-Key': begun.visitorKey };
    const opened = await call('openVisitorConversation', {
      path: widget,
      headers,
      body: { language: 'es' },
    });
    const path = { ...widget, conversationId: z.parse(VisitorConversation, opened.body).conversationId };
    const last = async () =>
      z
        .parse(VisitorConversation, (await call('visitorConversation', { path, headers })).body)
        .messages.at(-1);
    api.will(calls('shopify__find_order', ORDER), says('Ya está.'));
    const question = { clientMessageId: 'question-1', text: '¿Dónde está mi pedido?' };
    const answered = call('sendVisitorMessage', { path, headers, body: question });
    const approvalId = await vi.waitFor(async () => {
      const { approval } = (await last()) ?? {};
      if (approval?.state !== 'waiting') throw new Error('Nothing waits yet.');
      expect(approval).toMatchObject({ title: 'Buscar un pedido', details: [{ value: 'AH20250001' }] });
      return approval.approvalId;
    });
    await call('answerVisitorApproval', { path: { ...path, approvalId }, headers, body: { answer: said } });
    expect(typesOf(await answered)).toContain('approval');
    expect(await last()).toMatchObject({ text: 'Ya está.', approval: { state: shown } });
    const { messages } = db.state.conversations[path.conversationId]?.conversation ?? {};
    expect(messages?.at(-1)?.toolCalls).toMatchObject([{ state, decision: { by: '' } }]);
  });
});
