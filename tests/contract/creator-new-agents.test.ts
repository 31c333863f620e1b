// @vitest-environment node
import { expect, test } from 'vitest';
import { saidToCreator } from './support/said-to-creator';

test('a new agent takes what a company does and two tones from one message', async () => {
  const { idea } = await saidToCreator('bot_creator-acme', 'es', [
    'Necesito un agente para mi tienda de telas. Vendemos por metros y el envío cuesta 4,90 euros. Que sea cercano y tutee a los clientes.',
  ]);
  expect(idea?.content.instructions.map(({ texts }) => texts.es)).toEqual([
    'Tu tarea: atender a los visitantes de mi tienda de telas. Tu trato es cercano y amable. Hablas de tú.',
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
