// @vitest-environment node
import { createProviderDb } from '@mocks/core/provider-db';
import { creatorSays } from '@mocks/creator/creator-says';
import { ideaNow } from '@mocks/creator/idea';
import { namedContent, newCreatorState, type StoredCreatorState } from '@mocks/creator/store';

import { describe, expect, test } from 'vitest';

const NO_ACTIONS = {
  accept: () => ({ done: 0, outdated: 0 }),
  reject: () => 0,
  undo: () => ({ done: 0, left: 0 }),
};

/** What the creator says to somebody about an agent of Ana. */
function said(botKey: string, question: string, asks: StoredCreatorState['asks'] = null) {
  const { agent } = createProviderDb().state.agents[botKey] ?? {};
  if (!agent) throw new Error(`There is no ${botKey}.`);
  let blocks = 0;
  const turn = creatorSays({
    agent: () => namedContent(agent),
    state: { ...newCreatorState(false), asks },
    question,
    language: 'es',
    hasOpenProposal: false,
    actions: NO_ACTIONS,
    newBlockId: () => {
      blocks += 1;
      return `blk_new-${blocks}`;
    },
  });
  const changes = turn.changes.map(({ kind, path, after }) => [kind, path, after] as const);
  return { ...turn, changes };
}

/** An idea of a new agent after some messages. */
function thoughtUp(...messages: string[]) {
  let state = newCreatorState(true);
  let text = '';
  for (const question of messages) {
    const turn = creatorSays({
      agent: () => ({ name: '', content: { ...blank } }),
      state,
      question,
      language: 'es',
      hasOpenProposal: false,
      actions: NO_ACTIONS,
      newBlockId: () => 'blk_new',
    });
    state = turn.state;
    text = turn.text;
  }
  return { idea: ideaNow(state, 'es'), text, asks: state.asks };
}

const { content: blank } = namedContent(
  createProviderDb().state.agents['bot_creator-acme']?.agent ?? expect.fail('The creator is not there.'),
);

const R = 'bot_returns';
const text = (words: string) => expect.stringContaining(words);
const block = (kind: string, language: 'en' | 'es', words: string) =>
  expect.objectContaining({ kind, texts: expect.objectContaining({ [language]: text(words) }) });

describe('one sentence about an agent', () => {
  test.each<[string, string, unknown[][]]>([
    // A figure, in both languages where both say it.
    [
      R,
      'cambia el plazo de devolución a 60 días',
      [
        ['changed', 'instructions.blk_2.texts.es', text('durante 60 días')],
        ['changed', 'instructions.blk_2.texts.en', text('within 60 days')],
      ],
    ],
    [
      R,
      'Change the return period to 60 days',
      [
        ['changed', 'instructions.blk_2.texts.en', text('within 60 days')],
        ['changed', 'instructions.blk_2.texts.es', text('durante 60 días')],
      ],
    ],
    [
      R,
      'the pick-up now costs 5.90 €',
      [
        ['changed', 'instructions.blk_2.texts.en', text('costs 5.90 €')],
        ['changed', 'instructions.blk_2.texts.es', text('cuesta 5,90 €')],
      ],
    ],
    [
      R,
      'La recogida cuesta 5,90 €',
      [
        ['changed', 'instructions.blk_2.texts.es', text('cuesta 5,90 €')],
        ['changed', 'instructions.blk_2.texts.en', text('costs 5.90 €')],
      ],
    ],
    [
      'bot_orders',
      'cambia el envío estándar a 3 días',
      [['changed', 'instructions.blk_orders-2.texts.es', text('tarda 3 días laborables')]],
    ],
    [
      'bot_appointments',
      'cambia el horario a de 10 a 20 h',
      [['changed', 'instructions.blk_appointments-2.texts.es', text('de 10 a 20 h')]],
    ],
    [
      'bot_appointments',
      'las citas duran 60 minutos en vez de 45',
      [['changed', 'instructions.blk_appointments-2.texts.es', text('dura 60 minutos')]],
    ],
    [
      'bot_store',
      'change the opening hours to 9:00 to 22:00',
      [['changed', 'instructions.blk_store-2.texts.en', text('from 9:00 to 22:00')]],
    ],
    [
      R,
      'Cambia el plazo de garantía a 3 años',
      [['added', 'instructions.blk_new-1', block('rules', 'es', 'Plazo de garantía: 3 años.')]],
    ],
    // What it says, found by meaning.
    [
      R,
      'quita la regla sobre los colchones',
      [
        ['changed', 'instructions.blk_2.texts.es', expect.not.stringContaining('colchones')],
        ['changed', 'instructions.blk_2.texts.en', expect.not.stringContaining('mattresses')],
      ],
    ],
    [
      R,
      'Remove the rule about mattresses',
      [
        ['changed', 'instructions.blk_2.texts.en', expect.not.stringContaining('mattresses')],
        ['changed', 'instructions.blk_2.texts.es', expect.not.stringContaining('colchones')],
      ],
    ],
    [
      R,
      'las devoluciones son gratis durante 45 días',
      [
        ['changed', 'instructions.blk_2.texts.es', text('durante 45 días')],
        ['changed', 'instructions.blk_2.texts.en', text('within 45 days')],
      ],
    ],
    // New rules, limits, cases.
    [
      R,
      'Nunca prometas un plazo de entrega',
      [['added', 'instructions.blk_new-1', block('guardrails', 'es', 'Nunca prometas un plazo de entrega.')]],
    ],
    [
      R,
      'never promise a delivery date',
      [['added', 'instructions.blk_new-1', block('guardrails', 'en', 'Never promise a delivery date.')]],
    ],
    [
      R,
      'Si el cliente está enfadado, pide disculpas y ofrece un vale',
      [['added', 'instructions.blk_new-1', block('scenarios', 'es', 'ofrece un vale.')]],
    ],
    [
      R,
      'If a customer is angry, call a colleague',
      [['added', 'instructions.blk_new-1', block('scenarios', 'en', 'call a colleague.')]],
    ],
    [
      R,
      'No se aceptan devoluciones de ropa interior',
      [['added', 'instructions.blk_new-1', block('rules', 'es', 'ropa interior.')]],
    ],
    // Name, tone, greeting.
    [R, 'llámalo «Vuelta»', [['changed', 'name', 'Vuelta']]],
    [R, 'Call it Boomerang', [['changed', 'name', 'Boomerang']]],
    [
      R,
      'trátalos de usted',
      [
        ['changed', 'instructions.blk_1.texts.es', text('Tratas de usted')],
        ['changed', 'instructions.blk_1.texts.en', text('You are formal.')],
      ],
    ],
    [R, 'tono más cercano', [['changed', 'instructions.blk_1.texts.es', text('cercano y amable')]]],
    [R, 'saluda con "¡Buenas! ¿Qué devolvemos?"', [['changed', 'greeting.es', '¡Buenas! ¿Qué devolvemos?']]],
    [
      R,
      'Greet visitors with "Hi there! What can I do?"',
      [['changed', 'greeting.en', 'Hi there! What can I do?']],
    ],
    [
      'bot_menu',
      'propón un saludo',
      [
        ['added', 'greeting.es', '¡Hola! Soy Menú. ¿En qué puedo ayudarte?'],
        ['added', 'greeting.en', 'Hi! I am Menú. How can I help you?'],
      ],
    ],
    // Channels, tools, who answers, language.
    [
      R,
      'Añade Instagram y quita WhatsApp',
      [
        ['added', 'channels.instagram', 'instagram'],
        ['removed', 'channels.whatsapp', null],
      ],
    ],
    [R, 'add Teams', [['added', 'channels.teams', 'teams']]],
    [
      R,
      'conecta el calendario',
      [['added', 'tools.google_calendar', { toolkit: 'google_calendar', actions: ['find_free_time'] }]],
    ],
    [
      R,
      'use the calendar to book appointments',
      [
        [
          'added',
          'tools.google_calendar',
          expect.objectContaining({ actions: expect.arrayContaining(['create_event']) }),
        ],
      ],
    ],
    [R, 'deja de usar Shopify', [['removed', 'tools.shopify', null]]],
    [
      R,
      'add teams. never promise cash',
      [
        ['added', 'channels.teams', 'teams'],
        ['added', 'instructions.blk_new-1', block('guardrails', 'en', 'Never promise cash.')],
      ],
    ],
    [R, 'quita Shopify', [['removed', 'tools.shopify', null]]],
    [R, 'que responda el equipo', [['changed', 'handoff.agentMode', 'human']]],
    [R, 'responde en inglés', [['changed', 'language', 'en']]],
    [
      R,
      'traduce al inglés',
      [
        [
          'added',
          'instructions.blk_5.texts.en',
          'Never promise a refund in cash. Do not give out data of other customers.',
        ],
      ],
    ],
    // Several at once.
    [
      R,
      'Elimina el bloque de colchones; añade Messenger. Pon un tono profesional',
      [
        ['changed', 'instructions.blk_2.texts.es', expect.not.stringContaining('colchones')],
        ['changed', 'instructions.blk_2.texts.en', expect.not.stringContaining('mattresses')],
        ['added', 'channels.messenger', 'messenger'],
        ['changed', 'instructions.blk_1.texts.es', text('profesional')],
        ['changed', 'instructions.blk_1.texts.en', text('professional')],
      ],
    ],
    [
      R,
      'add Teams, call it Returns desk and never promise cash',
      [
        ['added', 'channels.teams', 'teams'],
        ['changed', 'name', 'Returns desk'],
        ['added', 'instructions.blk_new-1', block('guardrails', 'en', 'Never promise cash.')],
      ],
    ],
    // Nothing to change, and nothing that means anything.
    [R, 'añade WhatsApp', []],
    [R, 'conecta Salesforce', []],
    [R, 'quita la regla sobre los dinosaurios', []],
    [R, 'asdf qwer zxcv', []],
    [R, '12345', []],
    [R, '…', []],
    [R, '<script>alert(1)</script>', []],
    [R, '<img src=x onerror=alert(1)>', []],
    [R, 'javascript:alert(document.cookie)', []],
  ])('%s: %s', (botKey, question, changes) => {
    expect(said(botKey, question).changes).toEqual(changes);
  });
});

describe('what it says beside its proposals', () => {
  test.each<[string, RegExp]>([
    ['¿Qué dice sobre el número de pedido?', /empieza por AH.*bloque 3/],
    ['What does it say about mattresses?', /Opened mattresses.*block 2/],
    ['what does it say about dinosaurs?', /nothing written about “dinosaurs”/],
    ['¿qué falta?', /Le falta: el otro idioma/],
    ["what's missing?", /It still lacks: the other language/],
    ['muéstrame', /Así está \*\*Devoluciones\*\*/],
    ['show me', /This is \*\*Devoluciones\*\*/],
    ['ayuda', /Puedo cambiar su nombre/],
    ['help', /I can change its name/],
    ['conecta Salesforce', /No conozco la herramienta «Salesforce»/],
    ['traduce al inglés', /no lo sé traducir con seguridad \(bloque 4\)/],
    ['añade WhatsApp', /Ya responde en WhatsApp/],
    ['quita la regla sobre los dinosaurios', /No encuentro nada sobre «dinosaurios»/],
    ['asdf qwer zxcv', /No he entendido «asdf qwer zxcv»/],
    ['deshaz', /No hay nada mío que deshacer/],
    ['undo', /nothing of mine to undo/],
    ['yes', /no open proposal/],
    ['gracias', /^¡De nada!$/],
  ])('%s', (question, answer) => {
    expect(said(R, question).text).toMatch(answer);
  });

  test('an answer to what it asked for needs no more words than that', () => {
    expect(said('bot_menu', 'el chat de la web e Instagram', 'channels').changes).toEqual([
      ['added', 'channels.instagram', 'instagram'],
      ['added', 'channels.widget', 'widget'],
    ]);
    expect(said('bot_menu', '¡Buenas! ¿Miramos la carta?', 'greeting').changes).toEqual([
      ['added', 'greeting.es', '¡Buenas! ¿Miramos la carta?'],
    ]);
    expect(said('bot_menu', 'ninguna', 'tools').text).toContain('lo dejamos');
  });

  test('what was asked once is not asked again while somebody speaks of something else', () => {
    expect(said(R, 'añade Teams', 'otherLanguage').text).not.toContain('un solo idioma');
    expect(said(R, 'asdf', 'otherLanguage').text).toContain('un solo idioma');
  });

  test('a message of a thousand orders is taken up to a limit, and says so', () => {
    const { changes, text: answer } = said(R, 'never promise cash. '.repeat(200));
    expect(changes.length).toBeLessThanOrEqual(1);
    expect(answer).toContain('That is a lot at once');
  });
});

describe('a new agent', () => {
  test('its purpose, its name and more in one message', () => {
    const { idea, text: answer } = thoughtUp(
      'I need an agent called Lola that answers questions about our hotel. It speaks formally and never promises a room. Add WhatsApp.',
    );
    expect(idea).toMatchObject({
      name: 'Lola',
      instructions: 'You are Lola. Your task: answer questions about our hotel.',
      content: { language: 'en', channels: ['whatsapp'] },
    });
    expect(idea?.content.instructions[0]?.texts.en).toContain('You are formal.');
    expect(answer).toContain('I can create **Lola** now');
  });

  test('step by step, each answer to what was asked', () => {
    const first = thoughtUp('hola');
    expect(first.asks).toBe('purpose');
    const second = thoughtUp('hola', 'reservar citas en mi clínica');
    expect(second.asks).toBe('name');
    expect(second.text).toContain('¿Cómo se llama?');
    const third = thoughtUp('hola', 'reservar citas en mi clínica', 'Dentia');
    expect(third.idea?.instructions).toBe('Eres Dentia. Tu tarea: reservar citas en mi clínica.');
    expect(third.asks).toBe('tone');
    const fourth = thoughtUp('hola', 'reservar citas en mi clínica', 'Dentia', 'de usted y breve');
    expect(fourth.idea?.content.instructions[0]?.texts.es).toContain(
      'Tratas de usted. Respondes con frases cortas.',
    );
  });

  test('nonsense is no purpose', () => {
    const { idea, text: answer } = thoughtUp('hola', 'asdf qwer zxcv');
    expect(idea?.instructions).toBeNull();
    expect(answer).toContain('No he entendido');
  });
});
