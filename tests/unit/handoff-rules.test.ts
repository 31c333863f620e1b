import type { HandoffRule } from '@mocks/agents/content';
import { matchRule } from '@mocks/conversations/handoff-rules';
import { isFarewell } from '@mocks/conversations/visitor-texts';
import { backAt, isThere } from '@mocks/team/hours';
import type { TeamMember } from '@mocks/team/store';
import { describe, expect, test } from 'vitest';

const rule = (
  when: HandoffRule['when'],
  words: string[] = [],
  more: Partial<HandoffRule> = {},
): HandoffRule => ({
  ruleId: `rule_${when}`,
  when,
  words,
  to: null,
  enabled: true,
  ...more,
});
const asked = (question: string, unansweredTwice = false) => ({ question, unansweredTwice });

describe('a rule of the handoff', () => {
  test.each<[HandoffRule, string, boolean, string[] | undefined]>([
    [rule('asked'), 'Quiero hablar con una persona', false, ['quiero', 'persona']],
    [rule('asked'), 'Can I talk to a human?', false, ['talk', 'human']],
    [rule('asked'), '¿Cuántas personas caben?', false, undefined],
    [rule('angry'), '¡Esto es una vergüenza!', false, ['verguenza']],
    [rule('angry'), 'This is ridiculous', false, ['ridiculous']],
    [rule('angry'), 'DONDE ESTÁ MI PEDIDO', false, ['DONDE', 'ESTÁ', 'PEDIDO']],
    [rule('angry'), '¿Dónde está mi pedido?', false, undefined],
    [rule('unanswered'), '¿Y eso?', true, ['¿Y eso?']],
    [rule('unanswered'), '¿Y eso?', false, undefined],
    [rule('topic', ['garantía']), '¿Qué cubren las garantias?', false, ['garantía']],
    [
      rule('topic', ['cambio de dirección']),
      'Quiero el cambio de la dirección',
      false,
      ['cambio de dirección'],
    ],
    [rule('topic', ['cambio de dirección']), 'Quiero un cambio', false, undefined],
    [rule('topic', []), '¿Qué cubre la garantía?', false, undefined],
    [rule('asked', [], { enabled: false }), 'Quiero hablar con una persona', false, undefined],
  ])('%o meets “%s”', (one, question, unansweredTwice, matched) => {
    expect(matchRule([one], asked(question, unansweredTwice))?.matched).toEqual(matched);
  });

  test('the first that matches counts', () => {
    const rules = [rule('topic', ['factura']), rule('asked')];
    const met = (question: string) => matchRule(rules, asked(question))?.rule.when;
    expect(met('Quiero hablar con una persona')).toBe('asked');
    expect(met('Quiero hablar con una persona de mi factura')).toBe('topic');
  });
});

test.each([
  ['Gracias, eso es todo', true],
  ['Adiós', true],
  ['Thanks, bye', true],
  ['Gracias, ¿y cuándo llega?', false],
  ['Gracias por el pedido roto', false],
  ['No', false],
])('“%s” ends a conversation: %s', (text, ends) => {
  expect(isFarewell(text)).toBe(ends);
});

describe('the hours of somebody', () => {
  const madrid: TeamMember = {
    memberId: 'team_support',
    kind: 'team',
    name: 'Support',
    hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '19:00' }],
    timeZone: 'Europe/Madrid',
  };
  const at = (moment: string) => Date.parse(moment);

  test.each([
    ['2026-11-20T08:00:00Z', true],
    ['2026-11-20T07:59:00Z', false],
    ['2026-11-20T18:00:00Z', false],
    ['2026-11-21T10:00:00Z', false],
  ])('by their own clock: %s', (moment, there) => {
    expect(isThere(madrid, at(moment))).toBe(there);
  });

  test.each([
    // Friday in the evening: on Monday at nine.
    ['2026-11-20T20:31:00Z', '2026-11-23T08:00:00.000Z'],
    // Before the beginning of a day: on that day.
    ['2026-11-23T05:00:00Z', '2026-11-23T08:00:00.000Z'],
    // Over the change of the clocks.
    ['2026-03-27T20:00:00Z', '2026-03-30T07:00:00.000Z'],
  ])('back after %s at %s', (now, back) => {
    expect(backAt([madrid], at(now))).toBe(back);
  });

  test('who has no hours is always there, and when they are back is not known', () => {
    expect(isThere({ ...madrid, hours: [] }, at('2026-11-21T10:00:00Z'))).toBe(true);
    expect(backAt([{ ...madrid, hours: [] }], at('2026-11-21T10:00:00Z'))).toBeNull();
  });
});
