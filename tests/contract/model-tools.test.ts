// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { realOutside } from '@mocks/own-tools/real-outside';
import { parametersOf } from '@mocks/tools/action-parameters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LoggedCall, MessageTrace } from '@/api/generated/schemas';
import { asking, FIND_ORDER, typesOf } from './support/asking';
import { calls, findsOrder, says, textOfResult } from './support/model-api';

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
    caller.withTools(FIND_ORDER);
    api.will(findsOrder, says('Llega mañana.'));
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
    withTools(FIND_ORDER);
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
