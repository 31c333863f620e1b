import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

const stored = () => (provider.db.state.tests.bot_returns ?? []).filter(({ removed }) => !removed);
/** The row of a test, by the button that opens it. */
const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test('an answer is kept as a test from the conversation: its questions, its sentences and its source are there to choose', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns/test-agent?chat=con_7f3a', {
    signedInAs: ANA,
  });
  await screen.findByRole('button', { name: 'Save as test' });
  const composer = screen.getByRole('textbox', { name: 'Your message' });
  await app.user.type(composer, '¿La recogida es gratis?{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save as test' })).toHaveLength(2));
  const [first] = screen.getAllByRole('button', { name: 'Save as test' });
  if (first) await app.user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Save as test' });
  const tick = (name: RegExp | string) => within(dialog).findByRole<HTMLInputElement>('checkbox', { name });
  expect((await tick('¿Cuánto tarda el reembolso?')).checked).toBe(true);
  expect((await tick('¿La recogida es gratis?')).checked).toBe(false);
  expect((await tick('An answer contains “El reembolso llega en 5 días laborables.”')).checked).toBe(true);
  await app.user.click(await tick('An answer uses “Knowledge: Plazos de devolución”'));
  const name = within(dialog).getByLabelText('Name');
  await app.user.clear(name);
  await app.user.type(name, 'Reembolso');
  await app.user.type(within(dialog).getByLabelText('Sets'), 'Reembolsos');
  await app.user.click(within(dialog).getByRole('button', { name: 'Add test' }));
  await screen.findByText('1 test added');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(stored().at(-1)?.test).toMatchObject({
    name: 'Reembolso',
    questions: ['¿Cuánto tarda el reembolso?'],
    expectations: [{ kind: 'contains', value: 'El reembolso llega en 5 días laborables.' }],
    sets: ['Reembolsos'],
    createdFrom: 'con_7f3a',
  });
  await app.user.click(screen.getByRole('link', { name: 'Tests' }));
  await rowOf('Reembolso');
});

test('of an answer that was rated as bad nothing is expected but, on request, that it is not said again', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns/test-agent?chat=con_7f3a', {
    signedInAs: ANA,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Bad answer' }));
  await screen.findByText('What was wrong?');
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Save as test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as test' }));
  const sentence = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /^No answer contains/ });
  expect(sentence.checked).toBe(false);
  expect(dialog.queryByRole('checkbox', { name: /^An answer contains/ })).toBeNull();
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('another question of the conversation brings its own expectations; without any question there is no test', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns/test-agent?chat=con_7f3a', {
    signedInAs: ANA,
  });
  await screen.findByRole('button', { name: 'Save as test' });
  const composer = screen.getByRole('textbox', { name: 'Your message' });
  await app.user.type(composer, '¿Qué hago si el producto llegó roto?{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save as test' })).toHaveLength(2));
  const last = screen.getAllByRole('button', { name: 'Save as test' }).at(-1);
  if (last) await app.user.click(last);
  const dialog = await screen.findByRole('dialog', { name: 'Save as test' });
  await app.user.click(await within(dialog).findByRole('checkbox', { name: '¿Cuánto tarda el reembolso?' }));
  const ticked = () => within(dialog).getAllByRole('checkbox', { checked: true }).length;
  expect(ticked()).toBe(6);
  await app.user.click(within(dialog).getByRole('checkbox', { name: '¿Cuánto tarda el reembolso?' }));
  expect(ticked()).toBe(3);
  await app.user.click(
    within(dialog).getByRole('checkbox', { name: '¿Qué hago si el producto llegó roto?' }),
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'Add test' }));
  await within(dialog).findByRole('alert');
  expect(stored()).toHaveLength(3);
});
