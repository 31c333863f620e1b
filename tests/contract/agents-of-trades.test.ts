// @vitest-environment node
import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import type { Speaker } from '@mocks/conversations/known-sentences';
import { localeSaid } from '@mocks/understanding/language-said';
import { expect, test } from 'vitest';
import { AGENTS_BY_CASE } from './support/agents-by-case';
import { AGENTS_IN_CHAT_EN } from './support/agents-in-chat-en';
import { AGENTS_IN_CHAT_ES } from './support/agents-in-chat-es';
import { AGENTS_IN_OTHER_WORDS } from './support/agents-in-other-words';
import { AGENTS_TOLD_STORIES, SENTENCES_OF_STORIES } from './support/agents-told-stories';
import { COMPANIES, SENTENCES_OF_COMPANIES } from './support/companies';
import { MORE_TRADES } from './support/more-trades';
import { SENTENCES_BY_CASE } from './support/sentences-by-case';
import { SENTENCES_IN_OTHER_WORDS } from './support/sentences-in-other-words';
import { SENTENCES_OF_FURTHER_TRADES_EN } from './support/sentences-of-further-trades-en';
import { SENTENCES_OF_FURTHER_TRADES_ES } from './support/sentences-of-further-trades-es';
import { SENTENCES_OF_TRADES } from './support/sentences-of-trades';
import { SERVICES_EN } from './support/services-en';
import { SERVICES_ES } from './support/services-es';
import { SHOPS_EN } from './support/shops-en';
import { SHOPS_ES } from './support/shops-es';
import { SENTENCES_OF_SMALL_TRADES, SMALL_TRADES } from './support/small-trades';
import { faultOf } from './support/tell-outcome';
import { agentOf, TRADES } from './support/trades';
import { TYPED_IN_CHAT_EN } from './support/typed-in-chat-en';
import { TYPED_IN_CHAT_ES } from './support/typed-in-chat-es';

const AGENTS = { ...TRADES, ...MORE_TRADES };

test('agents of other trades answer by their own rules, and never say these', () => {
  const faults = SENTENCES_OF_TRADES.flatMap(([trade, said, outcome, before]) => {
    const speaker = AGENTS[trade];
    const language = localeSaid(said, speaker.content.language);
    const { text } = answerFromAgent(speaker, said, language, { before });
    const told = speaker.content.instructions
      .filter(({ kind }) => kind !== 'rules')
      .flatMap(({ texts }) => [texts.en, texts.es]);
    const fault = told.some((one) => text.includes(one))
      ? 'says an instruction as it stands'
      : faultOf(text, outcome, language);
    return fault === undefined ? [] : [`${said} → ${text} (${fault})`];
  });
  expect(faults).toEqual([]);
});

const answerOf = (speaker: Speaker, said: string) =>
  answerFromAgent(speaker, said, localeSaid(said, speaker.content.language)).text;

/** The same rows, with what the agents answer now. */
const answered = <Trade extends string>(
  agents: Readonly<Record<Trade, Speaker>>,
  rows: readonly (readonly [Trade, said: string, answer: string])[],
) => rows.map(([trade, said]) => [trade, said, answerOf(agents[trade], said)]);

test('agents of small companies say what was asked for, and nothing beside it', () => {
  expect(answered(SMALL_TRADES, SENTENCES_OF_SMALL_TRADES)).toEqual(SENTENCES_OF_SMALL_TRADES);
});

test('agents of companies hear a case at the end of a question, a complaint of what they have rules for, and days', () => {
  expect(answered(COMPANIES, SENTENCES_OF_COMPANIES)).toEqual(SENTENCES_OF_COMPANIES);
});

test('agents hear what is typed in words that no rule has', () => {
  expect(answered(AGENTS_IN_CHAT_EN, TYPED_IN_CHAT_EN)).toEqual(TYPED_IN_CHAT_EN);
  expect(answered(AGENTS_IN_CHAT_ES, TYPED_IN_CHAT_ES)).toEqual(TYPED_IN_CHAT_ES);
});

test('agents hear the case in what somebody tells of it', () => {
  expect(answered(AGENTS_BY_CASE, SENTENCES_BY_CASE)).toEqual(SENTENCES_BY_CASE);
});

test('agents know what a visitor means who says it in words that no rule has', () => {
  expect(answered(AGENTS_IN_OTHER_WORDS, SENTENCES_IN_OTHER_WORDS)).toEqual(SENTENCES_IN_OTHER_WORDS);
});

test('agents find the rule for what somebody tells of', () => {
  expect(answered(AGENTS_TOLD_STORIES, SENTENCES_OF_STORIES)).toEqual(SENTENCES_OF_STORIES);
});

test('they follow what they are told for a case, refuse what they may not do, and never say an order as it stands', () => {
  expect(answered({ ...SHOPS_EN, ...SERVICES_EN }, SENTENCES_OF_FURTHER_TRADES_EN)).toEqual(
    SENTENCES_OF_FURTHER_TRADES_EN,
  );
  expect(answered({ ...SHOPS_ES, ...SERVICES_ES }, SENTENCES_OF_FURTHER_TRADES_ES)).toEqual(
    SENTENCES_OF_FURTHER_TRADES_ES,
  );
});

test.each([
  ['I want to cancel', 'en', 'It is free up to 48 hours before.'],
  ['quiero cancelar', 'es', 'Es gratis hasta 48 horas antes.'],
] as const)('“%s” meets a rule that says “then” behind its case', (said, language, answer) => {
  const speaker = agentOf('Iris', 'en', { en: 'Answers visitors.', es: 'Atiende a los visitantes.' }, [
    [
      'scenarios',
      'If someone wants to cancel, then tell them it is free up to 48 hours before.',
      'Si alguien quiere cancelar, entonces dile que es gratis hasta 48 horas antes.',
    ],
  ]);
  expect(answerFromAgent(speaker, said, language).text).toBe(answer);
});

test('what is to be done in another case stands behind no refusal', () => {
  const speaker = agentOf('Vera', 'es', { en: '', es: 'Atiende a los pacientes.' }, [
    [
      'guardrails',
      '',
      'No recomiendes medicamentos. Si alguien cuenta que ve mal de repente, dile que vaya a urgencias.',
    ],
  ]);
  expect(answerOf(speaker, '¿Qué pastillas me recomendáis?')).toBe(
    'Lo siento, no puedo recomendar medicamentos.',
  );
});

test.each([
  ['es', 'Sólo se devuelven los zapatos sin usar.', '¿Puedo devolver unos zapatos?'],
  ['es', 'Artículos rebajados no se devuelven.', '¿Puedo devolver un artículo rebajado?'],
  ['en', 'Bring them back within 30 days for a refund.', 'Can I get a refund?'],
] as const)('in %s, “%s” is a fact for a visitor, and no order', (language, fact, asked) => {
  const texts = { en: '', es: '', [language]: fact };
  const speaker = agentOf('Vera', language, { en: '', es: '' }, [['rules', texts.en, texts.es]]);
  expect(answerOf(speaker, asked)).toBe(fact);
});

test.each([
  ['en', 'can i talk to a human on monday', /put you through/],
  ['es', 'Quiero hablar con una persona el lunes', /pasarte con nadie/],
  ['en', 'is anybody there on sundays?', /^Closed on Sundays\.$/],
  ['es', 'si sois unos inútiles', /^Siento mucho las molestias\./],
  ['en', 'what if the weather is awful?', /^If it rains the visit is moved\.$/],
] as const)('in %s, “%s” is heard as what it is', (language, said, answer) => {
  const speaker = agentOf('Dot', language, { en: '', es: '' }, [
    ['rules', 'Closed on Sundays.', 'Los domingos cerramos.'],
    ['rules', 'If it rains the visit is moved.', 'Si llueve, la visita se aplaza.'],
  ]);
  expect(answerOf(speaker, said)).toMatch(answer);
});

test('who asks something and wants a person is told both, and why tells how much of it comes from a rule', () => {
  const said = 'cuanto cuesta la tonelada de encina? quiero hablar con una persona';
  const { text, why } = answerFromAgent(AGENTS_IN_OTHER_WORDS.lena, said, 'es');
  expect(text).toMatch(/^La tonelada de encina cuesta 210 euros.*prefieras hablar con una persona/);
  const fromRules = why.used.reduce((sum, { share }) => sum + share, 0);
  expect(fromRules).toBeLessThan(1);
  expect(fromRules + why.ownShare).toBeCloseTo(1);
});
