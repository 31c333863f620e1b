// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import { type ChatPorts, ChatSession, type KeptBox, SLOW_MS } from '@/shared/chat/chat-session';
import { RESUME_DELAYS_MS, STOP_LIMIT_MS } from '@/shared/chat/chat-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CONVERSATION: Conversation = { conversationId: 'con_1', messages: [] };
const LOST = new ApiError('GET', { kind: 'network' });
const START: ChatEvent = { type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2' };
const END: ChatEvent = { type: 'message.end', messageId: 'msg_2', state: 'complete' };
const token = (text: string): ChatEvent => ({ type: 'token', text });

/** A stream in the hands of the test. */
function openStream(signal: AbortSignal, hear: (id: string) => void) {
  const events: { id: string; event: ChatEvent }[] = [];
  let failure: unknown;
  let more = Promise.withResolvers<void>();
  const push = (...next: { id: string; event: ChatEvent }[]) => {
    events.push(...next);
    more.resolve();
    more = Promise.withResolvers();
    return vi.advanceTimersByTimeAsync(0);
  };
  async function* read() {
    for (;;) {
      const next = events.shift();
      if (next) {
        hear(next.id);
        yield next.event;
      } else if (failure) throw failure;
      else await more.promise;
    }
  }
  const fail = (error: unknown) => {
    failure = error;
    return push();
  };
  return { read: read(), push, fail, signal };
}

function setUp(box?: KeptBox) {
  const streams: (ReturnType<typeof openStream> & { of: string })[] = [];
  const frames = new Set<() => void>();
  const stream = (of: string, signal: AbortSignal, hear: (id: string) => void) => {
    const opened = Object.assign(openStream(signal, hear), { of });
    streams.push(opened);
    return opened.read;
  };
  const ports = {
    open: vi.fn<ChatPorts['open']>(async () => CONVERSATION),
    keepSpare: vi.fn<ChatPorts['keepSpare']>(),
    post: (id, { text, clientMessageId }, signal, hear) =>
      stream(`${id} ${text} ${clientMessageId}`, signal, hear),
    resume: ({ messageId, lastEventId }, signal, hear) => stream(`${messageId} ${lastEventId}`, signal, hear),
    stop: vi.fn<ChatPorts['stop']>(async () => CONVERSATION),
    show: vi.fn<ChatPorts['show']>(),
    cache: vi.fn<ChatPorts['cache']>(),
    replace: vi.fn<ChatPorts['replace']>(),
    reread: vi.fn<ChatPorts['reread']>(),
    touch: vi.fn<ChatPorts['touch']>(),
    keep: vi.fn<ChatPorts['keep']>(),
    kept: async () => box,
    onFrame: (work) => {
      frames.add(work);
      return () => frames.delete(work);
    },
  } satisfies ChatPorts;
  const session = new ChatSession(ports);
  const choose = vi.fn<(id: string) => void>();
  const leave = session.join({ choose, language: () => 'es' });
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const paint = () => {
    for (const work of [...frames]) work();
  };
  const answer = () => session.getSnapshot().turn?.answer;
  const phase = () => session.getSnapshot().phase;
  return { session, ports, streams, choose, leave, pass, paint, answer, phase, frames };
}

/** A chat in which an answer is being written. */
async function inAnswer() {
  const chat = setUp();
  await chat.pass();
  chat.session.ask('Hi', 'con_1');
  await chat.pass();
  await chat.streams[0]?.push({ id: 'e-1', event: START });
  return chat;
}

test('words wait for a frame, however many come, and nothing that follows overtakes them', async () => {
  const { session, streams, paint, answer, frames, ports } = await inAnswer();
  const listener = vi.fn();
  session.subscribe(listener);
  await streams[0]?.push({ id: 'e-2', event: token('One ') }, { id: 'e-3', event: token('two') });
  expect([answer()?.text, listener.mock.calls.length, frames.size]).toEqual(['', 0, 1]);
  paint();
  expect([answer()?.text, listener.mock.calls.length]).toEqual(['One two', 1]);
  expect(session.getSnapshot().turn?.lastEventId).toBe('e-3');
  await streams[0]?.push({ id: 'e-4', event: token(' three') }, { id: 'e-5', event: END });
  expect(ports.cache.mock.calls.at(-1)?.[1].answer).toMatchObject({
    text: 'One two three',
    state: 'complete',
  });
});

test('stopping keeps the words that wait for a frame, also in a hidden page', async () => {
  const { session, ports, streams, phase, pass } = await inAnswer();
  await streams[0]?.push({ id: 'e-2', event: token('Half') });
  session.dispatch({ type: 'stop' });
  expect(ports.cache.mock.calls[0]?.[1].answer).toMatchObject({ text: 'Half', state: 'stopped' });
  expect([phase(), streams[0]?.signal.aborted]).toEqual(['stopping', true]);
  await pass();
  expect([phase(), ports.replace.mock.calls]).toEqual(['idle', [[CONVERSATION]]]);
});

test('a stop without an answer ends after 10 s; what was asked meanwhile is asked then', async () => {
  const { session, ports, streams, phase, pass } = await inAnswer();
  ports.stop.mockReturnValue(new Promise(() => undefined));
  session.dispatch({ type: 'stop' });
  session.ask('Next', 'con_1');
  await pass(STOP_LIMIT_MS - 1);
  expect([phase(), streams.length]).toEqual(['stopping', 1]);
  await pass(1);
  expect([phase(), ports.reread.mock.calls, streams[1]?.of]).toEqual([
    'sending',
    [['con_1']],
    expect.stringContaining('con_1 Next'),
  ]);
});

test('a conversation that comes too late is shown to nobody, and kept for the next question', async () => {
  const { session, ports, choose, leave, pass } = setUp();
  const late = Promise.withResolvers<Conversation>();
  ports.open.mockReturnValue(late.promise);
  session.ask('Hi', undefined);
  session.dispatch({ type: 'stop' });
  expect(session.getSnapshot()).toMatchObject({ phase: 'idle', box: 'Hi' });
  leave();
  late.resolve(CONVERSATION);
  await pass();
  expect(ports.keepSpare).toHaveBeenCalledExactlyOnceWith(CONVERSATION);
  expect([choose.mock.calls, ports.show.mock.calls]).toEqual([[], []]);
});

test('a new conversation is opened in the language of the page, shown and chosen, and asked', async () => {
  const { session, ports, streams, choose, pass } = setUp();
  session.ask('Hi', undefined);
  await pass();
  expect(ports.open).toHaveBeenCalledExactlyOnceWith('es');
  expect(ports.show).toHaveBeenCalledExactlyOnceWith(CONVERSATION);
  expect(choose).toHaveBeenCalledExactlyOnceWith('con_1');
  expect(streams[0]?.of).toMatch(/^con_1 Hi /);
});

test('a break is gone on with after its pause, or at once when the page is back; the old stream says nothing more', async () => {
  const { session, streams, phase, pass, answer, paint } = await inAnswer();
  await streams[0]?.push({ id: 'e-2', event: token('Half') });
  await streams[0]?.fail(LOST);
  expect([phase(), answer()?.text]).toEqual(['reconnecting', 'Half']);
  await pass(RESUME_DELAYS_MS[0]);
  expect(streams[1]?.of).toBe('msg_2 e-2');
  await streams[1]?.fail(LOST);
  window.dispatchEvent(new Event('online'));
  expect([phase(), streams[2]?.of]).toEqual(['streaming', 'msg_2 e-2']);
  await streams[1]?.push({ id: 'e-7', event: token('from the past') });
  await pass(60_000);
  await streams[2]?.push({ id: 'e-3', event: token(' and half') });
  paint();
  expect([answer()?.text, streams.length]).toEqual(['Half and half', 3]);
  session.dispatch({ type: 'leave' });
});

test('that it takes long is said after 8 s without a word, and not of what is over', async () => {
  const { session, streams, answer, pass, paint } = await inAnswer();
  await pass(SLOW_MS - 1);
  await streams[0]?.push({ id: 'e-2', event: token('A') });
  paint();
  await pass(SLOW_MS - 1);
  expect(answer()?.delay).toBeUndefined();
  await pass(1);
  expect(answer()?.delay).toBe('slow');
  await streams[0]?.push({ id: 'e-3', event: END });
  await pass(10 * SLOW_MS);
  expect(session.getSnapshot().phase).toBe('idle');
});

test('the box is kept with the id of a question that nobody acknowledged, and forgotten with it', async () => {
  const { session, ports, streams, pass } = setUp();
  session.dispatch({ type: 'typed', text: 'Hi' });
  expect(ports.keep).not.toHaveBeenCalled();
  await pass();
  expect(ports.keep).toHaveBeenLastCalledWith({ text: 'Hi', asked: undefined });
  session.ask('Hi', 'con_1');
  const id = session.getSnapshot().asked?.id;
  expect(ports.keep).toHaveBeenLastCalledWith({
    text: 'Hi',
    asked: { text: 'Hi', id, conversationId: 'con_1' },
  });
  await streams[0]?.push({ id: 'e-1', event: START });
  expect(ports.keep).toHaveBeenLastCalledWith(undefined);
});

test('what a page that is gone had asked goes out under the same id; what is typed by now stays', async () => {
  const { session, streams, pass } = setUp({
    text: 'Hi',
    asked: { text: 'Hi', id: 'id-0', conversationId: 'con_1' },
  });
  await pass();
  session.ask(session.getSnapshot().box, 'con_1');
  expect(streams[0]?.of).toBe('con_1 Hi id-0');

  const other = setUp({ text: 'Old' });
  other.session.dispatch({ type: 'typed', text: 'New' });
  await pass();
  expect(other.session.getSnapshot().box).toBe('New');
  expect(other.ports.keep).toHaveBeenLastCalledWith({ text: 'New', asked: undefined });
});

test('who leaves reads no longer: what came is handed over, and nothing is told afterwards', async () => {
  const { session, ports, streams, leave, pass } = await inAnswer();
  await streams[0]?.push({ id: 'e-2', event: token('Half') });
  leave();
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(ports.cache.mock.calls.at(-1)?.[1].answer).toMatchObject({ text: 'Half', state: 'streaming' });
  const before = session.getSnapshot();
  await streams[0]?.push({ id: 'e-3', event: END });
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(session.getSnapshot()).toBe(before);
});
