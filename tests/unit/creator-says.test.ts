// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { R, said } from '../support/creator-said';

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
        ['changed', 'greeting.es', '¡Hola! ¿Qué le gustaría devolver?'],
      ],
    ],
    [
      R,
      'tono más cercano',
      [
        ['changed', 'instructions.blk_1.texts.es', text('cercano y amable')],
        // It is friendly there already.
        ['changed', 'instructions.blk_1.texts.en', text('very friendly')],
      ],
    ],
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
