// @vitest-environment node
import { createProviderDb } from '@mocks/core/provider-db';
import { creatorSays } from '@mocks/creator/creator-says';
import { ideaNow } from '@mocks/creator/idea';
import { namedContent, newCreatorState } from '@mocks/creator/store';

import { describe, expect, test } from 'vitest';
import { NO_ACTIONS, R, said } from '../support/creator-said';

const { content: blank } = namedContent(
  createProviderDb().state.agents['bot_creator-acme']?.agent ?? expect.fail('The creator is not there.'),
);

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
    expect(third.idea?.instructions).toBe('Eres Dentia. Tu tarea: reservar citas en nuestra clínica.');
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
