// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, CreatorState, type Locale, type ProposedChange } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

/** Says one thing after another to the creator about an agent; what was proposed in the end, and what was answered last. */
async function saidOf(botKey: string, language: Locale, texts: readonly string[]) {
  const { call, signIn } = createCaller();
  const token = await signIn('ana@acme.example');
  const opened = await call('openConversation', { token, body: { botKey, kind: 'creator', language } });
  const path = { conversationId: z.parse(Conversation, opened.body).conversationId };
  for (const [index, text] of texts.entries())
    await call('sendMessage', { token, path, body: { clientMessageId: `message-${index}`, text } });
  const { proposals, idea } = z.parse(CreatorState, (await call('creatorState', { token, path })).body);
  const { messages } = z.parse(Conversation, (await call('conversation', { token, path })).body);
  return { changes: proposals.flatMap(({ changes }) => changes), idea, answer: messages.at(-1)?.text ?? '' };
}

/** A proposed text, whether it is a block of its own or not. */
const textOf = ({ after }: ProposedChange, language: Locale): string =>
  typeof after === 'object' && after && 'texts' in after ? after.texts[language] : String(after);

const THOUGHTS: readonly (readonly [Locale, string, string, string, RegExp])[] = [
  [
    'en',
    'bot_store',
    'Add a rule that we have a click and collect desk on the ground floor',
    'Sorry, it’s on the first floor actually',
    /^We have a click and collect desk on the first floor\.$/,
  ],
  [
    'en',
    'bot_store',
    'Change the greeting to Hi there, welcome to Acme Home Lisbon!',
    'hmm can you add an emoji at the end, like 👋',
    /^Hi there, welcome to Acme Home Lisbon! 👋$/,
  ],
  [
    'en',
    'bot_store',
    'When a customer is angry, apologise and offer them a 10% voucher',
    'on second thoughts forget the voucher, just apologise and offer to call them back',
    /^When a customer is angry, apologise and offer to call them back\.$/,
  ],
  [
    'en',
    'bot_store',
    'Add that we close on Christmas Day and New Year’s Day',
    'actually we do open on New Year’s Day from 12, only Christmas stays closed',
    /^We do open on New Year’s Day from 12, only Christmas stays closed\.$/,
  ],
  [
    'en',
    'bot_store',
    'Parking is free for three hours now',
    'no wait, three hours only if they spend 50 euros, otherwise still two',
    /^Parking is free for three hours only if they spend 50 euros, otherwise still two\.$/,
  ],
  [
    'en',
    'bot_orders',
    'If a parcel arrives damaged, ask for a photo and offer to send a new one',
    'hmm a refund too, let them choose',
    /offer to send a new one, a refund too, let them choose\.$/,
  ],
  [
    'es',
    'bot_orders',
    'Añade que los pedidos hechos antes de las 14 h salen el mismo día',
    'mejor antes de las 12, que a las 14 no nos da tiempo',
    /^Los pedidos hechos antes de las 12 h salen el mismo día\.$/,
  ],
  [
    'es',
    'bot_appointments',
    'Ahora abrimos también los sábados de 10 a 14 h',
    'los sábados no, perdón, los domingos',
    /^Ahora abrimos también los domingos de 10 a 14 h\.$/,
  ],
  [
    'es',
    'bot_appointments',
    'Que pida también el correo electrónico',
    'y el código postal',
    /^Pide también el correo electrónico y el código postal\.$/,
  ],
  [
    'es',
    'bot_orders',
    'Si preguntan por una factura, que les mande a facturas@acmehogar.es',
    'no, espera, mejor que les pida el NIF y les diga que se la enviamos en 24 horas',
    /^Si preguntan por una factura, pide el NIF y di que se la enviamos en 24 horas\.$/,
  ],
  [
    'en',
    'bot_store',
    'Add that we have free wifi on all floors',
    'actually only on the ground floor',
    /^We have free wifi only on the ground floor\.$/,
  ],
  [
    'en',
    'bot_returns',
    'If someone asks about bulk returns, tell them to email b2b@acmehome.com',
    'only if it’s more than 10 items',
    /b2b@acmehome\.com, but only if it’s more than 10 items\.$/,
  ],
  [
    'en',
    'bot_store',
    'Never use emojis',
    'one at the end is fine',
    /^Never use emojis, but one at the end is fine\.$/,
  ],
  ['en', 'bot_store', 'Gift wrapping should be free from 50 euros', 'hmm make it 40', /over 40 euros/],
  [
    'en',
    'bot_store',
    'Change the greeting to "Hello! What are you looking for today? Have a nice day!"',
    'the nice day bit at the end is too much, drop it',
    /^Hello! What are you looking for today\?$/,
  ],
  [
    'es',
    'bot_orders',
    'Añade que los pedidos hechos antes de las 13 h salen el mismo día',
    'pero solo de lunes a viernes',
    /salen el mismo día, pero solo de lunes a viernes\.$/,
  ],
  ['es', 'bot_orders', 'Ponle de nombre Rastreo', 'mmm no, Sigue tu pedido', /^Sigue tu pedido$/],
  [
    'es',
    'bot_appointments',
    'Cambia el saludo por «¡Hola! 😊 ¿Cuándo quieres venir? 😊»',
    'con un emoji al final basta',
    /^¡Hola! ¿Cuándo quieres venir\? 😊$/,
  ],
  [
    'es',
    'bot_returns',
    'que ofrezca un cupón del 10% si el paquete llega tarde',
    'no, nada de cupones, que solo pida disculpas',
    /^Si el paquete llega tarde, solo pide disculpas, sin cupones\.$/,
  ],
  ['es', 'bot_orders', 'cambia lo de la incidencia a 8 días', 'mejor 10', /más de 10 días/],
];

test.each(THOUGHTS)(
  'in %s, about %s: “%s”, then “%s” leaves one proposal',
  async (language, botKey, first, then, expected) => {
    const { changes } = await saidOf(botKey, language, [first, then]);
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
    const { changes } = await saidOf(botKey, language, [first, then]);
    const open = changes.filter(({ state }) => state === 'open');
    expect(open.map(({ path }) => path)).toEqual(left);
  },
);

test('“y además” adds to what was proposed', async () => {
  const first =
    'Si el cliente está fuera cuando llega el repartidor, dile que se intenta otra vez al día siguiente';
  const { changes } = await saidOf('bot_orders', 'es', [
    first,
    'bueno, y al segundo intento fallido se recoge en la oficina de Correos',
  ]);
  expect(changes.map((change) => [change.state, textOf(change, 'es')])).toEqual([
    ['open', `${first}.`],
    ['open', 'Al segundo intento fallido se recoge en la oficina de Correos.'],
  ]);
});

test('a refused tone is given up, and is not what a yes applies', async () => {
  const { changes } = await saidOf('bot_store', 'en', ['make the tone more formal', 'no, friendlier', 'yes']);
  expect(changes.map(({ state }) => state)).toEqual(['rejected']);
});

test('of several changes the last one goes, or the one that is named', async () => {
  const rules =
    'Add these rules: never argue with the customer, always ask for the order number first, and offer a voucher when the item is out of stock';
  const { changes } = await saidOf('bot_returns', 'en', [rules, 'remove the last one']);
  expect(changes.map(({ state }) => state)).toEqual(['open', 'open', 'rejected']);
  const advice = await saidOf('bot_returns', 'es', [
    'No hables nunca de la competencia y no des consejos de montaje',
    'lo del montaje sí puede, quítalo',
  ]);
  expect(advice.changes.map(({ state }) => state)).toEqual(['open', 'rejected']);
  const name = await saidOf('bot_returns', 'en', [
    'Call it Returns Desk and add Instagram',
    'leave the name as it was, just Instagram',
  ]);
  expect(name.changes.map(({ path, state }) => [path, state])).toEqual([
    ['name', 'rejected'],
    ['channels.instagram', 'open'],
  ]);
  const channels = await saidOf('bot_orders', 'es', [
    'conéctalo a WhatsApp e Instagram',
    'Instagram no, de momento',
  ]);
  expect(channels.changes.map(({ path, state }) => [path, state])).toEqual([
    ['channels.whatsapp', 'open'],
    ['channels.instagram', 'rejected'],
  ]);
});

test('a second change of one text is proposed with the first; accepted, both hold', async () => {
  const { changes } = await saidOf('bot_store', 'en', [
    'we close at 22:00',
    'gift wrapping is free over 30 euros now',
  ]);
  const [change, ...others] = changes.filter(({ state }) => state === 'open');
  expect(others).toEqual([]);
  expect(String(change?.after)).toMatch(/10:00 to 22:00.*30 euros/s);
});

test('the greeting in the other language is told, translated or asked for; the main language stays', async () => {
  const known = await saidOf('bot_appointments', 'es', [
    'Que responda también en inglés',
    '¿y el saludo en inglés?',
  ]);
  expect(known.answer).toContain('En inglés saluda así: «Hi! When would you like to come to the studio?»');
  const asked = await saidOf('bot_store', 'en', [
    'Set the greeting to "Welcome to Acme Home, ask me anything!"',
    'and in Spanish?',
  ]);
  expect(asked.answer).toContain('How would you say it in Spanish?');
  expect([...known.changes, ...asked.changes].map(({ path }) => path)).not.toContain('language');
});

test.each([
  ['en', 'Do you use my customers’ chats to train anything?', /Settings → Data/],
  ['en', 'how much does this cost per month?', /Settings → Plan and usage/],
  ['es', '¿y cómo lo pongo en mi página web?', /\*\*Canales\*\*/],
  ['es', '¿esto guarda las conversaciones?', /Ajustes → Datos/],
  ['es', '¿mis clientes ya ven esto?', /\*\*Publicar\*\*/],
] as const)('in %s, “%s” is answered, and nothing proposed', async (language, question, answer) => {
  const said = await saidOf('bot_orders', language, [question]);
  expect(said.answer).toMatch(answer);
  expect(said.changes).toEqual([]);
});
