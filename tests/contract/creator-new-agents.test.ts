// @vitest-environment node
import { expect, test } from 'vitest';
import { saidToCreator } from './support/said-to-creator';

test('a new agent takes what a company does and two tones from one message', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'Necesito un agente para mi tienda de telas. Vendemos por metros y el envío cuesta 4,90 euros. Que sea cercano y tutee a los clientes.',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toEqual([
    'Tu tarea: atender a los visitantes de nuestra tienda de telas. Tu trato es cercano y amable. Hablas de tú.',
    'Vendemos por metros y el envío cuesta 4,90 euros.',
  ]);
  const { idea: courier } = await saidToCreator('bot_creator-acme', 'en', [
    'We run a small courier company in Leeds, we deliver documents the same day. It should be polite and quick.',
  ]);
  expect(courier?.content.instructions.map(({ texts }) => texts.en)).toEqual([
    'Your task: answer the visitors of a small courier company in Leeds. You are warm and friendly. You answer in short sentences.',
    'We deliver documents the same day.',
  ]);
});

test.each([
  [
    'en',
    'I need an assistant for my little yarn shop in Bath. Call it Tilly, cosy and cheerful. Open Wed to Sun 10 to 5',
    'Tilly',
    'You are Tilly. Your task: answer the visitors of our little yarn shop in Bath. You are warm and friendly. You are cheerful.',
  ],
  [
    'es',
    'Quiero un asistente para mi heladería Copo de Nieve en Cádiz, que se llame Nieves, simpática y de tú.',
    'Nieves',
    'Eres Nieves. Tu tarea: atender a los visitantes de nuestra heladería Copo de Nieve en Cádiz. Hablas de tú. Tu trato es cercano y amable.',
  ],
  [
    'en',
    'I run a small soap making studio in Cork called Lather Lane. The bot should be called Suds, answer questions on our workshops, warm and a bit witty.',
    'Suds',
    'You are Suds. Your task: answer questions about our workshops for a small soap making studio in Cork called Lather Lane. You are warm and friendly. You are cheerful.',
  ],
  [
    'en',
    'a bot for my garden stone yard, name Willow, formal tone',
    'Willow',
    'You are Willow. Your task: answer the visitors of our garden stone yard. You are formal.',
  ],
  [
    'en',
    'An agent for my bakery that takes cake orders, polite and short',
    null,
    'Your task: take cake orders for our bakery. You are warm and friendly. You answer in short sentences.',
  ],
] as const)(
  'in %s, “%s”: how it sounds is no part of its name or its task',
  async (language, said, name, persona) => {
    const { idea } = await saidToCreator('bot_creator-acme', language, [said]);
    expect(idea?.name).toBe(name);
    expect(idea?.content.instructions[0]?.texts[language]).toBe(persona);
  },
);

test('a wish behind a figure and a full stop is one of its own, and what visitors call theirs stays theirs', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'tengo una academia de baile, la clase suelta son 12 euros y el bono de diez 95. que nunca recomiende otras academias',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es).slice(1)).toEqual([
    'La clase suelta son 12 euros y el bono de diez 95.',
    'Nunca recomiendes otras academias.',
  ]);
});

test('what a company tells of itself behind commas are rules of their own', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'quiero un bot pa mi heladería, horario de 12 a 23 todos los dias menos los martes, envíos no hacemos',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toEqual([
    'Tu tarea: atender a los visitantes de nuestra heladería.',
    'Horario de 12 a 23 todos los dias menos los martes.',
    'Envíos no hacemos.',
  ]);
});

test('who says goodbye until tomorrow has no business of it', async () => {
  const { idea, answer } = await saidToCreator('bot_creator-acme', 'es', [
    'gracias majo, mañana sigo que ahora tengo lío',
  ]);
  expect(idea?.content.instructions).toEqual([]);
  expect(answer).toMatch(/^¡De nada!/);
});

test('who has lost an hour here is no company of one', async () => {
  const { idea, answer } = await saidToCreator('bot_creator-acme', 'es', [
    '¡Esto es un desastre, llevo una hora y no me entero de nada!',
  ]);
  expect(idea?.content.instructions).toEqual([]);
  expect(answer).toMatch(/^Siento que no esté saliendo bien\./);
});

test('it tells what its agent knows so far', async () => {
  const { answer } = await saidToCreator('bot_store', 'en', ['What does it know so far?']);
  expect(answer).toMatch(/^This is \*\*Store guide\*\*:/);
});

test('what a thing takes is no task of a new agent', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'en', [
    'An agent called Nina for our bakery. Delivery is free. It takes two days.',
  ]);
  expect(idea?.content.summary.en).toBe('Answer the visitors of our bakery.');
});

test.each([
  [
    'en',
    'Our agent should help tenants report repairs in their flats. Call her Doris.',
    'Help tenants report repairs in their flats.',
  ],
  [
    'es',
    'Nuestro agente debe ayudar a los vecinos a avisar de averías. Se llama Doris.',
    'Ayudar a los vecinos a avisar de averías.',
  ],
] as const)('in %s, what “our agent” should do is what it is for', async (language, said, task) => {
  const { idea } = await saidToCreator('bot_creator-acme', language, [said]);
  expect([idea?.name, idea?.content.summary[language]]).toEqual(['Doris', task]);
});

test('of an agent that is there, a curse changes nothing, and another name is one', async () => {
  const cursed = await saidToCreator('bot_store', 'en', [
    'You are useless, I’ve been sitting here for an hour!',
  ]);
  expect(cursed.changes).toEqual([]);
  const { changes } = await saidToCreator('bot_returns', 'es', ['Cámbiale el nombre, que se llame Valeria']);
  expect(changes.map(({ path, after }) => [path, after])).toEqual([['name', 'Valeria']]);
});

test('what a company is called, how the agent is to sound and what it must not do stay, each where it belongs', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'Hola, tengo un taller de encuadernación en Cuenca que se llama Lomo y Cordel. Quiero un agente, Inés, que informe de los cursos: son los jueves de 18 a 20 h. Que sea cercana y que nunca haga descuentos.',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toEqual([
    'Eres Inés. Tu tarea: informar de los cursos para un taller de encuadernación en Cuenca que se llama Lomo y Cordel. Tu trato es cercano y amable.',
    'Son los jueves de 18 a 20 h.',
    'Nunca hagas descuentos.',
  ]);
  const { idea: farm } = await saidToCreator('bot_creator-acme', 'en', [
    'I run Fern & Fleece, an alpaca farm in Vermont. Need an agent called Pip that answers visitors about our trekking tours, cheerful but short.',
  ]);
  expect(farm?.content.instructions.map(({ texts }) => texts.en)).toEqual([
    'You are Pip. Your task: answer visitors about our trekking tours for an alpaca farm in Vermont. You answer in short sentences. You are cheerful.',
  ]);
  const { idea: rooms } = await saidToCreator('bot_creator-acme', 'en', [
    'hi',
    'I run a puzzle room called Cog and want a bot named Tess, cheeky but polite, answers questions about the rooms.',
  ]);
  expect(rooms?.content.instructions.map(({ texts }) => texts.en)).toEqual([
    'You are Tess. Your task: answer questions about the rooms for a puzzle room called Cog. You are warm and friendly. You are cheerful.',
  ]);
});

test('what is so, told right after the question what it is for, is a rule', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'en', [
    'hi',
    'I need an assistant for my crazy golf course. A round costs £7, kids half price, and dogs are not allowed.',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.en)).toEqual([
    'Your task: answer the visitors of our crazy golf course.',
    'A round costs £7, kids half price, and dogs are not allowed.',
  ]);
});

test('another agent takes the place of the one that was begun', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'quiero un agente para un salón de uñas, que dé citas',
    'no, olvídalo, mejor uno para la academia de baile de mi mujer',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toEqual([
    'Tu tarea: atender a los visitantes de la academia de baile de mi mujer.',
  ]);
});

test.each([
  ['en', 'bot_store', ['add that we’re shut on christmas day', 'no wait, forget that']],
  ['es', 'bot_appointments', ['en agosto cerramos del 5 al 25', 'espera no, al final no cerramos, olvidalo']],
  ['en', 'bot_store', ['rename it to Hazel', 'hmm no forget that, keep the old name']],
] as const)('in %s, about %s: %o ends with nothing', async (language, botKey, said) => {
  const { changes, answer } = await saidToCreator(botKey, language, said);
  expect(changes.filter(({ state }) => state === 'open')).toEqual([]);
  expect(answer).toMatch(language === 'en' ? /I leave it as it was/ : /lo dejo como estaba/);
});

test.each([
  ['en', 'are you a real person?', /a program and not a person/],
  ['es', 'y tú qué eres, una persona?', /un programa y no una persona/],
  ['en', 'do i have to pay extra if i make two of these?', /Plan and usage/],
  ['es', '¿esto cuánto cuesta?', /Plan y uso/],
] as const)('in %s it is asked “%s” of itself', async (language, said, answered) => {
  const { idea, answer } = await saidToCreator('bot_creator-acme', language, [said]);
  expect(idea?.content.instructions).toEqual([]);
  expect(answer).toMatch(answered);
});

test('what it must never say is no name of it', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'Quiero un asistente que se llame Nela. Nunca debe decir que el queso es apto para embarazadas.',
  ]);
  expect(idea?.name).toBe('Nela');
});

test('of several figures in one sentence the one that is told anew changes', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'en', [
    'An agent for my farm park. Adults are 8 pounds, kids are 5 pounds, we open at 10',
    'kids are 6 pounds',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.en)).toEqual([
    'Your task: answer the visitors of our farm park.',
    'Adults are 8 pounds, kids are 6 pounds.',
    'We open at 10.',
  ]);
});

test('where an agent is to work is a channel of it', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', ['¿Puedes hacer que funcione en WhatsApp?']);
  expect(idea?.content.channels).toContain('whatsapp');
  expect(idea?.content.instructions).toEqual([]);
});
