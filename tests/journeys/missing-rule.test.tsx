import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const RETURNS = '/en/dashboard/agents/bot_returns/test-agent';
const QUESTION = '¿Vendéis bicicletas?';
const RULE = 'No vendemos bicicletas, solo muebles.';

async function ask(email: string, path = RETURNS) {
  const app = await renderApp(path, { signedInAs: email });
  await heading('Test Devoluciones');
  await app.user.type(await screen.findByLabelText('Your message'), `${QUESTION}{Enter}`);
  const log = within(await screen.findByRole('log', { name: 'Conversation with Devoluciones' }));
  await log.findByText(/no tengo información sobre eso/);
  return { app, log };
}

test('what the agent lacks is told beside its answer, with a button that adds it; the next answer has it', async () => {
  const { app, log } = await ask('ana@acme.example');
  await log.findByText('Nothing in the instructions answers this. Only you see this note.');
  await app.user.click(log.getByRole('button', { name: 'Add a rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
  dialog.getByText(`What should the agent know when someone asks “${QUESTION}”?`);
  await app.user.type(dialog.getByLabelText('Rule in Spanish'), RULE);
  await app.user.click(dialog.getByRole('button', { name: 'Add to the draft' }));
  await screen.findByText('Rule added to the draft');
  const { instructions = [] } = provider.db.state.agents.bot_returns?.agent.draft.content ?? {};
  expect(instructions.at(-1)).toMatchObject({ kind: 'rules', texts: { es: RULE, en: '' }, enabled: true });
  await app.user.type(await screen.findByLabelText('Your message'), `${QUESTION}{Enter}`);
  await log.findByText(RULE, { selector: '[data-message] *' });
});

test('a viewer is told, and cannot add it', async () => {
  const { log } = await ask('vera@acme.example');
  await log.findByText('Nothing in the instructions answers this. Only you see this note.');
  expect(log.queryByRole('button', { name: 'Add a rule' })).toBeNull();
});
