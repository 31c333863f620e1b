import { describe, expect, test } from 'vitest';
import { compareAnswers } from '@/features/test-chat/compare-answers';
import type { ChatLine } from '@/shared/chat/chat-thread-state';

type Said = readonly [question: string, answer: string, state?: ChatLine['state']];

function talk(side: string, said: readonly Said[]): ChatLine[] {
  return said.flatMap(([question, answer, state = 'complete'], index): ChatLine[] => [
    { id: `${side}-q${index}`, author: 'user', text: question, state: 'complete', citations: [] },
    { id: `${side}-a${index}`, author: 'agent', text: answer, state, citations: [] },
  ]);
}

const verdicts = (left: readonly Said[], right: readonly Said[]) =>
  Object.fromEntries(
    [...compareAnswers(talk('l', left), talk('r', right))].map(([id, { verdict }]) => [id, verdict]),
  );

describe('the answers of two versions', () => {
  test('are the same or other, question by question; space does not count', () => {
    const left: Said[] = [
      ['How long?', '30 days.'],
      ['Where?', 'At  home.'],
    ];
    const right: Said[] = [
      ['How long?', '14 days.'],
      ['Where?', 'At home.'],
    ];
    expect(verdicts(left, right)).toEqual({
      'l-a0': 'other',
      'r-a0': 'other',
      'l-a1': 'same',
      'r-a1': 'same',
    });
  });

  test('each come with what the other one says', () => {
    const compared = compareAnswers(
      talk('l', [['How long?', '30 days.']]),
      talk('r', [['How long?', '14 days.']]),
    );
    expect(compared.get('l-a0')?.other).toBe('14 days.');
    expect(compared.get('r-a0')?.other).toBe('30 days.');
  });

  test('are matched from the end when one conversation began earlier', () => {
    const left: Said[] = [
      ['Hi', 'Old'],
      ['Hi', 'New'],
    ];
    expect(verdicts(left, [['Hi', 'New']])).toEqual({ 'l-a1': 'same', 'r-a0': 'same' });
  });

  test.each<ChatLine['state']>(['streaming', 'stopped', 'failed'])(
    'are not judged while one is %s',
    (state) => {
      expect(verdicts([['Hi', 'Ye', state]], [['Hi', 'Yes']])).toEqual({});
    },
  );

  test('to different questions are not compared', () => {
    expect(verdicts([['Hi', 'Yes']], [['Bye', 'Yes']])).toEqual({});
  });
});
