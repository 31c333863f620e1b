// @vitest-environment node
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createHandlers } from '@mocks/core/handlers';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MessageTrace } from '@/api/generated/schemas';
import { asking, textOf, typesOf } from './support/asking';
import { createCaller, operation, requestFor } from './support/caller';
import {
  breaksAfter,
  declines,
  endsWith,
  hangsAfter,
  redirects,
  refuses,
  says,
  silent,
} from './support/model-api';
import { KEY } from './support/with-model';

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

  test('asks without functions where the server has none', async () => {
    const { api, ask, withTools } = await asking();
    withTools({ toolkit: 'shopify', actions: ['find_order'] });
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
    const { api, ask } = await asking({ limits: { silence: 40, answer: 20_000 } });
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
