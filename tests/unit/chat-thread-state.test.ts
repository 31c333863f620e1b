import { describe, expect, test } from 'vitest';
import {
  type ChatTurn,
  type ChatTurnAction,
  chatTurnAfter,
  linesOfTurn,
  messagesOfTurn,
} from '@/shared/chat/chat-thread-state';

const at = '2026-11-20T16:45:00.000Z';
const asked: ChatTurnAction = { type: 'asked', clientMessageId: 'client-1', text: 'Hi', at };
const start: ChatTurnAction = {
  type: 'event',
  event: { type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2' },
};
const token = (text: string, id?: string): ChatTurnAction => ({
  type: 'event',
  event: { type: 'token', messageId: 'msg_2', text },
  id,
});
const cite: ChatTurnAction = {
  type: 'event',
  event: {
    type: 'citation',
    messageId: 'msg_2',
    citation: { sourceId: 'knw_1', kind: 'knowledge', title: 'Hours' },
  },
};
const call = { callId: 'call_1', toolkit: 'shopify', action: 'find_order', input: 'AH1' } as const;
const called: ChatTurnAction = {
  type: 'event',
  event: { type: 'tool.call', messageId: 'msg_2', call: { ...call, state: 'running', result: '' } },
};
const toolDone: ChatTurnAction = {
  type: 'event',
  event: { type: 'tool.result', messageId: 'msg_2', callId: 'call_1', state: 'done', result: 'On its way.' },
};
const resumed: ChatTurnAction = {
  type: 'resumed',
  question: {
    messageId: 'msg_1',
    author: 'user',
    text: 'Hi',
    state: 'complete',
    citations: [],
    createdAt: at,
  },
  answer: {
    messageId: 'msg_2',
    author: 'agent',
    text: 'Y',
    state: 'streaming',
    citations: [],
    createdAt: at,
    lastEventId: 'msg_2-1-2',
  },
};
const end = (state: 'complete' | 'stopped' | 'failed' | 'streaming'): ChatTurnAction => ({
  type: 'event',
  event: { type: 'message.end', messageId: 'msg_2', state },
});
const errorEvent: ChatTurnAction = {
  type: 'event',
  event: { type: 'error', messageId: 'msg_2', error: { message: 'No model', reference: 'ref_1' } },
};
const broke: ChatTurnAction = { type: 'failed', error: 'cut' };

function turnAfter(...actions: readonly ChatTurnAction[]): ChatTurn | undefined {
  return actions.reduce<ChatTurn | undefined>(chatTurnAfter, undefined);
}

describe('a turn of a chat', () => {
  test.each<[string, readonly ChatTurnAction[], readonly string[]]>([
    ['nothing asked', [start, token('a')], []],
    ['asked', [asked], ['user pending Hi']],
    ['acknowledged', [asked, start], ['user complete Hi', 'agent streaming ']],
    ['growing', [asked, start, token('He'), token('llo')], ['user complete Hi', 'agent streaming Hello']],
    ['whole', [asked, start, token('Yes'), end('complete')], ['user complete Hi', 'agent complete Yes']],
    ['never left open', [asked, start, end('streaming')], ['user complete Hi', 'agent complete ']],
    ['stopped', [asked, start, token('Y'), { type: 'stopped' }], ['user complete Hi', 'agent stopped Y']],
    ['failed in the stream', [asked, start, token('Y'), errorEvent], ['user complete Hi', 'agent failed Y']],
    ['cut off', [asked, start, token('Y'), broke], ['user complete Hi', 'agent failed Y']],
    ['not sent', [asked, broke], ['user failed Hi']],
    ['sent again', [asked, broke, { type: 'askedAgain' }], ['user pending Hi']],
    [
      'asked again',
      [asked, start, token('Y'), broke, { type: 'askedAgain' }],
      ['user complete Hi', 'agent streaming '],
    ],
    [
      'answered at the second try',
      [asked, start, token('Y'), broke, { type: 'askedAgain' }, start, token('Yes'), end('complete')],
      ['user complete Hi', 'agent complete Yes'],
    ],
    ['taken up', [resumed], ['user complete Hi', 'agent streaming Y']],
    [
      'taken up and ended',
      [resumed, token('es'), end('complete')],
      ['user complete Hi', 'agent complete Yes'],
    ],
    [
      'taken up from its beginning',
      [resumed, start, token('Yes'), end('complete')],
      ['user complete Hi', 'agent complete Yes'],
    ],
    [
      'going on after a break',
      [asked, start, token('Y'), broke, { type: 'reopened' }, token('es')],
      ['user complete Hi', 'agent streaming Yes'],
    ],
    ['settled', [asked, start, end('complete'), { type: 'settled' }], []],
  ])('%s', (_name, actions, lines) => {
    expect(
      linesOfTurn(turnAfter(...actions)).map(({ author, state, text }) => `${author} ${state} ${text}`),
    ).toEqual(lines);
  });

  test('the question stays the same object while the answer grows', () => {
    const before = turnAfter(asked, start);
    expect(chatTurnAfter(before, token('more'))?.question).toBe(before?.question);
  });

  test('a second try keeps the id that makes it the same message', () => {
    expect(turnAfter(asked, broke, { type: 'askedAgain' })?.clientMessageId).toBe('client-1');
  });

  test('what a stream told of its break is kept with the answer', () => {
    expect(turnAfter(asked, start, errorEvent)?.answer?.error).toMatchObject({ reference: 'ref_1' });
  });

  test('the provider keeps both messages once it has acknowledged, and nothing before', () => {
    const unsent = turnAfter(asked, broke);
    const whole = turnAfter(asked, start, token('Yes'), cite, end('complete'));
    expect(unsent && messagesOfTurn(unsent)).toEqual([]);
    expect(whole && messagesOfTurn(whole)).toEqual([
      { messageId: 'msg_1', author: 'user', text: 'Hi', state: 'complete', citations: [], createdAt: at },
      {
        messageId: 'msg_2',
        author: 'agent',
        text: 'Yes',
        state: 'complete',
        citations: [{ sourceId: 'knw_1', kind: 'knowledge', title: 'Hours' }],
        createdAt: at,
      },
    ]);
  });

  test('it knows the last event that was read, which a break in the connection goes on from', () => {
    const turn = turnAfter(asked, start, token('Y', 'msg_2-1-2'), token('es'), broke);
    expect(turn?.lastEventId).toBe('msg_2-1-2');
    expect(turnAfter(resumed)?.lastEventId).toBe('msg_2-1-2');
    const open = turnAfter(asked, start, token('Y', 'msg_2-1-2'));
    expect(open && messagesOfTurn(open).at(-1)).toMatchObject({
      state: 'streaming',
      lastEventId: 'msg_2-1-2',
    });
  });

  test('a delay is told until the next event comes', () => {
    const slow = turnAfter(asked, start, { type: 'delayed', delay: 'slow' });
    expect(slow?.answer?.delay).toBe('slow');
    expect(chatTurnAfter(slow, token('Y'))?.answer?.delay).toBeUndefined();
    expect(turnAfter(asked, { type: 'delayed', delay: 'slow' }, start)?.question.delay).toBeUndefined();
    expect(turnAfter(asked, start, { type: 'delayed', delay: 'reconnecting' }, broke)?.answer?.delay).toBe(
      undefined,
    );
  });

  test('a tool is seen at work, and then what it said', () => {
    expect(turnAfter(asked, start, called)?.answer?.toolCalls).toMatchObject([
      { state: 'running', result: '' },
    ]);
    expect(turnAfter(asked, start, called, toolDone)?.answer?.toolCalls).toEqual([
      { ...call, state: 'done', result: 'On its way.' },
    ]);
  });
});
