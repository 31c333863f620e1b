import { holds, judgeTest } from '@mocks/agent-tests/judge-test';
import { describe, expect, test } from 'vitest';

const knowledge = { sourceId: 'knw_1', kind: 'knowledge' as const, title: 'Plazos' };
const said = (answer: string, ...sources: (typeof knowledge)[]) => ({ answer, sources });
const TWO = [said('El reembolso llega en 5 días laborables.', knowledge), said('No lo sé.')];

describe('an expectation', () => {
  test.each([
    ['contains', '5 días laborables', true],
    ['contains', '  5 DIAS  laborables ', true],
    ['contains', 'no lo se', true],
    ['contains', '6 días', false],
    ['not_contains', '6 días', true],
    ['not_contains', 'reembolso', false],
    ['uses_source', 'knw_1', true],
    ['uses_source', 'knw_2', false],
  ] as const)('%s %s of two answers: %s', (kind, value, held) => {
    expect(holds({ kind, value }, TWO)).toBe(held);
  });

  test('what ends one answer and begins the next is not said in either', () => {
    expect(holds({ kind: 'contains', value: 'laborables. No lo' }, TWO)).toBe(false);
  });
});

describe('a test', () => {
  const answer = (now: string, liveAnswer: string | null) => ({
    question: '¿?',
    ...said(now),
    liveAnswer,
    liveSources: [],
  });

  test('fails by each expectation that does not hold, and only by these', () => {
    const failing = { kind: 'contains' as const, value: 'gratis' };
    const holding = { kind: 'not_contains' as const, value: 'efectivo' };
    expect(judgeTest([failing, holding], [answer('Cuesta 4,90 €', null)])).toEqual({
      passed: false,
      failed: [failing],
      changed: false,
    });
  });

  test('is changed when one answer is another than that of what is live; without a live version never', () => {
    const same = answer('14 días', '14 días');
    expect(judgeTest([], [same, answer('30 días', '14 días')])).toMatchObject({
      passed: true,
      changed: true,
    });
    expect(judgeTest([], [same]).changed).toBe(false);
    expect(judgeTest([], [answer('30 días', null)]).changed).toBe(false);
  });
});
