import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import type { ChatEffect, ChatPhase, ChatSessionEvent } from '@/shared/chat/chat-state';
import {
  AGAIN,
  APPROVAL,
  ask,
  broke,
  DUE,
  END,
  ERROR,
  LEAVE,
  LOST,
  MISSING,
  message,
  NEW,
  OPENED,
  play,
  START,
  STOP,
  STOPPED,
  seen,
  token,
  UNFINISHED,
  WAITING,
  WAY,
} from '../support/chat-events';

const REFUSED = new ApiError('POST', { kind: 'refused', status: 403 });
const DECIDED: ChatSessionEvent = { type: 'decided' };
const WOKE: ChatSessionEvent = { type: 'woke' };

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
