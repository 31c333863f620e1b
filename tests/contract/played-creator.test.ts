// @vitest-environment node
import { type AgentContent, EMPTY_CONTENT } from '@mocks/agents/content';
import { creatorSays } from '@mocks/creator/creator-says';
import { newCreatorState } from '@mocks/creator/store';
import { describe, expect, test } from 'vitest';
import type { Locale } from '@/api/generated/schemas';
import type { CreatorOutcome } from './support/creator-outcome';
import { CREATOR_EN, HELD_OUT_CREATOR_EN } from './support/creator-sentences-en';
import { CREATOR_ES, HELD_OUT_CREATOR_ES } from './support/creator-sentences-es';
import { NEW_AGENTS } from './support/new-agents';

const TEXTS = {
  en: [
    'You are the help of Nube Home. You are friendly and brief.',
    'Returns are free within 30 days. Shipping costs 4.95 €. The shop is open from 9:00 to 18:00.',
  ],
  es: [
    'Eres la ayuda de Nube Hogar. Hablas de tú, con pocas palabras.',
    'Las devoluciones son gratis durante 30 días. El envío cuesta 4,95 €. La tienda abre de 9:00 a 18:00.',
  ],
} as const;

function written(language: Locale): AgentContent {
  const [persona, rules] = TEXTS[language];
  const text = (one: string) => ({ en: '', es: '', [language]: one });
  return {
    ...EMPTY_CONTENT,
    language,
    greeting: text(language === 'en' ? 'Hi! How can I help you?' : '¡Hola! ¿En qué puedo ayudarte?'),
    instructions: [
      { blockId: 'blk_1', kind: 'persona', texts: text(persona), enabled: true },
      { blockId: 'blk_2', kind: 'rules', texts: text(rules), enabled: true },
    ],
  };
}

function turn(said: string, language: Locale, isNew = false, state = newCreatorState(isNew)) {
  let blocks = 0;
  return creatorSays({
    agent: () => ({ name: 'Nube', content: isNew ? EMPTY_CONTENT : written(language) }),
    state,
    question: said,
    language,
    hasOpenProposal: false,
    actions: {
      accept: () => ({ done: 0, outdated: 0 }),
      reject: () => 0,
      undo: () => ({ done: 0, left: 0 }),
    },
    newBlockId: () => {
      blocks += 1;
      return `blk_new${blocks}`;
    },
  });
}

function faultOf(said: string, outcome: CreatorOutcome, language: Locale): string[] {
  const { changes, text } = turn(said, language);
  const told = JSON.stringify(changes.map(({ path, after }) => [path, after]));
  const fault = (isRight: boolean) => (isRight ? [] : [`${said} → ${told} ${text}`]);
  if (outcome === 'nothing') return fault(changes.length === 0);
  const other = language === 'en' ? 'es' : 'en';
  if (outcome === 'language')
    return fault(changes.some(({ path }) => path.endsWith(`.${other}`)) && !told.includes('blk_new'));
  if ('name' in outcome)
    return fault(changes.some(({ path, after }) => path === 'name' && after === outcome.name));
  if ('adds' in outcome) return fault(outcome.adds.test(told));
  if ('removes' in outcome) {
    const left = changes.map(({ after }) => String(after)).join(' ');
    return fault(outcome.keeps.test(left) && !outcome.removes.test(left) && !told.includes('blk_new'));
  }
  const rules = changes.find(({ path }) => path.startsWith('instructions.blk_2'));
  const now = String(rules?.after);
  return fault(now.includes(outcome.figure) && !now.includes(outcome.instead) && !told.includes('blk_new'));
}

const TABLES = [
  ['en', CREATOR_EN, HELD_OUT_CREATOR_EN],
  ['es', CREATOR_ES, HELD_OUT_CREATOR_ES],
] as const;

describe.each(TABLES)('the played creator, spoken to in %s', (language, table, heldOut) => {
  test('tells an instruction from small talk', () => {
    expect(table.length).toBeGreaterThanOrEqual(100);
    expect(table.flatMap(([said, outcome]) => faultOf(said, outcome, language))).toEqual([]);
  });

  test('understands what nobody wrote it for', () => {
    const faults = heldOut.flatMap(([said, outcome]) => faultOf(said, outcome, language));
    expect(1 - faults.length / heldOut.length, faults.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
});

test.each(NEW_AGENTS)('a new agent: %s', (said, name, purpose) => {
  const { idea } = turn(said, /[áéíóúñ¿]|\bun\b|\buna\b/.test(said) ? 'es' : 'en', true).state;
  expect(idea?.name ?? null).toBe(name);
  if (purpose === null) expect(idea?.purpose ?? null).toBeNull();
  else expect(idea?.purpose).toMatch(purpose);
});

test.each([
  ['change the return period to 40 days', 'no, I meant 45 days', 'en', /within 45 days/],
  ['cambia las devoluciones a 40 días', 'no, quería decir 45 días', 'es', /durante 45 días/],
  ['set shipping to 5.95 €', 'sorry, typo, 5.99', 'en', /costs 5\.99 €/],
  ['sube el envío a 6 €', 'perdón, 6,50 €', 'es', /cuesta 6,50 €/],
  ['give people 60 days to return stuff', 'hang on, 60 is too generous, let’s do 45', 'en', /within 45 days/],
  ['pon que abrimos a las 8:00', 'uy no, a las 8:30', 'es', /de 8:30 a 18:00/],
] as const)(
  '“%s”, then “%s”: the figure is that of what was spoken of',
  (first, then, language, expected) => {
    const { state } = turn(first, language);
    const [change, ...others] = turn(then, language, false, state).changes;
    expect(change?.after).toMatch(expected);
    expect(others).toEqual([]);
  },
);

test.each([
  ['cambia el nombre a Lucía', 'ay no, mejor Lucero', 'es', 'Lucero'],
  ['change the name to Lucy', 'no, better Lucille', 'en', 'Lucille'],
  ['que el agente se llame Coco', 'no me convence, mejor Coral', 'es', 'Coral'],
] as const)('“%s”, then “%s”: the name is another one', (first, then, language, name) => {
  const { state } = turn(first, language);
  expect(turn(then, language, false, state).changes).toMatchObject([{ path: 'name', after: name }]);
});

test('a name that was proposed is left as it was', () => {
  const { state } = turn('call it Bruno', 'en');
  const { text, changes } = turn('hmm, on second thought leave the name as it was', 'en', false, state);
  expect(changes).toEqual([]);
  expect(text).toMatch(/I leave it as it was/);
});

test.each([
  ['hi, what do you need from me?', 'en', /What should the agent do\?/],
  ['todavía no sé bien qué quiero, ¿qué me recomiendas?', 'es', /¿Qué debe hacer el agente\?/],
] as const)(
  'asked “%s” about an agent that is not there yet, it asks what it needs',
  (said, language, asks) => {
    expect(turn(said, language, true).text).toMatch(asks);
  },
);

test('a tone that is wished for twice in one breath is proposed once, without a word beside it', () => {
  const { text, changes } = turn('que tutee menos y que trate a la gente de usted', 'es');
  expect(changes.map(({ path }) => path)).toEqual(['instructions.blk_1.texts.es', 'greeting.es']);
  expect(text).not.toMatch(/Ya habla así/);
});

test.each([
  ['no, it’s called Marina', 'en'],
  ['we don’t want it to be called Nube anymore, call it Marina', 'en'],
  ['ya no queremos que se llame Nube, ponle Marina', 'es'],
] as const)('%s: only its name changes', (said, language) => {
  expect(turn(said, language).changes.map(({ path }) => path)).toEqual(['name']);
});
