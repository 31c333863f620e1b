// @vitest-environment node
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createHandlers } from '@mocks/core/handlers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, MessageTrace } from '@/api/generated/schemas';
import { createCaller, operation, requestFor } from './support/caller';
import {
  breaksAfter,
  calls,
  declines,
  endsWith,
  hangsAfter,
  redirects,
  refuses,
  says,
  silent,
} from './support/model-api';
import { KEY, withModel } from './support/with-model';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** Ana, talking to the agent for returns. */
async function asking(limits?: Parameters<typeof withModel>[0]) {
  const caller = await withModel(limits);
  const { api, token, call } = caller;
  open.push(api.close);
  const path = { conversationId: 'con_7f3a' };
  let questions = 0;
  const ask = (text: string, clientMessageId?: string) => {
    questions += 1;
    const body = { clientMessageId: clientMessageId ?? `question-${questions}`, text };
    return call('sendMessage', { token, path, body });
  };
  const conversation = async () => z.parse(Conversation, (await call('conversation', { token, path })).body);
  return { ...caller, path, ask, conversation };
}

/** Reads a stream until something was said in it. */
function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  return async (what: string) => {
    while (!read.includes(what)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The stream ended without ${what}.`);
      read += value ?? '';
    }
  };
}

const typesOf = ({ events }: { events: { event: string }[] }) => events.map(({ event }) => event);
const textOf = ({ events }: { events: { event: string; data: unknown }[] }) =>
  events
    .map(
      ({ data }) =>
        z.safeParse(z.object({ type: z.literal('token'), text: z.string() }), data).data?.text ?? '',
    )
    .join('');

describe('an agent that answers through a model', () => {
  test('streams its answer, and names only sources that it was given', async () => {
    const { api, ask, conversation, call, token, path, db } = await asking();
    api.will(says('El reembolso llega', ' en 5 días laborables [kn', 'w_1]', '. Y más [knw_99].', ' Fin'));
    const came = await ask('¿Cuánto tarda el reembolso?');
    expect(textOf(came)).toBe('El reembolso llega en 5 días laborables. Y más. Fin');
    expect(typesOf(came).filter((type) => type === 'token').length).toBeGreaterThan(2);
    expect(came.events.filter(({ event }) => event === 'citation').map(({ data }) => data)).toMatchObject([
      { citation: { sourceId: 'knw_1', kind: 'knowledge' } },
    ]);
    expect(came.events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });

    const answer = (await conversation()).messages.at(-1);
    expect(answer).toMatchObject({ state: 'complete', citations: [{ sourceId: 'knw_1' }] });
    const traced = await call('messageTrace', {
      token,
      path: { ...path, messageId: answer?.messageId ?? '' },
    });
    const { why } = z.parse(MessageTrace, traced.body);
    expect(why.used.map(({ sourceId }) => sourceId)).toEqual(['knw_1']);
    expect(why.ownShare).toBeGreaterThan(0);

    const [sent] = api.asked;
    expect(sent).toMatchObject({ path: '/v1/chat/completions', body: { model: 'small', stream: true } });
    expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(api.textOf()).toContain('[knw_1]');
    expect(JSON.stringify([came, db.snapshot()])).not.toContain(KEY);
  });

  test('is told what was said before', async () => {
    const { api, ask } = await asking();
    api.will(says('Cinco días.'), says('Laborables.'));
    await ask('¿Cuánto tarda el reembolso?');
    await ask('¿Laborables?');
    const said = api.asked.at(-1)?.body.messages.slice(-3);
    expect(said).toMatchObject([
      { role: 'user', content: '¿Cuánto tarda el reembolso?' },
      { role: 'assistant', content: 'Cinco días.' },
      { role: 'user', content: '¿Laborables?' },
    ]);
  });

  test('calls the tools that are switched on, and no other', async () => {
    const { api, ask, db } = await asking();
    const { content } = db.state.agents.bot_returns?.agent.draft ?? {};
    if (content) content.tools = [{ toolkit: 'shopify', actions: ['find_order'] }];
    api.will(calls('shopify__find_order', '{"input": "AH20250001"}'), says('Llega el martes.'));
    const came = await ask('¿Dónde está mi pedido?');
    expect(api.asked[0]?.body.tools?.map((one) => one.function.name)).toEqual(['shopify__find_order']);
    expect(typesOf(came).slice(0, 4)).toEqual(['message.start', 'tool.call', 'tool.result', 'token']);
    expect(came.events[1]?.data).toMatchObject({
      call: { toolkit: 'shopify', action: 'find_order', input: 'AH20250001', state: 'running' },
    });
    expect(came.events[2]?.data).toMatchObject({
      state: 'done',
      result: expect.stringContaining('AH20250001'),
    });
    expect(api.asked[1]?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('AH20250001'),
    });

    api.will(calls('shopify__delete_shop', '{}'), says('Eso no puedo hacerlo.'));
    expect(typesOf(await ask('Borra la tienda'))).not.toContain('tool.call');
    api.will(calls('shopify__find_order', '{"input": '), says('No entiendo el número.'));
    expect(typesOf(await ask('Pedido'))).not.toContain('tool.call');
  });

  test.each([
    ['approve', 'done', 1],
    ['refuse', 'refused', 0],
  ])('a call that a person has to approve waits for them: %s', async (decision, state, logged) => {
    const { api, ask, call, conversation, db, path, token } = await asking();
    const { draft } = db.state.agents.bot_returns?.agent ?? {};
    const approvals = { find_order: 'always' as const };
    const tools = [{ toolkit: 'shopify', actions: ['find_order'], approvals }];
    if (draft) draft.content = { ...draft.content, tools };
    api.will(calls('shopify__find_order', '{"input": "AH20250001"}'), says('Ya está.'));
    const answered = ask('¿Dónde está mi pedido?');
    const waiting = await vi.waitFor(async () => {
      const [found] = (await conversation()).messages.at(-1)?.toolCalls ?? [];
      if (found?.state !== 'waiting') throw new Error('Nothing waits yet.');
      return found;
    });
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
      toolCalls: [{ callId: waiting.callId, state }],
    });
    expect(log()).toHaveLength(logged);
    if (logged === 0) expect(api.asked[1]?.body.messages.at(-1)?.content).toContain('It was not run');
  });

  test('asks without functions where the server has none', async () => {
    const { api, ask, db } = await asking();
    const { content } = db.state.agents.bot_returns?.agent.draft ?? {};
    if (content) content.tools = [{ toolkit: 'shopify', actions: ['find_order'] }];
    api.will(refuses(400, 'small does not support tools'), says('Hola.'));
    expect(textOf(await ask('Hola'))).toBe('Hola.');
    expect(api.asked.map(({ body }) => body.tools !== undefined)).toEqual([true, false]);
  });

  test.each([
    ['a key that is refused', refuses(401, `Incorrect API key provided: ${KEY}`), 'MODEL_KEY_REFUSED'],
    ['a missing model', refuses(404, 'model "small" not found, try pulling it first'), 'MODEL_MISSING'],
    ['a missing model, said with a 400', refuses(400, 'The model `small` does not exist'), 'MODEL_MISSING'],
    ['too much to read', refuses(400, 'maximum context length is 4096 tokens'), 'MODEL_TOO_MUCH'],
    ['a model that is being loaded', refuses(503, 'Loading model'), 'MODEL_BUSY'],
    ['a redirect, which could lead anywhere', redirects, 'MODEL_UNREACHABLE'],
    ['a server that fails', refuses(500, 'out of memory'), 'MODEL_FAILED'],
    ['a model that declines', declines, 'MODEL_REFUSED'],
    ['a break in the middle', breaksAfter('El reembolso'), 'MODEL_BROKE_OFF'],
    ['an end without a reason', endsWith('El reembolso', null, false), 'MODEL_BROKE_OFF'],
    ['an answer that is cut short', endsWith('El reembolso', 'length'), 'MODEL_CUT_SHORT'],
    ['nothing said', endsWith('', 'stop'), 'MODEL_FAILED'],
  ])('says so of %s, keeps what has come, and answers when asked again', async (_, reply, code) => {
    const { api, ask, reported, db, conversation } = await asking();
    api.will(reply);
    const came = await ask('¿Cuánto tarda?', 'question-again');
    expect(came.events.at(-1)).toMatchObject({
      event: 'error',
      data: { error: { code, reference: expect.stringMatching(/^ref_/) } },
    });
    expect(reported).toMatchObject([{ code }]);
    expect(JSON.stringify([came, reported, db.snapshot()])).not.toContain(KEY);
    const [question, answer] = (await conversation()).messages.slice(-2);
    expect([question?.text, answer?.state, answer?.text]).toEqual(['¿Cuánto tarda?', 'failed', textOf(came)]);

    api.will(says('Cinco días.'));
    expect(textOf(await ask('¿Cuánto tarda?', 'question-again'))).toBe('Cinco días.');
    expect((await conversation()).messages.at(-1)).toMatchObject({ state: 'complete', text: 'Cinco días.' });
  });

  test('says after how many seconds a busy model is worth asking again', async () => {
    const { api, ask } = await asking();
    api.will(refuses(429, 'slow down', { 'Retry-After': '17' }));
    expect((await ask('Hola')).events.at(-1)?.data).toMatchObject({
      retryAfter: 17,
      error: { code: 'MODEL_BUSY' },
    });
  });

  test('a server without [DONE] has answered all the same', async () => {
    const { api, ask } = await asking();
    api.will(endsWith('Cinco días.', 'stop', false));
    expect((await ask('Hola')).events.at(-1)).toMatchObject({
      event: 'message.end',
      data: { state: 'complete' },
    });
  });

  test.each([
    ['from the beginning', silent],
    ['in mid-answer', hangsAfter('El reembolso')],
  ])('a model that is silent %s is not waited for without end', async (_, reply) => {
    const { api, ask } = await asking({ silence: 40, answer: 20_000 });
    api.will(reply);
    expect((await ask('Hola')).events.at(-1)?.data).toMatchObject({ error: { code: 'MODEL_TIMEOUT' } });
    await api.asked[0]?.closed;
  });

  test('a server that is not there is unreachable', async () => {
    const { api, ask } = await asking();
    await api.close();
    expect((await ask('Hola')).events.at(-1)?.data).toMatchObject({ error: { code: 'MODEL_UNREACHABLE' } });
  });

  test('stopping an answer hangs up, and keeps what has come', async () => {
    const { api, answer, call, token, path, conversation, reported } = await asking();
    api.will(hangsAfter('El reembolso'));
    const body = { clientMessageId: 'question-1', text: '¿Cuánto tarda?' };
    const streaming = await answer(requestFor(operation('sendMessage'), { token, path, body }));
    const readUntil = readerOf(streaming);
    await readUntil('reembolso');
    await call('stopAnswer', { token, path });
    await api.asked[0]?.closed;
    await readUntil('"stopped"');
    expect((await conversation()).messages.at(-1)).toMatchObject({ state: 'stopped', text: 'El reembolso' });
    expect(reported).toEqual([]);
  });

  test('who comes back to an answer reads the rest of it', async () => {
    const { api, answer, token, path, conversation, call } = await asking();
    let goOn = () => {};
    api.will(async (response) => {
      hangsAfter('El reembolso')(response);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      response.end('data: {"choices":[{"delta":{"content":" llega"},"finish_reason":"stop"}]}\n\n');
    });
    const gone = new AbortController();
    const body = { clientMessageId: 'question-1', text: '¿Cuánto tarda?' };
    const request = new Request(requestFor(operation('sendMessage'), { token, path, body }), {
      signal: gone.signal,
    });
    await readerOf(await answer(request))('reembolso');
    gone.abort();
    const { messageId = '', lastEventId = '' } = (await conversation()).messages.at(-1) ?? {};
    const rest = call('resumeAnswer', {
      token,
      path: { ...path, messageId },
      headers: { 'Last-Event-ID': lastEventId },
    });
    goOn();
    expect(textOf(await rest)).toBe(' llega');
  });

  test('an answer that was being written when the program ended has failed, and can be asked again', async () => {
    const { api, answer, token, path, conversation, db } = await asking();
    api.will(hangsAfter('El reembolso'));
    const body = { clientMessageId: 'question-1', text: '¿Cuánto tarda?' };
    const streaming = await answer(requestFor(operation('sendMessage'), { token, path, body }));
    const readUntil = readerOf(streaming);
    await readUntil('reembolso');
    createHandlers(db);
    expect((await conversation()).messages.at(-1)).toMatchObject({ state: 'failed', text: 'El reembolso' });
  });
});

describe('without a model', () => {
  test('no call leaves the machine', async () => {
    const sockets: unknown[] = [];
    const hear = (socket: unknown) => void sockets.push(socket);
    subscribe('net.client.socket', hear);
    try {
      const caller = createCaller();
      const token = await caller.signIn('ana@acme.example');
      const body = { clientMessageId: 'question-1', text: '¿Cuánto tarda el reembolso?' };
      await caller.call('sendMessage', { token, path: { conversationId: 'con_7f3a' }, body });
      expect(sockets).toEqual([]);
      const { api, ask } = await asking();
      api.will(says('Hola.'));
      await ask('Hola');
      expect(sockets).not.toEqual([]);
    } finally {
      unsubscribe('net.client.socket', hear);
    }
  });
});
