import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conversation } from '@/api/generated/schemas';
import { createCaller, operation, readAnswer, readEvents, requestFor } from './support/caller';
import { ana, ask, messagesOf, textsOf } from './support/conversation';

type Caller = ReturnType<typeof createCaller>;

async function resume(caller: Caller, token: string, messageId: string, lastEventId?: string) {
  const { events } = await caller.call('resumeAnswer', {
    token,
    path: { conversationId: 'con_7f3a', messageId },
    headers: { 'Last-Event-ID': lastEventId },
  });
  return { events, text: textsOf(events) };
}

/** Reads an answer up to where its connection breaks. */
async function readUntilCut(response: Response) {
  const decoder = new TextDecoder();
  let text = '';
  const reader = response.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      text += decoder.decode(next.value);
  } catch {
    const events = readEvents(text);
    return { text: textsOf(events), lastEventId: events.at(-1)?.id ?? '' };
  }
  throw new Error('The connection was not cut.');
}

describe('conversations', () => {
  test('the same message again gives the same answer and is stored once', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const first = await ask(caller, token, 'con_7f3a', '¿Cuánto tarda el reembolso?', 'question-1');
    const again = await ask(caller, token, 'con_7f3a', '¿Cuánto tarda el reembolso?', 'question-1');
    expect(again.events).toEqual(first.events);
    expect(await messagesOf(caller, token, 'con_7f3a')).toHaveLength(4);
  });

  test('an answer can fail, and trying again succeeds', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const failed = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    expect(failed.events.at(-1)).toMatchObject({ event: 'error' });
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)).toMatchObject({
      state: 'failed',
      text: failed.text,
    });
    const again = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    expect(again.events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });
    expect(again.text.startsWith(failed.text)).toBe(true);
  });

  test('a connection can break; the answer is written to its end, and the rest can be read', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = { clientMessageId: 'question-1', text: '/corte' };
    const response = await caller.answer(requestFor(operation('sendMessage'), { token, body }));
    const { text, lastEventId } = await readUntilCut(response);
    expect(text.length).toBeGreaterThan(20);
    const last = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(last?.state).toBe('complete');
    const rest = await resume(caller, token, last?.messageId ?? '', lastEventId);
    expect(text + rest.text).toBe(last?.text);
    expect(rest.events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });
  });

  test('an answer that is stopped keeps what was written', async () => {
    const caller = createCaller({ speed: 0.2 });
    const token = await ana(caller);
    const body = { clientMessageId: 'question-1', text: '/lento' };
    const response = await caller.answer(requestFor(operation('sendMessage'), { token, body }));
    const reading = readAnswer(response);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)).toMatchObject({ state: 'streaming' });
    const stopped = await caller.call('stopAnswer', { token });
    const last = z.parse(Conversation, stopped.body).messages.at(-1);
    expect(last?.state).toBe('stopped');
    const { events } = await reading;
    expect(events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'stopped' } });
    const again = await ask(caller, token, 'con_7f3a', '/lento', 'question-1');
    expect(again.text).toBe(last?.text);
  });

  test('an answer goes on when its reader goes away, also over a restart, and is resumed where it was left', async () => {
    const caller = createCaller({ speed: 1 });
    const token = await ana(caller);
    const going = new AbortController();
    const body = { clientMessageId: 'question-1', text: '/lento' };
    const response = await caller.answer(
      requestFor(operation('sendMessage'), { token, body, signal: going.signal }),
    );
    const reader = response.body?.getReader();
    const start = await reader?.read();
    expect(readEvents(new TextDecoder().decode(start?.value))).toMatchObject([{ event: 'message.start' }]);
    going.abort();
    await reader?.cancel();
    caller.clock.advance(4000);

    const half = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(half).toMatchObject({ state: 'streaming', lastEventId: expect.stringMatching(/^msg_/) });
    expect(half?.text.split(' ').length).toBeGreaterThan(5);

    const restarted = createCaller({ speed: 1 });
    restarted.db.restore(caller.db.snapshot());
    restarted.clock.advance(60 * 60 * 1000);
    const whole = (await messagesOf(restarted, token, 'con_7f3a')).at(-1);
    expect(whole?.state).toBe('complete');
    const rest = await resume(restarted, token, half?.messageId ?? '', half?.lastEventId ?? '');
    expect(rest.events.map(({ event }) => event)).not.toContain('message.start');
    expect(`${half?.text}${rest.text}`).toBe(whole?.text);
    const end = rest.events.at(-1);
    expect((await resume(restarted, token, half?.messageId ?? '', end?.id)).events).toEqual([end]);
  });

  test('without an id, or with one of an earlier try, every event comes again', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const failed = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    const again = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    const messageId = (await messagesOf(caller, token, 'con_7f3a')).at(-1)?.messageId ?? '';
    expect((await resume(caller, token, messageId)).events).toEqual(again.events);
    expect((await resume(caller, token, messageId, failed.events.at(-1)?.id)).events).toEqual(again.events);
  });
});
