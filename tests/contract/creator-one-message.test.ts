// @vitest-environment node
import { CREATOR_WORDS } from '@mocks/creator/words';
import { expect, test } from 'vitest';
import { ONE_MESSAGES } from './support/one-messages';
import { saidToCreator, textOf } from './support/said-to-creator';

test.each([
  // A draft cannot wait for the day, which whoever publishes can.
  ['en', 'bot_store', 'heads up, from next week we open at 9 instead of 10', true],
  ['es', 'bot_appointments', 'a partir de octubre las citas pasan a durar una hora', true],
  // Visitors read from when on it holds.
  ['en', 'bot_store', 'Parking costs 6 euros a day from march', false],
] as const)('in %s, about %s: “%s” tells when to publish: %s', async (language, botKey, said, tells) => {
  const { changes, answer } = await saidToCreator(botKey, language, [said]);
  expect(changes).toHaveLength(1);
  expect(answer.includes(CREATOR_WORDS[language].fromThen)).toBe(tells);
});

test.each(ONE_MESSAGES)(
  'in %s, about %s: “%s” changes this and no more',
  async (language, botKey, said, texts) => {
    const { changes } = await saidToCreator(botKey, language, [said]);
    expect(changes.map((change) => textOf(change, language))).toEqual(
      texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
    );
  },
);

test.each([
  ['en', 'bot_store', 'Show me all the instructions', /^This is \*\*Store guide\*\*/],
  ['es', 'bot_appointments', 'Muéstrame todas las instrucciones', /^Así está \*\*Citas\*\*/],
  [
    'es',
    'bot_returns',
    'No debe prometer nunca un reembolso en efectivo',
    /^Eso ya lo sabe: «Nunca prometas/,
  ],
  [
    'es',
    'bot_returns',
    'Quita la regla de los gastos de envío.',
    /^No encuentro nada sobre «gastos de envío»/,
  ],
  ['es', 'bot_returns', '¿Qué reglas tiene ahora?', /Instrucciones: 5 bloques\n {2}- /],
  ['es', 'bot_creator-acme', 'Hola, ¿qué tal va todo?', /^¡Hola!/],
  ['en', 'bot_store', 'You never understand what I mean, this is driving me mad!', /^I’m sorry this/],
  ['es', 'bot_appointments', 'joder, otra vez lo has hecho mal', /^Siento que/],
  ['es', 'bot_appointments', 'me cago en todo, otra vez lo has puesto mal', /^Siento que/],
  ['es', 'bot_appointments', 'jaja buenas, qué tal el lunes', /^¡Hola!/],
  ['es', 'bot_returns', 'Vaya porquería, llevo una hora con esto y no funciona nada', /^Siento que/],
  ['es', 'bot_creator-acme', '¿qué tiempo hará mañana en Bilbao?', /^Con eso no puedo ayudarte/],
  ['en', 'bot_store', 'ugh its pouring down here today, I got soaked', /^I can’t help with that/],
  ['en', 'bot_creator-acme', 'hey, can you even do stuff in portuguese?', /^An agent speaks the language it/],
  ['es', 'bot_appointments', '¿cómo pongo el chat en mi web?', /^Primero publícalo/],
  [
    'en',
    'bot_store',
    'Can I put this agent on WhatsApp as well as Instagram?',
    /^One agent can answer on several/,
  ],
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

test.each([
  [
    'en',
    'We sell second-hand cameras and I want Olivia to advise people before they buy. She should sound relaxed but professional, and speak English and French.',
    'Olivia',
    'Advise people before they buy for a business that sells second-hand cameras.',
    /in a relaxed way.*professional.*Also answer in French/s,
  ],
  [
    'es',
    'Vendemos vinos y queremos que Olivia aconseje a los clientes antes de comprar',
    'Olivia',
    'Aconsejar a los clientes antes de comprar para un negocio que vende vinos.',
    /^Eres Olivia/,
  ],
  [
    'es',
    'Se llama Berta y atiende nuestra tienda de muebles',
    'Berta',
    'Atender nuestra tienda de muebles.',
    /^Eres Berta/,
  ],
  [
    'en',
    'We run a small cinema. The agent’s name is Ruby and she should tell people what’s on and how to buy tickets.',
    'Ruby',
    'For a small cinema, tell people what’s on and how to buy tickets.',
    /^You are Ruby/,
  ],
  [
    'es',
    'Somos una agencia de viajes en Sevilla. Necesito un asistente que informe de los tours y se llame Tomás.',
    'Tomás',
    'Informar de los tours para una agencia de viajes en Sevilla.',
    /^Eres Tomás/,
  ],
  [
    'es',
    'Necesito un asistente que se llame Tomás e informe de los tours de nuestra agencia.',
    'Tomás',
    'Informar de los tours de nuestra agencia.',
    /^Eres Tomás/,
  ],
  [
    'en',
    'The agent is Leo, he speaks English and Portuguese and takes bookings for our barbershop. A haircut is $30.',
    'Leo',
    'Take bookings for our barbershop.',
    /Also answer in Portuguese\..*A haircut is \$30\./s,
  ],
  [
    'es',
    'Somos una clínica de fisioterapia de Zaragoza. El asistente se llamará Alma, dará información de precios y horarios, y responderá en español y en inglés.',
    'Alma',
    'Dar información de precios y horarios para una clínica de fisioterapia de Zaragoza.',
    /^Eres Alma\. Tu tarea: dar información/,
  ],
  [
    'en',
    'Please build a helper named Odette for our theatre’s box office. She sells tickets and tells people when the shows start.',
    'Odette',
    'Sell tickets and tell people when the shows start for our theatre’s box office.',
    /^You are Odette/,
  ],
  [
    'es',
    'Necesito un asistente para mi inmobiliaria, se llamará Hugo y tiene que concertar visitas a los pisos',
    'Hugo',
    'Concertar visitas a los pisos en nuestra inmobiliaria.',
    /^Eres Hugo/,
  ],
  [
    'en',
    'We’re a small wine shop in Bristol called Cork & Co. We need somebody to help customers pick a bottle and tell them about our tastings. Call her Stella.',
    'Stella',
    'Help customers pick a bottle and tell them about our tastings for a small wine shop in Bristol called Cork & Co.',
    /^You are Stella/,
  ],
  [
    'en',
    'Our agent should speak English, German and Italian',
    null,
    '',
    /^Also answer in German and Italian\.$/,
  ],
  ['es', 'Que hable de usted, con un tono serio y educado', null, '', /^Tratas de usted\./],
  [
    'en',
    'Call it Pepper, it’s for our gardening service',
    'Pepper',
    'Answer the visitors of our gardening service.',
    /^You are Pepper/,
  ],
  [
    'es',
    'Un asistente para nuestra tienda de muebles, que responda en español y en inglés',
    null,
    'Atender a los visitantes de nuestra tienda de muebles.',
    /^Tu tarea: atender a los visitantes de nuestra tienda de muebles\.$/,
  ],
] as const)('in %s, “%s” makes a new agent', async (language, said, name, task, told) => {
  const { idea } = await saidToCreator('bot_creator-acme', language, [said]);
  expect([idea?.name, idea?.content.summary[language]]).toEqual([name, task]);
  expect(idea?.content.instructions.map(({ texts }) => texts[language]).join('\n')).toMatch(told);
});

test('of the one day that was told other hours take the place of the first', async () => {
  const { changes } = await saidToCreator('bot_appointments', 'es', [
    'Los sábados por la mañana también atendemos, de 9 a 13',
    'No, los sábados es de 10 a 14',
  ]);
  expect(changes.map((change) => [change.state, textOf(change, 'es')])).toEqual([
    ['rejected', 'Los sábados por la mañana también atendemos, de 9 a 13.'],
    ['open', 'Los sábados por la mañana también atendemos, de 10 a 14.'],
  ]);
});

test.each([
  ['Perdona, abrimos hasta las 17 h.', 'Abrimos de martes a domingo de 13 a 17 h.'],
  ['Perdona, desde las 12 h.', 'Abrimos de martes a domingo de 12 a 16 h.'],
])('of a range of hours only the end changes that was said: “%s”', async (thought, hours) => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'Necesito un agente para mi restaurante que coja reservas. Abrimos de martes a domingo de 13 a 16 h.',
    thought,
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toContain(hours);
});

test.each([
  ['en', 'When someone asks for a refund, ask for the order number first.', 'Take that rule away again.'],
  ['en', 'Never give medical advice.', 'Remove that.'],
  ['es', 'Nunca des consejos médicos.', 'Quita esa norma, por favor.'],
  ['es', 'Nunca des consejos médicos.', 'Quita eso.'],
] as const)('in %s, of a new agent: “%s”, then “%s” leaves nothing', async (language, rule, away) => {
  const told = await saidToCreator('bot_creator-acme', language, [rule]);
  expect(told.idea?.content.instructions.map(({ texts }) => texts[language])).toEqual([rule]);
  const { idea } = await saidToCreator('bot_creator-acme', language, [rule, away]);
  expect(idea?.content.instructions).toEqual([]);
});
