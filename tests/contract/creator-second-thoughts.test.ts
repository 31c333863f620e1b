// @vitest-environment node
import { expect, test } from 'vitest';
import { saidToCreator, textOf } from './support/said-to-creator';
import { THOUGHTS } from './support/second-thoughts';

test.each(THOUGHTS)(
  'in %s, about %s: “%s”, then “%s” leaves one proposal',
  async (language, botKey, first, then, expected) => {
    const { changes } = await saidToCreator(botKey, language, [first, then]);
    const open = changes.filter(({ state }) => state === 'open');
    expect(open.map((change) => textOf(change, language))).toEqual([expect.stringMatching(expected)]);
    expect(changes.filter(({ state }) => state === 'rejected')).toHaveLength(1);
  },
);

test.each([
  [
    'en',
    'bot_store',
    'Put it on whatsapp and messenger please',
    'leave out messenger, nobody uses it',
    ['channels.whatsapp'],
  ],
  ['es', 'bot_appointments', 'Pon el tono más formal, de usted', 'no, déjalo de tú como estaba', []],
] as const)(
  'in %s, about %s: “%s”, then “%s” leaves the rest as it is',
  async (language, botKey, first, then, left) => {
    const { changes } = await saidToCreator(botKey, language, [first, then]);
    const open = changes.filter(({ state }) => state === 'open');
    expect(open.map(({ path }) => path)).toEqual(left);
  },
);

test('“y además” adds to what was proposed', async () => {
  const first =
    'Si el cliente está fuera cuando llega el repartidor, dile que se intenta otra vez al día siguiente';
  const { changes } = await saidToCreator('bot_orders', 'es', [
    first,
    'bueno, y al segundo intento fallido se recoge en la oficina de Correos',
  ]);
  expect(changes.map((change) => [change.state, textOf(change, 'es')])).toEqual([
    ['open', `${first}.`],
    ['open', 'Al segundo intento fallido se recoge en la oficina de Correos.'],
  ]);
});

test('a refused tone is given up, and is not what a yes applies', async () => {
  const { changes } = await saidToCreator('bot_store', 'en', [
    'make the tone more formal',
    'no, friendlier',
    'yes',
  ]);
  expect(changes.map(({ state, after }) => [state, /very warm/.test(String(after))])).toEqual([
    ['rejected', false],
    ['applied', true],
  ]);
});

test.each([
  [
    'en',
    'bot_store',
    'add that we do interest-free payments over 12 months for anything above 500',
    'sorry, from 300',
    'We do interest-free payments over 12 months for anything from 300.',
  ],
  [
    'es',
    'bot_appointments',
    'Que pida siempre el teléfono y el correo',
    'el correo no hace falta',
    'Pide siempre el teléfono.',
  ],
  ['en', 'bot_store', 'name it Leo', 'Leo is taken, make it Theo', 'Theo'],
  ['es', 'bot_appointments', 'ponle un nombre más bonito', 'Nora mismo', 'Nora'],
] as const)('in %s, about %s: “%s”, then “%s” is “%s”', async (language, botKey, first, then, told) => {
  const { changes } = await saidToCreator(botKey, language, [first, then]);
  const open = changes.filter(({ state }) => state === 'open').map(({ after }) => after);
  const text = (after: unknown) =>
    typeof after === 'object' ? JSON.stringify(after).includes(`"${told}"`) : after === told;
  expect(open.map(text)).toEqual([true]);
});

test.each([
  ['People ask about refunds. Never blame the company', ['Never blame the company.']],
  ['Note this: "We open at 9. we close at 5"', ['Note this: "We open at 9. we close at 5".']],
])('“%s” is taken as it was said', async (said, told) => {
  const { changes } = await saidToCreator('bot_store', 'en', [said]);
  const texts = JSON.stringify(changes.map(({ after }) => after));
  for (const one of told) expect(texts).toContain(JSON.stringify(one).slice(1, -1).replaceAll('"', '"'));
});

test('a figure of something else leaves the one that was told before', async () => {
  const { changes } = await saidToCreator('bot_store', 'en', [
    'Delivery takes 3 days',
    'Refunds within 14 days',
  ]);
  expect(changes.map(({ state }) => state)).toEqual(['open', 'open']);
});

test.each([
  [
    'en',
    'bot_store',
    'Refunds are possible within 14 days with the receipt.',
    'No wait, forget that, I need to ask my partner first.',
  ],
  ['es', 'bot_appointments', 'Que hable también inglés.', 'Mejor que no, déjalo solo en español.'],
  [
    'es',
    'bot_appointments',
    'Los sábados atendemos de 9 a 13.',
    'Mejor quita lo de los sábados, al final no abrimos',
  ],
  [
    'en',
    'bot_store',
    'Gift wrapping costs $4 per item',
    'no wait, forget the gift wrapping, take that out again',
  ],
  [
    'en',
    'bot_store',
    'Students get 10% off with a valid card',
    'Actually, take the student discount out again',
  ],
  [
    'es',
    'bot_appointments',
    'Cobramos 15 euros si alguien no se presenta a la cita',
    'quita lo de los 15 euros, ya no se cobra',
  ],
] as const)('in %s, about %s: “%s”, then “%s” leaves nothing open', async (language, botKey, first, then) => {
  const { changes } = await saidToCreator(botKey, language, [first, then]);
  expect(changes.map(({ state }) => state)).toEqual(['rejected']);
});

test('what was accepted meanwhile is undone when it is taken back', async () => {
  const { answer } = await saidToCreator('bot_store', 'en', [
    'Offer a 10 percent discount to students.',
    'yes',
    'Hmm, forget that, I need to talk to my partner about it first.',
  ]);
  expect(answer).toMatch(/^Undone: 1 change/);
});

test('of two changes that were accepted at once only the one that is taken back is undone', async () => {
  const { changes } = await saidToCreator('bot_returns', 'en', [
    'Call it Returns Desk and add Instagram',
    'yes',
    'leave the name as it was, just Instagram',
  ]);
  expect(changes.map(({ path, state }) => [path, state])).toEqual([
    ['name', 'open'],
    ['channels.instagram', 'applied'],
  ]);
});

test('new hours of the week take the place of those of every day', async () => {
  const { changes } = await saidToCreator('bot_store', 'en', [
    'We’re open Tuesday to Saturday from 9:30 to 18:00, closed on Mondays and Sundays.',
  ]);
  expect(changes.map((change) => textOf(change, 'en'))).toEqual([
    expect.stringMatching(/^We’re open Tuesday to Saturday from 9:30 to 18:00, closed on .*Dogs on a lead/),
  ]);
});

test('the other language of a new agent is kept until it has a name, and its greeting written in both', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'en', [
    'An assistant for our campsite that takes bookings in English and Spanish.',
    'Call it Fern',
  ]);
  expect(idea?.content.greeting).toEqual({
    en: 'Hi! I am Fern. How can I help you?',
    es: '¡Hola! Soy Fern. ¿En qué puedo ayudarte?',
  });
});

test('what was to be used and is not wanted after all becomes a limit', async () => {
  const { changes } = await saidToCreator('bot_appointments', 'es', [
    'Que sea muy divertido y use emojis.',
    'Bueno, sin emojis, que queda poco serio.',
  ]);
  expect(changes.map((change) => [change.state, textOf(change, 'es').slice(-19)])).toEqual([
    ['open', 'Hablas con alegría.'],
    ['rejected', 'Usa emojis.'],
    ['open', 'No uses emojis.'],
  ]);
});

test('of several changes the last one goes, or the one that is named', async () => {
  const rules =
    'Add these rules: never argue with the customer, always ask for the order number first, and offer a voucher when the item is out of stock';
  const { changes } = await saidToCreator('bot_returns', 'en', [rules, 'remove the last one']);
  expect(changes.map(({ state }) => state)).toEqual(['open', 'open', 'rejected']);
  const advice = await saidToCreator('bot_returns', 'es', [
    'No hables nunca de la competencia y no des consejos de montaje',
    'lo del montaje sí puede, quítalo',
  ]);
  expect(advice.changes.map(({ state }) => state)).toEqual(['open', 'rejected']);
  const name = await saidToCreator('bot_returns', 'en', [
    'Call it Returns Desk and add Instagram',
    'leave the name as it was, just Instagram',
  ]);
  expect(name.changes.map(({ path, state }) => [path, state])).toEqual([
    ['name', 'rejected'],
    ['channels.instagram', 'open'],
  ]);
  const channels = await saidToCreator('bot_orders', 'es', [
    'conéctalo a WhatsApp e Instagram',
    'Instagram no, de momento',
  ]);
  expect(channels.changes.map(({ path, state }) => [path, state])).toEqual([
    ['channels.whatsapp', 'open'],
    ['channels.instagram', 'rejected'],
  ]);
});

test('a second change of one text is proposed with the first; accepted, both hold', async () => {
  const { changes } = await saidToCreator('bot_store', 'en', [
    'we close at 22:00',
    'gift wrapping is free over 30 euros now',
  ]);
  const [change, ...others] = changes.filter(({ state }) => state === 'open');
  expect(others).toEqual([]);
  expect(String(change?.after)).toMatch(/10:00 to 22:00.*30 euros/s);
});

test('what is proposed in two languages is told as one change, as is what is taken and undone', async () => {
  const said = (...more: string[]) =>
    saidToCreator('bot_returns', 'en', ['Change the return period to 45 days', ...more]);
  const { answer, changes } = await said();
  expect(changes).toHaveLength(2);
  expect(answer).toContain('I propose 1 change.');
  expect((await said('yes')).answer).toContain('Done: 1 change is in the draft.');
  expect((await said('yes', 'undo')).answer).toContain('Undone: 1 change out of the draft.');
});

test('of two tones the one that is there already is not told beside the other', async () => {
  const { answer, changes } = await saidToCreator('bot_appointments', 'es', [
    'que tutee a la gente y sea más cercano',
  ]);
  expect(changes).toHaveLength(1);
  expect(answer).not.toContain('Ya habla así');
  const { answer: same } = await saidToCreator('bot_appointments', 'es', ['que tutee a la gente']);
  expect(same).toContain('Ya habla así');
});

test('the greeting in the other language is told, translated or asked for; the main language stays', async () => {
  const known = await saidToCreator('bot_appointments', 'es', [
    'Que responda también en inglés',
    '¿y el saludo en inglés?',
  ]);
  expect(known.answer).toContain('En inglés saluda así: «Hi! When would you like to come to the studio?»');
  const asked = await saidToCreator('bot_store', 'en', [
    'Set the greeting to "Welcome to Acme Home, ask me anything!"',
    'and in Spanish?',
  ]);
  expect(asked.answer).toContain('How would you say it in Spanish?');
  expect([...known.changes, ...asked.changes].map(({ path }) => path)).not.toContain('language');
});

test.each([
  ['en', 'Do you use my customers’ chats to train anything?', /Settings → Data/],
  ['en', 'how much does this cost per month?', /Settings → Plan and usage/],
  ['es', 'qué sabe ahora mismo el asistente?', /^Así está \*\*/],
  ['es', 'me cuesta dinero usarte?', /Ajustes → Plan y uso/],
  ['es', '¿y cómo lo pongo en mi página web?', /\*\*Canales\*\*/],
  ['es', '¿esto guarda las conversaciones?', /Ajustes → Datos/],
  ['en', 'How do I connect it to WhatsApp?', /\*\*Channels\*\*/],
  ['es', '¿Puedo ver lo que ha hablado con mis clientes?', /\*\*Conversaciones\*\*/],
  ['es', '¿cómo lo conecto a Instagram?', /\*\*Canales\*\*/],
  ['es', '¿mis clientes ya ven esto?', /\*\*Publicar\*\*/],
  ['en', 'can visitors already see this?', /\*\*Publish\*\*/],
  ['en', 'Is my work saved?', /^Yes, there’s nothing to save/],
  ['es', '¿tengo que darle a guardar?', /^Sí, no hay nada que guardar/],
  ['en', 'so what exactly can you do for me?', /^I can change its name/],
] as const)('in %s, “%s” is answered, and nothing proposed', async (language, question, answer) => {
  const said = await saidToCreator('bot_orders', language, [question]);
  expect(said.answer).toMatch(answer);
  expect(said.changes).toEqual([]);
});

test.each([
  [
    'en',
    'I run a driving school. The agent should be called Coach, be patient and friendly, and explain our lesson packages – a single lesson is $45.',
    ['A single lesson is $45.'],
  ],
  [
    'es',
    'Necesito a alguien que responda las dudas de los huéspedes de mi casa rural: la entrada es a partir de las 16 h y no se admiten mascotas.',
    ['La entrada es a partir de las 16 h y no se admiten mascotas.'],
  ],
  [
    'en',
    'We run a small hotel by the sea. The agent should tell guests about check-in, which starts at 3 pm, and check-out, which is at 11.',
    ['Check-in starts at 15:00.', 'Check-out is at 11.'],
  ],
  [
    'es',
    'Queremos un agente que informe sobre las visitas guiadas, que duran 90 minutos, y sobre la tienda',
    ['Las visitas guiadas duran 90 minutos.'],
  ],
  [
    'es',
    'Me hace falta un agente para la peluquería que coja citas y recuerde que el tinte cuesta desde 35 euros.',
    ['El tinte cuesta desde 35 euros.'],
  ],
] as const)('in %s, “%s”: the facts among it are rules', async (language, said, rules) => {
  const { idea } = await saidToCreator('bot_creator-acme', language, [said]);
  const blocks = idea?.content.instructions.filter(({ kind }) => kind === 'rules') ?? [];
  expect(blocks.map(({ texts }) => texts[language])).toEqual(rules);
});
