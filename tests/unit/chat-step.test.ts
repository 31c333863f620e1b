import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import {
  type ChatEffect,
  type ChatPhase,
  type ChatSessionEvent,
  NEW_CHAT_STATE,
  RESUME_DELAYS_MS,
  STOP_LIMIT_MS,
} from '@/shared/chat/chat-state';
import { chatStep } from '@/shared/chat/chat-step';

const CONVERSATION: Conversation = { conversationId: 'con_1', messages: [] };
const LOST = new ApiError('POST', { kind: 'network' });
const REFUSED = new ApiError('POST', { kind: 'refused', status: 403 });
const MISSING = new ApiError('GET', { kind: 'unavailable', status: 404 });

const AT = '2026-11-20T16:45:00.000Z';
const ask = (text = 'Hi', conversationId = 'con_1', id = 'id-1'): ChatSessionEvent => ({
  type: 'ask',
  text,
  id,
  at: AT,
  conversationId,
});
const NEW: ChatSessionEvent = { type: 'ask', text: 'Hi', id: 'id-1', at: AT, conversationId: undefined };
const typed = (text: string): ChatSessionEvent => ({ type: 'typed', text });
const OPENED: ChatSessionEvent = { type: 'opened', conversation: CONVERSATION };
const START: ChatSessionEvent = {
  type: 'event',
  event: { type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2' },
  eventId: 'e-1',
};
const token = (text: string, eventId: string): ChatSessionEvent => ({
  type: 'event',
  event: { type: 'token', text },
  eventId,
});
const WAITING: ToolCall = {
  callId: 'call_1',
  toolkit: 'shopify',
  action: 'create_return',
  input: 'AH1',
  state: 'waiting',
  result: '',
  approvalId: 'apr_1',
  expiresAt: '2026-11-20T16:50:00Z',
};
const APPROVAL: ChatSessionEvent = {
  type: 'event',
  event: { type: 'tool.approval', messageId: 'msg_2', call: WAITING },
  eventId: 'e-2',
};
const DECIDED: ChatSessionEvent = { type: 'decided' };
const END: ChatSessionEvent = {
  type: 'event',
  event: { type: 'message.end', messageId: 'msg_2', state: 'complete' },
  eventId: 'e-9',
};
const ERROR: ChatSessionEvent = {
  type: 'event',
  event: { type: 'error', error: { message: 'no', code: 'X' } },
  eventId: 'e-8',
};
const broke = (error: unknown = LOST): ChatSessionEvent => ({ type: 'broke', error });
const DUE: ChatSessionEvent = { type: 'due' };
const WOKE: ChatSessionEvent = { type: 'woke' };
const STOP: ChatSessionEvent = { type: 'stop' };
const LEAVE: ChatSessionEvent = { type: 'leave' };
const AGAIN: ChatSessionEvent = { type: 'askAgain' };
const STOPPED: ChatSessionEvent = { type: 'stopped', conversation: CONVERSATION };
const message = (messageId: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  author: 'user',
  text: 'Hi',
  state: 'complete',
  citations: [],
  ...more,
});
const seen = (messages: readonly ChatMessage[], conversationId = 'con_1'): ChatSessionEvent => ({
  type: 'seen',
  conversationId,
  messages,
});
const UNFINISHED = [
  message('msg_1'),
  message('msg_2', { author: 'agent', text: 'Y', state: 'streaming', lastEventId: 'e-3' }),
];

const ASKED = [
  message('msg_1'),
  message('msg_2', {
    author: 'agent',
    text: '',
    state: 'streaming',
    lastEventId: 'e-2',
    toolCalls: [WAITING],
  }),
];

/** What comes of events, one after the other, and what is to be done for the last. */
function play(...events: ChatSessionEvent[]) {
  let state = NEW_CHAT_STATE;
  let effects: readonly ChatEffect[] = [];
  const ids: string[] = [];
  for (const event of events) {
    [state, effects] = chatStep(state, event);
    for (const effect of effects) if (effect.type === 'post') ids.push(effect.turn.clientMessageId);
  }
  return { state, effects, kinds: effects.map(({ type }) => type), ids };
}

const BREAKS = RESUME_DELAYS_MS.flatMap(() => [broke(), DUE]);
/** The events that lead to each phase. */
const WAY: Record<ChatPhase, ChatSessionEvent[]> = {
  idle: [],
  opening: [typed('Hi'), NEW],
  sending: [typed('Hi'), ask()],
  unsent: [typed('Hi'), ask(), broke()],
  streaming: [typed('Hi'), ask(), START, token('Y', 'e-2')],
  asking: [typed('Hi'), ask(), START, APPROVAL],
  reconnecting: [typed('Hi'), ask(), START, broke()],
  broken: [typed('Hi'), ask(), START, ...BREAKS, broke()],
  failed: [typed('Hi'), ask(), START, ERROR],
  stopping: [typed('Hi'), ask(), START, STOP],
};

describe('the table of a chat', () => {
  test.each(Object.entries(WAY))('%s is reached', (phase, way) => {
    expect(play(...way).state.phase).toBe(phase);
  });

  test.each<[ChatPhase, string, ChatSessionEvent, ChatPhase, ChatEffect['type'][]]>([
    ['idle', 'a question', ask(), 'sending', ['post']],
    ['idle', 'a question in a new conversation', NEW, 'opening', ['open']],
    ['idle', 'nothing', ask(''), 'idle', []],
    ['idle', 'an answer that is still written', seen(UNFINISHED), 'streaming', ['choose', 'resume']],
    ['idle', 'stop', STOP, 'idle', []],
    ['opening', 'opened', OPENED, 'sending', ['show', 'choose', 'post']],
    ['opening', 'failed', broke(), 'unsent', []],
    ['opening', 'stop', STOP, 'idle', ['abort']],
    ['opening', 'leave', LEAVE, 'idle', ['abort']],
    ['opening', 'a question', ask('Other'), 'opening', []],
    ['sending', 'begun', START, 'streaming', ['touch']],
    ['sending', 'no answer', broke(), 'unsent', ['reread']],
    ['sending', 'refused', broke(REFUSED), 'unsent', []],
    ['sending', 'stop', STOP, 'stopping', ['abort', 'stop', 'wait']],
    ['sending', 'leave', LEAVE, 'idle', ['abort', 'reread']],
    ['unsent', 'again', AGAIN, 'sending', ['post']],
    ['unsent', 'the same', ask(), 'sending', ['post']],
    ['unsent', 'another question', ask('Other'), 'sending', ['reread', 'post']],
    ['unsent', 'stored all the same', seen([message('msg_1', { clientMessageId: 'id-1' })]), 'idle', []],
    ['unsent', 'not stored', seen([message('msg_0', { clientMessageId: 'id-0' })]), 'unsent', []],
    ['streaming', 'a word', token('es', 'e-3'), 'streaming', []],
    ['streaming', 'the end', END, 'idle', ['cache']],
    ['streaming', 'an error', ERROR, 'failed', []],
    ['streaming', 'a break', broke(), 'reconnecting', ['wait']],
    ['streaming', 'an answer that breaks the contract', broke(REFUSED), 'failed', []],
    ['streaming', 'it cannot be gone on with', broke(MISSING), 'idle', ['cache', 'reread']],
    ['streaming', 'stop', STOP, 'stopping', ['abort', 'cache', 'stop', 'wait']],
    ['streaming', 'leave', LEAVE, 'idle', ['abort', 'cache', 'reread']],
    ['streaming', 'a question', ask('Other'), 'streaming', []],
    ['streaming', 'another conversation', seen([], 'con_2'), 'idle', ['abort', 'cache', 'reread']],
    ['streaming', 'an action to approve', APPROVAL, 'asking', ['abort', 'waitUntil']],
    ['idle', 'an answer that waits for approval', seen(ASKED), 'asking', ['choose', 'abort', 'waitUntil']],
    ['asking', 'decided', DECIDED, 'streaming', ['resume']],
    ['asking', 'the time is up', DUE, 'streaming', ['resume']],
    ['asking', 'woke', WOKE, 'streaming', ['resume']],
    ['asking', 'nothing comes', { type: 'slow' }, 'asking', []],
    ['asking', 'a question', ask('Other'), 'asking', []],
    ['asking', 'stop', STOP, 'stopping', ['abort', 'cache', 'stop', 'wait']],
    ['asking', 'leave', LEAVE, 'idle', ['abort', 'cache', 'reread']],
    ['streaming', 'decided twice', DECIDED, 'streaming', []],
    ['idle', 'decided after it was over', DECIDED, 'idle', []],
    ['reconnecting', 'due', DUE, 'streaming', ['resume']],
    ['reconnecting', 'woke', WOKE, 'streaming', ['resume']],
    ['reconnecting', 'stop', STOP, 'stopping', ['abort', 'cache', 'stop', 'wait']],
    ['broken', 'again', AGAIN, 'streaming', ['resume']],
    ['broken', 'woke', WOKE, 'streaming', ['resume']],
    ['broken', 'due', DUE, 'broken', []],
    ['broken', 'a question', ask('Other'), 'sending', ['cache', 'post']],
    ['failed', 'again', AGAIN, 'sending', ['post']],
    ['failed', 'a question', ask('Other'), 'sending', ['cache', 'post']],
    ['stopping', 'stopped', STOPPED, 'idle', ['abort', 'replace']],
    ['stopping', 'not stopped', { type: 'notStopped', error: LOST }, 'idle', ['abort', 'reread']],
    ['stopping', 'no such call', { type: 'notStopped', error: MISSING }, 'idle', ['abort']],
    ['stopping', 'no answer in time', DUE, 'idle', ['abort', 'reread']],
    ['stopping', 'leave', LEAVE, 'idle', ['abort', 'reread']],
    ['stopping', 'stop', STOP, 'stopping', []],
  ])('%s, %s', (from, _, event, to, effects) => {
    const { state, kinds } = play(...WAY[from], event);
    expect([state.phase, kinds]).toEqual([to, effects]);
  });

  test.each(Object.entries(WAY))('%s: leaving reads no longer, and nobody is led anywhere', (_, way) => {
    const { state, kinds } = play(...way, LEAVE);
    expect(state).toMatchObject({ phase: 'idle', turn: undefined, conversationId: undefined });
    expect(kinds).toContain('abort');
    expect(kinds).not.toContain('show');
  });
});

describe('a request for approval that was answered', () => {
  const decision = { outcome: 'approved', by: 'Ana Luna', at: '2026-11-20T16:46:00Z' };
  const shown = (call?: ToolCall) =>
    play(...WAY.asking, { type: 'decided', call }).state.turn?.answer?.toolCalls;

  test('shows at once how, where the provider told; the rest of the call stays', () => {
    const told = { callId: 'call_1', toolkit: 'shopify', action: 'create_return', input: 'AH1', result: '' };
    expect(shown({ ...told, state: 'running', decision })).toEqual([
      { ...WAITING, state: 'running', decision },
    ]);
  });

  test('waits for the answer to go on, where it did not, or told of another call', () => {
    expect(shown()).toEqual([WAITING]);
    expect(shown({ ...WAITING, callId: 'call_2', state: 'running' })).toEqual([WAITING]);
    expect(shown(WAITING)).toEqual([WAITING]);
  });
});

describe('one question has one id, one id one text', () => {
  test('the same text again is the same message, until it is acknowledged', () => {
    expect(play(...WAY.unsent, ask('Hi', 'con_1', 'id-2')).ids).toEqual(['id-1', 'id-1']);
    expect(play(...WAY.unsent, ask('Other', 'con_1', 'id-2')).ids).toEqual(['id-1', 'id-2']);
    expect(play(...WAY.streaming, END, ask('Hi', 'con_1', 'id-2')).ids).toEqual(['id-1', 'id-2']);
  });

  test('over a reload, too; what was stopped is another one', () => {
    const asked = { text: 'Hi', id: 'id-0', conversationId: 'con_1' };
    const restored: ChatSessionEvent = { type: 'restored', text: 'Hi', asked };
    expect(play(restored, ask()).ids).toEqual(['id-0']);
    expect(play(restored, ask('Other')).ids).toEqual(['id-1']);
    // In another conversation it is another question.
    expect(play(restored, ask('Hi', 'con_2')).ids).toEqual(['id-1']);
    const inNew = play(NEW, OPENED, broke(), LEAVE, ask('Hi', 'con_1', 'id-2'));
    expect(inNew.ids).toEqual(['id-1', 'id-1']);
    const stored = play(restored, seen([message('msg_1', { clientMessageId: 'id-0' })]));
    expect(stored.state).toMatchObject({ box: '', asked: undefined });
    expect(play(...WAY.sending, STOP, STOPPED, ask('Hi', 'con_1', 'id-2')).ids).toEqual(['id-1', 'id-2']);
  });
});

describe('the box', () => {
  test('is emptied by the acknowledgement alone, and not of what was typed meanwhile', () => {
    expect(play(...WAY.sending).state.box).toBe('Hi');
    expect(play(...WAY.unsent).state.box).toBe('Hi');
    expect(play(...WAY.streaming).state.box).toBe('');
    expect(play(typed('Hi'), ask(), typed('Hi and'), START).state.box).toBe('Hi and');
    expect(play(typed('Written'), seen(UNFINISHED), START).state.box).toBe('Written');
  });

  test.each([
    ['stop', STOP],
    ['leave', LEAVE],
  ])('has a question again that was never typed into it and is given up by %s', (_, event) => {
    expect(play(NEW, event).state.box).toBe('Hi');
    expect(play(ask(), event).state.box).toBe('Hi');
    expect(play(typed('Mine'), ask(), event).state.box).toBe('Mine');
    expect(play(ask(), START, event).state.box).toBe('');
  });
});

describe('a stream that breaks', () => {
  const waits = (...events: ChatSessionEvent[]) =>
    play(...events).effects.flatMap((effect) => (effect.type === 'wait' ? [effect.ms] : []));

  test('is gone on with later and later, and at last by hand', () => {
    const events = [...WAY.streaming];
    for (const ms of RESUME_DELAYS_MS) {
      expect(waits(...events, broke())).toEqual([ms]);
      events.push(broke(), DUE);
    }
    expect(play(...events, broke()).state.phase).toBe('broken');
    expect(waits(...events, broke(), AGAIN, broke())).toEqual([RESUME_DELAYS_MS[0]]);
  });

  test('is soon gone on with again only when it has moved forward', () => {
    expect(waits(...WAY.streaming, broke(), DUE, token('es', 'e-3'), broke())).toEqual([RESUME_DELAYS_MS[0]]);
    expect(waits(...WAY.streaming, broke(), DUE, token('Y', 'e-2'), broke())).toEqual([RESUME_DELAYS_MS[1]]);
  });

  test('goes on after the last event that is shown', () => {
    const { effects } = play(...WAY.streaming, broke(), DUE);
    expect(effects).toEqual([
      { type: 'resume', conversationId: 'con_1', messageId: 'msg_2', lastEventId: 'e-2' },
    ]);
  });
});

describe('stopping', () => {
  test('lasts 10 s at most; one question waits for its end', () => {
    expect(play(...WAY.streaming, STOP).effects).toContainEqual({ type: 'wait', ms: STOP_LIMIT_MS });
    const waiting = [...WAY.stopping, ask('Next'), ask('Next but one')];
    expect(play(...waiting).state.phase).toBe('stopping');
    expect(play(...waiting, STOPPED).effects.at(-1)).toEqual({ type: 'askNext', text: 'Next but one' });
    expect(play(...waiting, LEAVE).state.box).toBe('Next but one');
  });

  test('keeps the words that had come', () => {
    const [, cache] = play(...WAY.streaming, STOP).effects;
    expect(cache).toMatchObject({ type: 'cache', turn: { answer: { text: 'Y', state: 'stopped' } } });
  });
});

test('a provider that cannot stream from the middle is followed by looking', () => {
  const { state } = play(...WAY.streaming, broke(MISSING));
  expect(state.canResume).toBe(false);
  expect(play(...WAY.streaming, broke(MISSING), seen(UNFINISHED)).state.phase).toBe('idle');
});
