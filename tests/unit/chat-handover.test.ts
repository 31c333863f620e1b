import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import {
  type ChatEffect,
  type ChatSessionEvent,
  type ChatState,
  NEW_CHAT_STATE,
} from '@/shared/chat/chat-state';
import { chatStep } from '@/shared/chat/chat-step';
import { lineOfMessage, messagesOfTurn } from '@/shared/chat/chat-thread-state';

const AT = '2026-11-20T16:45:00.000Z';
const IKER = { memberId: 'mem_iker', name: 'Iker Soto' };
const ASK: ChatSessionEvent = { type: 'ask', text: 'Hi', id: 'id-1', at: AT, conversationId: 'con_1' };
const came = (event: ChatEvent, eventId = 'e-2'): ChatSessionEvent => ({ type: 'event', event, eventId });
const START = came({ type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2', plain: true }, 'e-1');
const JOINED: ChatEvent = { type: 'handoff', handover: { state: 'joined', person: IKER } };
const NOBODY: ChatEvent = { type: 'handoff', handover: { state: 'nobody', backAt: AT } };
const WANTED: ChatEvent = { type: 'message.wanted', wanted: { text: 'Hi', left: null } };
const CLOSED: ChatEvent = { type: 'closed' };
const END: ChatEvent = { type: 'message.end', messageId: 'msg_2', state: 'complete' };
const ERROR: ChatEvent = { type: 'error', error: null, insteadText: 'Sorry.' };
const BROKE: ChatSessionEvent = { type: 'broke', error: new Error('cut') };

function play(...events: ChatSessionEvent[]): { state: ChatState; effects: readonly ChatEffect[] } {
  let state = NEW_CHAT_STATE;
  let effects: readonly ChatEffect[] = [];
  for (const event of events) [state, effects] = chatStep(state, event);
  return { state, effects };
}

describe('the rows of a conversation that changes hands', () => {
  test.each<[string, ChatSessionEvent[], ChatEvent, object]>([
    ['streaming', [ASK, START], JOINED, { handover: { state: 'joined', person: IKER } }],
    ['streaming', [ASK, START], NOBODY, { handover: { state: 'nobody', backAt: AT } }],
    [
      'streaming',
      [ASK, START, came(NOBODY)],
      WANTED,
      { handover: { state: 'nobody' }, wanted: { text: 'Hi' } },
    ],
    ['streaming', [ASK, START], CLOSED, { closes: true }],
    ['failed', [ASK, START], ERROR, { state: 'failed', insteadText: 'Sorry.' }],
  ])('streaming → %s', (phase, way, event, answer) => {
    const { state, effects } = play(...way, came(event, 'e-5'));
    expect(state.phase).toBe(phase);
    expect(state.turn?.answer).toMatchObject({ plain: true, ...answer });
    expect(state.turn?.lastEventId).toBe('e-5');
    expect(effects).toEqual([]);
  });

  test.each<[string, ChatSessionEvent[]]>([
    ['idle', []],
    ['sending', [ASK]],
  ])('%s: one that comes without an answer changes nothing that is shown', (phase, way) => {
    for (const event of [JOINED, WANTED, CLOSED]) {
      const { state } = play(...way, came(event));
      expect(state.phase).toBe(phase);
      expect(state.turn?.answer).toBeUndefined();
    }
  });

  test('the end hands everything to the cache, as the contract has it; a line is made of it again', () => {
    const { state, effects } = play(
      ASK,
      came({ type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2', person: IKER, plain: true }),
      came({ type: 'token', text: 'Hello.' }),
      came(JOINED),
      came(WANTED),
      came(CLOSED),
      came(END, 'e-9'),
    );
    expect(state.phase).toBe('idle');
    const [cached] = effects;
    if (cached?.type !== 'cache') throw new Error('nothing was cached');
    const [, answer] = messagesOfTurn(cached.turn);
    expect(answer).toMatchObject({
      author: 'person',
      person: IKER,
      plain: true,
      handover: { state: 'joined' },
      wanted: { text: 'Hi' },
      closes: true,
    });
    expect(answer && lineOfMessage(answer)).toMatchObject({
      author: 'agent',
      person: IKER,
      text: 'Hello.',
      closes: true,
    });
  });

  test('after a break nothing of it is lost; asked again, nothing of the failed answer stays', () => {
    expect(play(ASK, START, came(NOBODY), BROKE).state.turn?.answer?.handover?.state).toBe('nobody');
    const { state } = play(ASK, START, came(ERROR), { type: 'askAgain' });
    expect(state.turn?.answer?.insteadText).toBeUndefined();
  });
});
