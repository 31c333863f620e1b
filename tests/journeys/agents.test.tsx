import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../support/ask';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const INSTRUCTIONS = 'You are the help of a bicycle shop. A puncture repair costs 12 euros.';

test('Ana makes an agent, hears it answer from its instructions, changes one and hears the change', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: 'ana@acme.example' });
  await heading('Agents');
  await app.user.click(await screen.findByRole('link', { name: 'New agent' }));
  await heading('New agent');
  await app.user.type(screen.getByLabelText('Name'), 'Workshop');
  await app.user.type(screen.getByLabelText('Instructions'), INSTRUCTIONS);
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));

  await heading('Workshop');
  await app.user.click(screen.getByRole('link', { name: 'Test' }));
  await heading('Test Workshop');
  await ask(app, 'How much is a puncture repair?');
  const thread = screen.getByRole('log', { name: 'Conversation with Workshop' });
  await within(thread).findByText(/A puncture repair costs 12 euros/);

  await app.user.click(screen.getByRole('link', { name: 'Back to the agent' }));
  await app.user.click(await screen.findByRole('tab', { name: 'Instructions' }));
  const block = await screen.findByLabelText<HTMLTextAreaElement>('Text of block 1');
  expect(block.value).toBe(INSTRUCTIONS);
  await app.user.clear(block);
  await app.user.type(block, 'You are the help of a bicycle shop. A puncture repair costs 15 euros.');
  await screen.findByText(/^Draft saved/);

  await app.user.click(screen.getByRole('link', { name: 'Test' }));
  await heading('Test Workshop');
  await ask(app, 'And how much is a puncture repair now?');
  await within(screen.getByRole('log')).findByText(/A puncture repair costs 15 euros/);

  const where = app.at();
  leavePage();
  await renderApp(where);
  await heading('Test Workshop');
  await screen.findByText(/A puncture repair costs 12 euros/);
  expect(screen.getByText(/A puncture repair costs 15 euros/)).toBeDefined();
  await renderApp('/en/dashboard/agents');
  expect((await screen.findAllByRole('link', { name: 'Workshop' })).length).toBeGreaterThan(0);
});

test('an agent whose making fails says so, leads back to what was typed and leaves no agent behind', async () => {
  const app = await renderApp('/en/dashboard/setup/create-new-agent', { signedInAs: 'ana@acme.example' });
  await app.user.type(await screen.findByLabelText('Name'), 'Fallo');
  await app.user.type(screen.getByLabelText('Instructions'), INSTRUCTIONS);
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('The agent couldn’t be created');
  expect(screen.getByText(/It stopped at “Prepare its knowledge”/)).toBeDefined();
  await app.user.click(screen.getByRole('link', { name: 'Change details' }));
  await heading('New agent');
  await waitFor(() => expect(fieldValue('Name')).toBe('Fallo'));
  expect(fieldValue('Instructions')).toBe(INSTRUCTIONS);
  expect(Object.values(provider.db.state.agents).some(({ agent }) => agent.name === 'Fallo')).toBe(false);
});

test('at the limit of the plan the refusal is said, and the text is kept', async () => {
  const app = await renderApp('/en/dashboard/setup/create-new-agent', { signedInAs: 'trial@acme.example' });
  await app.user.type(await screen.findByLabelText('Name'), 'Third');
  await app.user.type(screen.getByLabelText('Instructions'), INSTRUCTIONS);
  provider.setScenario('free-limit');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('You’ve reached your plan’s agent limit.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Instructions').value).toBe(INSTRUCTIONS);
});

test('an answer that fails can be asked for again', async () => {
  const app = await renderApp('/es/dashboard/agents/bot_orders/test-agent', {
    signedInAs: 'ana@acme.example',
  });
  await heading('Probar Pedidos');
  await app.user.type(await screen.findByLabelText('Tu mensaje'), '/error{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Preguntar de nuevo' }));
  await within(screen.getByRole('log')).findByText(/Los sofás no se envían a Canarias/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Preguntar de nuevo' })).toBeNull());
});

test('an agent that is gone is said to be gone', async () => {
  await renderApp('/en/dashboard/agents/bot_gone', { signedInAs: 'ana@acme.example' });
  await screen.findByText('We can’t find this agent');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the trash' }).href).toContain(
    'view=trash',
  );
  expect(screen.getByRole('link', { name: 'All agents' })).toBeDefined();
});

test('a block that was removed can be brought back from the toast, which a click dismisses', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders?tab=instructions', {
    signedInAs: 'ana@acme.example',
  });
  const third = await screen.findByLabelText<HTMLTextAreaElement>('Text of block 3');
  const text = third.value;
  const removeThird = async () => {
    await app.user.click(screen.getByRole('button', { name: 'More actions for block 3' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Remove block 3' }));
  };
  await removeThird();
  expect(screen.queryByLabelText('Text of block 3')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text of block 3')).value).toBe(text);
  await waitFor(() => expect(screen.queryByText('Block removed')).toBeNull());

  await removeThird();
  await app.user.click(await screen.findByText('Block removed'));
  await waitFor(() => expect(screen.queryByText('Block removed')).toBeNull());
  expect(screen.queryByLabelText('Text of block 3')).toBeNull();
});

test('back leads through the tabs that were open, then out of the agent', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: 'ana@acme.example' });
  await app.user.click(await screen.findByRole('link', { name: 'Devoluciones' }));
  await app.user.click(await screen.findByRole('tab', { name: 'Tools' }));
  await waitFor(() => expect(app.href()).toContain('tab=tools'));
  app.router.history.back();
  await waitFor(() => expect(app.href()).not.toContain('tab=tools'));
  expect(app.at()).toBe('/en/dashboard/agents/bot_returns');
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  app.router.history.back();
  await heading('Agents');
});
