import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flushDrafts } from '@/session/drafts';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const RETURNS = '/en/dashboard/agents/bot_returns?tab=instructions';

const open = async (path = RETURNS) => {
  const app = await renderApp(path, { signedInAs: 'ana@acme.example' });
  await screen.findByLabelText('Text of block 1');
  return app;
};
const text = (n: number) => screen.findByLabelText<HTMLTextAreaElement>(`Text of block ${n}`);
const saved = () => screen.findByText(/^Draft saved/);
const stored = (botKey = 'bot_returns') =>
  provider.db.state.agents[botKey]?.agent.draft.content.instructions ?? [];

test('both languages are written: how much of each there is, the other one to read, a copy to begin with', async () => {
  const { user, href } = await open();
  expect(screen.getByText('Spanish · 5 of 5')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'English · 3 of 5' }));
  await waitFor(() => expect(href()).toContain('lang=en'));
  expect((await text(1)).value).toMatch(/^You are the help desk/);
  const fourth = await text(4);
  expect(fourth.value).toBe('');
  await user.click(within(screen.getByRole('listitem', { name: 'Block 4' })).getByText('Spanish text'));
  expect(screen.getByText(/^Si el producto llegó roto/)).toBeDefined();
  const copy = screen.getAllByRole('button', { name: 'Copy the Spanish text here' })[0];
  if (copy) await user.click(copy);
  expect(fourth.value).toMatch(/^Si el producto llegó roto/);
  // A copy is no translation.
  expect(screen.getByText('English · 3 of 5')).toBeDefined();
  await user.clear(fourth);
  await user.type(fourth, 'If the product arrived broken, ask for a photo.');
  expect(screen.getByText('English · 4 of 5')).toBeDefined();
  await saved();
  expect(stored()[3]?.texts).toMatchObject({ en: 'If the product arrived broken, ask for a photo.' });
  expect(stored()[3]?.texts.es).toMatch(/^Si el producto/);
});

test('a link opens the texts in the language it names', async () => {
  await open(`${RETURNS}&lang=en`);
  expect((await text(2)).value).toMatch(/^Returns are free/);
});

test('blocks move by keyboard, and each move is said', async () => {
  const { user } = await open();
  const second = await text(2);
  const moving = second.value;
  second.focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect((await text(4)).value).toBe(moving);
  expect(document.activeElement).toBe(await text(4));
  expect(screen.getByText('Block moved to position 4 of 5.')).toBeDefined();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect((await text(5)).value).toBe(moving);
  await user.click(screen.getByRole('button', { name: 'More actions for block 5' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move block 5 up' }));
  await saved();
  expect(stored().map(({ kind }) => kind)).toEqual(['persona', 'goals', 'scenarios', 'rules', 'guardrails']);
});

test('a block is moved and removed by its menu, and the focus stays with the blocks', async () => {
  const { user } = await open();
  const moving = (await text(2)).value;
  await user.click(screen.getByRole('button', { name: 'More actions for block 2' }));
  const up = await screen.findByRole('menuitem', { name: 'Move block 2 up' });
  await user.click(up);
  await waitFor(async () => expect((await text(1)).value).toBe(moving));
  await user.click(screen.getByRole('button', { name: 'More actions for block 1' }));
  expect((await screen.findByRole('menuitem', { name: 'Move block 1 up' })).ariaDisabled).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Remove block 1' }));
  await screen.findByText('Spanish · 4 of 4');
  await waitFor(() => expect(document.activeElement?.closest('[data-block]')).not.toBeNull());
  // What is saved only as the page is left could reach the next test's provider.
  await saved();
  expect(stored()).toHaveLength(4);
});

test('a block of a kind is added, made twice, taken out of use and removed, with a way back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Guardrails What it never says/ }));
  const sixth = await text(6);
  expect(document.activeElement).toBe(sixth);
  await user.type(sixth, 'No hables de política.');
  await user.click(screen.getByRole('button', { name: 'More actions for block 6' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect((await text(7)).value).toBe('No hables de política.');
  await user.click(screen.getByRole('switch', { name: 'Turn on block 7' }));
  await user.click(screen.getByRole('button', { name: 'More actions for block 6' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove block 6' }));
  expect(document.activeElement).toBe(await text(6));
  expect(screen.queryByLabelText('Text of block 7')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await text(7);
  await saved();
  await waitFor(() =>
    expect(
      stored()
        .map(({ kind, enabled }) => `${kind} ${enabled}`)
        .slice(5),
    ).toEqual(['guardrails true', 'guardrails false']),
  );
});

test('the history of a block says who changed what, and brings an earlier text back, which can be undone', async () => {
  const { user } = await open();
  const second = await text(2);
  const now = second.value;
  await user.type(second, ' Pide siempre el motivo.');
  await saved();
  await user.click(screen.getByRole('button', { name: 'More actions for block 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of block 2: Rules' });
  // What is read first is the window itself, not the button that closes it.
  expect(document.activeElement).toBe(dialog);
  const entries = await within(dialog).findAllByRole('listitem');
  expect(entries.map((entry) => /Ana Luna/.test(entry.textContent))).toEqual([true, true, true]);
  const [newest, before] = entries;
  expect(newest?.textContent).toContain('Current text');
  expect(newest?.querySelector('ins')?.textContent).toContain('Pide siempre el motivo.');
  const days = before?.querySelectorAll('del, ins') ?? [];
  expect([...days].map((one) => one.textContent.replace(/\D/g, ''))).toEqual(['14', '30', '14', '30']);
  // Its main language comes first.
  const languages = within(before ?? dialog).getAllByText(/^(Spanish|English)$/);
  expect(languages.map((one) => one.textContent)).toEqual(['Spanish', 'English']);
  const again = within(dialog).getAllByRole('button', { name: /^Restore this text from / });
  expect(again).toHaveLength(2);
  if (again[0]) await user.click(again[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await text(2)).value).toBe(now);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await text(2)).value).toBe(`${now} Pide siempre el motivo.`);
});

test('a history that fails can be asked for again', async () => {
  const { user } = await open();
  provider.db.state.scenario = 'broken';
  await user.click(screen.getByRole('button', { name: 'More actions for block 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  provider.db.state.scenario = 'usual';
  await user.click(retry);
  await screen.findByText('First saved text');
});

test('a contradiction is named beside both blocks; a link goes to the sentence; what is no problem stays hidden', async () => {
  const { user } = await open();
  const third = await text(3);
  await user.clear(third);
  await user.type(third, 'Pregunta el motivo. Las devoluciones son gratis durante 14 días.');
  const beside = await screen.findByRole('list', { name: 'Issues in block 2' });
  expect(within(beside).getByText('Two different figures for the same thing (Spanish).')).toBeDefined();
  expect(within(beside).getByText('Block 3: “Las devoluciones son gratis durante 14 días.”')).toBeDefined();
  await user.click(within(beside).getByRole('button', { name: 'Go to block 3' }));
  expect(document.activeElement).toBe(third);
  expect(third.value.slice(third.selectionStart, third.selectionEnd)).toBe(
    'Las devoluciones son gratis durante 14 días.',
  );
  const summary = screen.getByRole('region', { name: /issues to review$/ });
  await user.click(within(summary).getByRole('button', { name: /^Blocks 2 and 3: Two different figures/ }));
  expect(document.activeElement).toBe(await text(2));

  const figures = within(await screen.findByRole('list', { name: 'Issues in block 3' }))
    .getByText('Two different figures for the same thing (Spanish).')
    .closest('li');
  if (figures) await user.click(within(figures).getByRole('button', { name: 'Not an issue' }));
  expect(document.activeElement).toBe(third);
  await waitFor(() =>
    expect(screen.queryByText('Two different figures for the same thing (Spanish).')).toBeNull(),
  );
  expect(screen.getByText('1 hidden')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(screen.getAllByText('Two different figures for the same thing (Spanish).')).toHaveLength(2);
});

test('what was said to be no problem stays so on the next visit', async () => {
  const { user } = await open();
  const missing = (
    await screen.findByRole('button', { name: 'Block 4: The English text is missing' })
  ).closest('li');
  if (missing) await user.click(within(missing).getByRole('button', { name: 'Not an issue' }));
  await screen.findByText('1 hidden');
  await flushDrafts();
  leavePage();
  await renderApp(RETURNS);
  await screen.findByText('1 hidden');
});

test('a link of a finding changes the language to where the text is missing', async () => {
  const { user, href } = await open();
  // Which blocks lack it is seen without going there.
  await within(await screen.findByRole('listitem', { name: 'Block 4' })).findByText(
    'The English text is missing',
  );
  expect(
    within(screen.getByRole('listitem', { name: 'Block 1' })).queryByText('The English text is missing'),
  ).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Block 4: The English text is missing' }));
  await waitFor(() => expect(href()).toContain('lang=en'));
  await waitFor(async () => expect(document.activeElement).toBe(await text(4)));
  expect((await text(4)).value).toBe('');
  // Beside it the empty field says it, with a copy to begin with, and no note says it again.
  const fourth = within(screen.getByRole('listitem', { name: 'Block 4' }));
  fourth.getByRole('button', { name: 'Copy the Spanish text here' });
  expect(fourth.queryByText(/text is missing/)).toBeNull();
});

test('a block that is on but empty is switched off where that is said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Rules/ }));
  const issues = within(await screen.findByRole('list', { name: 'Issues in block 6' }));
  issues.getByText('This block is on but empty.');
  const added = screen.getByRole('listitem', { name: 'Block 6' });
  await within(added).findByText('Added');
  await user.click(issues.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Issues in block 6' })).toBeNull());
  expect(screen.getByRole('switch', { name: 'Turn on block 6' })).toHaveProperty('checked', false);
  within(added).getByText('Off');
  expect(document.activeElement).toBe(await text(6));
  // Else it would be saved into the next test.
  await waitFor(() => expect(stored()[5]).toMatchObject({ enabled: false }));
});

test('an issue that no block says itself can be told to be none from the list, and the others beside their block', async () => {
  const { user } = await open();
  await user.type(await text(5), ' Di [[nombre].');
  const summary = within(await screen.findByRole('region', { name: /issues? to review$/ }));
  const rowOf = async (name: RegExp) => {
    const row = (await summary.findByRole('button', { name })).closest('li');
    return within(row ?? document.createElement('li'));
  };
  expect((await rowOf(/Fill in \[nombre\]/)).queryByRole('button', { name: 'Not an issue' })).toBeNull();
  (await rowOf(/^Block 4: The English text is missing/)).getByRole('button', { name: 'Not an issue' });
  await user.click(screen.getByRole('button', { name: /^Rules/ }));
  within(await screen.findByRole('list', { name: 'Issues in block 6' })).getByRole('button', {
    name: 'Not an issue',
  });
  expect(
    (await rowOf(/^Block 6: This block is on/)).queryByRole('button', { name: 'Not an issue' }),
  ).toBeNull();
});

test('a tool that is spoken of but not there is named', async () => {
  const { user } = await open();
  await user.type(await text(5), ' Anota la cita en Google Calendar.');
  await screen.findAllByText(/^Google Calendar is mentioned but/);
});

test('a text that is too long or refused says so beside its field', async () => {
  const { user } = await open();
  const first = await text(1);
  await user.click(first);
  await user.paste('x'.repeat(4001));
  expect(screen.getByText(/A block can have up to 4,000 characters/)).toBeDefined();
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await user.clear(first);
  await user.type(first, 'Di /rechazar.');
  await screen.findByText('This text wasn’t accepted. Change it.');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await user.clear(first);
  await user.type(first, 'Di que sí.');
  await saved();
  expect(screen.queryByText('This text wasn’t accepted. Change it.')).toBeNull();
});

test('the page of the instructions: an agent is chosen, and another one', async () => {
  const { user, href } = await renderApp('/en/dashboard/setup/instructions', {
    signedInAs: 'ana@acme.example',
  });
  await heading('Instructions');
  await user.click(await screen.findByRole('link', { name: /^Pedidos/ }));
  await heading('Instructions for Pedidos');
  expect(href()).toContain('agent=bot_orders');
  await user.type(await text(1), ' Siempre.');
  await saved();
  expect(stored('bot_orders')[0]?.texts.es).toMatch(/ Siempre\.$/);
  // What visitors do not have yet is a step away from being published.
  await screen.findByRole('link', { name: 'Publish' });
  await user.click(screen.getByRole('link', { name: 'Choose another agent' }));
  within(await screen.findByRole('link', { name: /^Devoluciones/ })).getByText('Unpublished changes');
});

test('the page of the instructions leads to what publishes them, whoever may and while there is something', async () => {
  const of = (agent: string) => `/en/dashboard/setup/instructions?agent=${agent}`;
  await renderApp(of('bot_orders'), { signedInAs: 'ana@acme.example' });
  await text(1);
  expect(screen.queryByRole('link', { name: 'Publish' })).toBeNull();
  const { user } = await renderApp(of('bot_returns'));
  // How the draft stands is said as on the agent's page, with the same ways on.
  await screen.findByText('2 unpublished changes.');
  screen.getByRole('link', { name: 'Compare' });
  screen.getByRole('button', { name: 'Discard…' });
  await user.click(await screen.findByRole('link', { name: 'Publish' }));
  await screen.findByRole('dialog', { name: /^Publish Devoluciones/ });

  await renderApp(of('bot_returns'), { signedInAs: 'vera@acme.example' });
  await text(1);
  expect(screen.queryByRole('link', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard…' })).toBeNull();
});

test('the page of the instructions: gone, failed and no agents at all', async () => {
  await renderApp('/en/dashboard/setup/instructions?agent=bot_gone', { signedInAs: 'ana@acme.example' });
  await screen.findByText('We can’t find this agent');
  await renderApp('/en/dashboard/setup/instructions?agent=bot_tables', { signedInAs: 'ana@acme.example' });
  await heading('Instructions');
  await screen.findByRole('button', { name: 'Try again' });
});
