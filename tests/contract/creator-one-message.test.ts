// @vitest-environment node
import { expect, test } from 'vitest';
import { saidToCreator, textOf } from './support/said-to-creator';

test.each([
  ['en', 'bot_store', 'please have it answer in French as well', ['Also answer in French.']],
  [
    'en',
    'bot_store',
    'Our support line is open Monday to Friday, 8 am to 5 pm',
    ['Our support line is open Monday to Friday, 8 am to 5 pm.'],
  ],
  [
    'es',
    'bot_appointments',
    'Que trate de usted a los clientes y sea más breve',
    ['Eres la agenda del estudio de cocinas de Acme Hogar. Tratas de usted. Respondes con frases cortas.'],
  ],
  ['es', 'bot_appointments', 'Cámbiale el nombre, ahora se llama Irene', ['Irene']],
  [
    'es',
    'bot_appointments',
    'quita lo de las citas canceladas',
    ['El horario del estudio es de lunes a viernes, de 9 a 18 h. Cada cita dura 45 minutos.'],
  ],
  [
    'es',
    'bot_appointments',
    'Abrimos de 11 a 18 h',
    [
      'El horario del estudio es de lunes a viernes, de 11 a 18 h. Cada cita dura 45 minutos. Las citas se anulan sin coste hasta 24 horas antes.',
    ],
  ],
] as const)('in %s, about %s: “%s” changes this and no more', async (language, botKey, said, texts) => {
  const { changes } = await saidToCreator(botKey, language, [said]);
  expect(changes.map((change) => textOf(change, language))).toEqual(texts);
});

test.each([
  ['en', 'bot_store', 'Show me all the instructions', /^This is \*\*Store guide\*\*/],
  ['es', 'bot_appointments', 'Muéstrame todas las instrucciones', /^Así está \*\*Citas\*\*/],
  [
    'es',
    'bot_returns',
    'No debe prometer nunca un reembolso en efectivo',
    /^Eso ya lo sabe: «Nunca prometas/,
  ],
  ['es', 'bot_creator-acme', '¿qué tiempo hará mañana en Bilbao?', /^Con eso no puedo ayudarte/],
] as const)(
  'in %s, about %s: “%s” is answered and changes nothing',
  async (language, botKey, said, answer) => {
    const { changes, answer: answered } = await saidToCreator(botKey, language, [said]);
    expect(answered).toMatch(answer);
    expect(changes).toEqual([]);
  },
);

test('a name and what its bearer does are told apart, and another name leaves what it does', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'en', [
    'Her name is Clara and she helps our patients book dental appointments. Its tone should be casual.',
    'Actually call her Sofia instead',
  ]);
  expect(idea?.name).toBe('Sofia');
  expect(idea?.content.summary.en).toBe('Help our patients book dental appointments.');
  expect(idea?.content.instructions.map(({ texts }) => texts.en).join(' ')).toContain('in a relaxed way');
});
