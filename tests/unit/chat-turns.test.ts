import { describe, expect, test } from 'vitest';
import { type ChatSessionEvent, RESUME_DELAYS_MS, STOP_LIMIT_MS } from '@/shared/chat/chat-state';
import {
  AGAIN,
  ask,
  broke,
  DUE,
  END,
  LEAVE,
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
  typed,
  UNFINISHED,
  WAY,
} from '../support/chat-events';

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
