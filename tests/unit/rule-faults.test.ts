import { describe, expect, test } from 'vitest';
import type { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { ruleFaults, wordsOf } from '@/features/agents/handoff/rule-faults';
import { completenessOf, sumOf } from '@/features/agents/visitor-texts/completeness';
import { missingLanguages } from '@/features/agents/visitor-texts/text-names';
import { BASE } from '../support/agent-content';

const TEAM = [{ memberId: 'mem_iker', kind: 'person', name: 'Iker', hours: [], timeZone: '' }];
const rule = (when: string, words: string[] = [], more: Partial<HandoffRule> = {}): HandoffRule => ({
  ruleId: 'rule_1',
  when,
  words,
  to: null,
  enabled: true,
  ...more,
});

describe('what is wrong with a rule', () => {
  test.each<[string, HandoffRule[], object]>([
    ['nothing', [rule('asked')], {}],
    ['a topic without words', [rule('topic')], { noWords: true }],
    ['a person who is gone', [rule('asked', [], { to: 'mem_gone' })], { gone: true }],
    ['a word that is too long', [rule('topic', ['x'.repeat(61)])], { longWord: 'x'.repeat(61) }],
    [
      'too many words',
      [
        rule(
          'topic',
          Array.from({ length: 22 }, (_, n) => `w${n}`),
        ),
      ],
      { manyWords: 2 },
    ],
    [
      'the same reason, another person',
      [rule('angry'), rule('angry', [], { to: 'mem_iker' })],
      { covered: { n: 1, to: null, otherPerson: true } },
    ],
    [
      'the same rule twice',
      [rule('angry'), rule('angry')],
      { covered: { n: 1, to: null, otherPerson: false } },
    ],
    [
      'the same word, however it is written',
      [rule('topic', ['Garantía']), rule('topic', ['envío', 'garantia'], { to: 'mem_iker' })],
      { covered: { n: 1, to: null, otherPerson: true, word: 'garantia' } },
    ],
    ['another topic', [rule('topic', ['factura']), rule('topic', ['envío'])], {}],
    ['the earlier one is off', [rule('angry', [], { enabled: false }), rule('angry')], {}],
  ])('%s', (_, rules, fault) => {
    expect(ruleFaults(rules, TEAM).at(-1)).toEqual(fault);
  });

  test('while the team is not known, nobody is gone', () => {
    expect(ruleFaults([rule('asked', [], { to: 'mem_gone' })], undefined)).toEqual([{}]);
  });
});

test('the words of a topic are what stands between commas, each once', () => {
  expect(wordsOf(' garantía, warranty,, garantía ;cambio de dirección')).toEqual([
    'garantía',
    'warranty',
    'cambio de dirección',
  ]);
});

describe('how much is written', () => {
  const handoff = { ...BASE.handoff, rules: [rule('asked')] };
  const content = {
    ...BASE,
    handoff,
    texts: { ...BASE.texts, handoff: { en: '', es: 'Te paso.' }, error: { en: 'Sorry.', es: '' } },
    knowledge: [
      { itemId: 'knw_1', title: 'Hours', text: 'Nine to five.' },
      { itemId: 'knw_2', title: 'Empty', text: '' },
    ],
  };

  test('counts the texts in use, the blocks and the knowledge, which is one for all languages', () => {
    const { texts, blocks, knowledge } = completenessOf(content, false);
    // The greeting, what two rules need, and the error that somebody wrote.
    expect(texts).toEqual({ total: 4, written: { en: 2, es: 2 } });
    expect(blocks).toEqual({ total: 3, written: { en: 0, es: 3 } });
    expect(knowledge).toEqual({ total: 2, written: { en: 1, es: 1 } });
    expect(sumOf([texts, blocks, knowledge])).toEqual({ total: 9, written: { en: 3, es: 6 } });
  });

  test('a language is missing where visitors may read the text', () => {
    expect(missingLanguages(content, 'handoff', false)).toEqual(['en']);
    expect(missingLanguages(content, 'nobody', false)).toEqual(['en', 'es']);
    expect(missingLanguages(content, 'error', false)).toEqual(['es']);
    expect(missingLanguages(content, 'closing', false)).toEqual([]);
    expect(missingLanguages(BASE, 'nobody', false)).toEqual([]);
    // While an agent is paused, its text for that is what visitors read.
    expect(missingLanguages(content, 'pause', false)).toEqual([]);
    expect(missingLanguages(content, 'pause', true)).toEqual(['en', 'es']);
  });
});
