// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resumeChat, streamChat } from '@/api/stream';
import { switchOff } from '../support/switched-off';

vi.mock('@/session/session', () => import('../support/session-of-token'));

const fetched = vi.fn<typeof fetch>();

const START = { type: 'message.start', messageId: 'msg_2', userMessageId: 'msg_1' };
const token = (text: string) => ({ type: 'token', messageId: 'msg_2', text });
const END = { type: 'message.end', messageId: 'msg_2', state: 'complete' };
const MESSAGE = { clientMessageId: 'b7c1a7a0-5f0e-4a58-9d6c-5a0f4c7c1a11', text: 'Hello' };

/** A server that sends these events, and what follows them. */
function answers(events: readonly unknown[], then: 'closes' | 'keeps silent' = 'closes'): void {
  fetched.mockImplementation(async (_, init) => {
    const bytes = new TextEncoder().encode(
      events
        .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
        .join(''),
    );
    const body = new ReadableStream({
      start: (stream) => {
        // In pieces that cut events and letters in two, as networks do.
        for (let at = 0; at < bytes.length; at += 7) stream.enqueue(bytes.slice(at, at + 7));
        if (then === 'closes') stream.close();
        else init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
}

async function heard(signal = new AbortController().signal) {
  const events: unknown[] = [];
  try {
    for await (const event of streamChat('con_1', MESSAGE, signal)) events.push(event);
    return { events, failure: undefined };
  } catch (failure: unknown) {
    return { events, failure };
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('the events of an answer come one by one, up to its end', async () => {
  answers([START, token('Olá '), token('mañana.'), END, token('too late')]);
  const { events, failure } = await heard();
  expect(failure).toBeUndefined();
  expect(events).toEqual([START, token('Olá '), token('mañana.'), END]);
});

test('an answer that breaks off in the middle is a failure of the network; what came stays', async () => {
  answers([START, token('Half')]);
  const { events, failure } = await heard();
  expect(events).toEqual([START, token('Half')]);
  expect(failure).toMatchObject({ name: 'ApiError', kind: 'network' });
});

test.each(['no json', '[DONE]', '{"type":"dance"}', '{}'])(
  'the event %s, which is not known here, is left out',
  async (event) => {
    answers([START, event, END]);
    const { events, failure } = await heard();
    expect(failure).toBeUndefined();
    expect(events).toEqual([START, END]);
  },
);

test('an event may tell its type by its name alone, and more than is known here', async () => {
  fetched.mockImplementation(
    async () =>
      new Response(`event: token\ndata: {"text":"Hola","mood":7}\n\nevent: message.end\ndata: {}\n\n`, {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  );
  const { events, failure } = await heard();
  expect(failure).toBeUndefined();
  expect(events).toEqual([
    { type: 'token', text: 'Hola' },
    { type: 'message.end', state: 'complete' },
  ]);
});

test.each(['{"type":"token"}', '[]'])('the event %s breaks the contract', async (event) => {
  answers([START, event, END]);
  const { events, failure } = await heard();
  expect(events).toEqual([START]);
  expect(failure).toMatchObject({ kind: 'mismatch' });
});

test('a refusal is the same ApiError as everywhere', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ message: 'no', code: 'NOT_FOUND' }, { status: 404 }),
  );
  expect((await heard()).failure).toMatchObject({ kind: 'refused', status: 404, code: 'NOT_FOUND' });
});

test('50 s of silence in mid-answer end it', async () => {
  vi.useFakeTimers();
  answers([START], 'keeps silent');
  const settled = vi.fn();
  const whole = heard();
  void whole.then(settled);
  await vi.advanceTimersByTimeAsync(49_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect((await whole).failure).toMatchObject({ kind: 'timeout' });
});

test('who stops gets no failure of the provider but the own reason', async () => {
  answers([START], 'keeps silent');
  const stop = new AbortController();
  const whole = heard(stop.signal);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  stop.abort('enough');
  expect((await whole).failure).toBe('enough');
});

test('the rest of an answer is asked for by the last event that was read, and every id is heard', async () => {
  fetched.mockImplementation(
    async () =>
      new Response(
        `id: msg_2-1-7\ndata: ${JSON.stringify(token('rest.'))}\n\nid: msg_2-1-8\ndata: ${JSON.stringify(END)}\n\n`,
        {
          headers: { 'Content-Type': 'text/event-stream' },
        },
      ),
  );
  const ids: string[] = [];
  const events: unknown[] = [];
  const place = { conversationId: 'con_1', messageId: 'msg_2', lastEventId: 'msg_2-1-6' };
  const rest = resumeChat(place, new AbortController().signal, (id) => ids.push(id));
  for await (const event of rest) events.push(event);
  expect(events).toEqual([token('rest.'), END]);
  expect(ids).toEqual(['msg_2-1-7', 'msg_2-1-8']);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/conversations\/con_1\/messages\/msg_2\/events$/);
  expect(new Headers(init?.headers).get('Last-Event-ID')).toBe('msg_2-1-6');
});

describe('without Last-Event-ID', () => {
  /** What is heard of an answer that comes from its beginning, by somebody who read it up to that event. */
  async function heardAgain(written: readonly [id: string, event: unknown][], lastEventId: string) {
    switchOff('Last-Event-ID');
    const text = written.map(([id, event]) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    fetched.mockImplementation(
      async () => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    const ids: string[] = [];
    const events: unknown[] = [];
    const place = { conversationId: 'con_1', messageId: 'msg_2', lastEventId };
    const rest = resumeChat(place, new AbortController().signal, (id) => ids.push(id));
    for await (const event of rest) events.push(event);
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('Last-Event-ID')).toBe(false);
    return { events, ids };
  }
  const ANSWER = [
    ['1-1', START],
    ['1-2', token('Half ')],
    ['1-3', token('rest.')],
    ['1-4', END],
  ] satisfies [string, unknown][];

  test('what was read before is left out', async () => {
    const { events, ids } = await heardAgain(ANSWER, '1-2');
    expect(events).toEqual([token('rest.'), END]);
    expect(ids).toEqual(['1-3', '1-4']);
  });

  test('the end comes again when nothing is missing', async () => {
    expect((await heardAgain(ANSWER, '1-4')).events).toEqual([END]);
  });

  test('of another attempt at the answer all is new', async () => {
    expect((await heardAgain(ANSWER, '0-9')).events).toEqual([START, token('Half '), token('rest.'), END]);
  });
});
