import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getChangeAgentsMockHandler, getRenameAgentMockHandler } from '@/api/generated/agents/agents.msw';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

const sent = () => provider.callsOf('POST', '/projects/changes').length;
const statusOf = (botKey: string) => provider.db.state.agents[botKey]?.agent.status;
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
};

async function openMenu({ user }: Awaited<ReturnType<typeof renderApp>>, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('an agent is paused from its menu, and Undo makes it live again', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await openMenu(app, 'Pedidos', 'Pause');
  await screen.findByText('Pedidos is paused');
  expect(within(await rowOf('Pedidos')).getByText('Paused')).toBeDefined();
  expect(statusOf('bot_orders')).toBe('paused');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statusOf('bot_orders')).toBe('live'));
  await waitFor(async () => expect(within(await rowOf('Pedidos')).getByText('Live')).toBeDefined());
});

test('the menu of a row closes when the window changes its size: its button stands elsewhere then', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  const button = await screen.findByRole('button', { name: 'More actions for Pedidos' });
  await app.user.click(button);
  await screen.findByRole('menuitem', { name: 'Pause' });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a creator says that it is one where it has a name of its own', async () => {
  await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  const usual = await rowOf('Creator');
  expect(within(usual).getAllByText('Creator')).toHaveLength(1);
  const creator = provider.db.state.agents['bot_creator-acme']?.agent;
  if (!creator) throw new Error('the seed has changed');
  creator.name = 'Greta';
  await renderApp('/en/dashboard/agents');
  expect(within(await rowOf('Greta')).getByText('Creator')).toBeDefined();
});

test('many at once: what cannot be done is said by name, with the reason, and stays as it was', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await heading('Agents');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all agents (4)' }));
  const bar = await screen.findByRole('region', { name: 'Selected agents' });
  expect(within(bar).getByText('4 selected')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Select Creator' })).toBeNull();
  await app.user.click(within(bar).getByRole('button', { name: 'Pause' }));
  await screen.findByText('3 agents paused');
  const notice = (await screen.findByText('1 agent couldn’t be paused')).parentElement;
  expect(notice?.textContent).toContain('Citas: it isn’t live');
  expect(statusOf('bot_appointments')).toBe('draft');
  expect(sent()).toBe(1);
  await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('1 agent couldn’t be paused')).toBeNull();
});

test('what went wrong by chance is asked for again where that is said', async () => {
  let fails = true;
  provider.server.use(
    getChangeAgentsMockHandler(() => ({
      results: [{ botKey: 'bot_orders', done: !fails, code: fails ? 'FAILED' : null }],
    })),
  );
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Pedidos' }));
  await app.user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('1 agent couldn’t be paused');
  fails = false;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Pedidos is paused');
  expect(screen.queryByText('1 agent couldn’t be paused')).toBeNull();
});

test('a live agent goes to the trash only after a question, comes back live by Undo, paused by Restore', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await openMenu(app, 'Pedidos', 'Move to trash');
  const dialog = await screen.findByRole('alertdialog', { name: 'Move to trash?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent()).toBe(0);

  await openMenu(app, 'Pedidos', 'Move to trash');
  await app.user.click(await screen.findByRole('button', { name: 'Move to trash' }));
  await screen.findByText('Pedidos was moved to trash');
  expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await rowOf('Pedidos');
  await waitFor(() => expect(statusOf('bot_orders')).toBe('live'));

  await openMenu(app, 'Pedidos', 'Move to trash');
  await app.user.click(await screen.findByRole('button', { name: 'Move to trash' }));
  await app.user.click(screen.getByRole('link', { name: 'Trash' }));
  const h1 = await heading('Trash');
  await waitFor(() => expect(document.activeElement).toBe(h1));
  await app.user.click(await screen.findByRole('button', { name: 'Restore Pedidos' }));
  await screen.findByText('Pedidos is restored');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Pedidos' })).toBeNull());
  await app.user.click(screen.getByRole('link', { name: 'All agents' }));
  expect(within(await rowOf('Pedidos')).getByText('Paused')).toBeDefined();
  screen.getByText('1 is paused: visitors get no answer until you resume it.');
  await app.user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(statusOf('bot_orders')).toBe('live'));
});

test('an agent goes to the trash from its own page, with what was just typed; the list is next', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders?tab=texts', { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('Greeting, Spanish'), ' ¡Adiós!');
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  await app.user.click(screen.getByRole('button', { name: 'More actions for Pedidos' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Move to trash' }));
  await app.user.click(await screen.findByRole('button', { name: 'Move to trash' }));
  await heading('Agents');
  observer.disconnect();
  expect(shown.filter((text) => text.includes('We can’t find this agent'))).toEqual([]);
  expect(provider.db.state.agents.bot_orders?.agent.draft.content.greeting.es).toContain('¡Adiós!');
  await screen.findByText(/was moved to trash/);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pedidos' })).toBeNull());
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statusOf('bot_orders')).toBe('live'));
  await rowOf('Pedidos');
});

test('what the plan has no room for stays in the trash, and is told', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: 'trial@acme.example' });
  await openMenu(app, 'Menú', 'Move to trash');
  await screen.findByText('Menú was moved to trash');
  const [, tables] = Object.entries(provider.db.state.agents).find(([key]) => key === 'bot_tables') ?? [];
  if (!tables) throw new Error('the seed has changed');
  provider.db.state.agents.bot_other = {
    accountId: 'acc_norte',
    agent: { ...structuredClone(tables.agent), botKey: 'bot_other', name: 'Otro' },
  };
  await app.user.click(screen.getByRole('link', { name: 'Trash' }));
  await app.user.click(await screen.findByRole('button', { name: 'Restore Menú' }));
  await screen.findByText('Menú: you’ve reached your plan’s limit');
  expect(screen.getByRole('button', { name: 'Restore Menú' })).toBeDefined();
});

test('a provider that fails leaves the list as it was, with the ticks', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  provider.server.use(
    getChangeAgentsMockHandler(() => {
      throw HttpResponse.json({ message: 'It failed', reference: 'ref_5e11' }, { status: 500 });
    }),
  );
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Pedidos' }));
  await app.user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText(/ref_5e11/);
  await waitFor(async () => expect(within(await rowOf('Pedidos')).getByText('Live')).toBeDefined());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Pedidos' }).checked).toBe(true);
});

test('an agent gets another name; one that cannot be a name is told beside the field', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await openMenu(app, 'Citas', 'Rename…');
  const dialog = await screen.findByRole('dialog', { name: 'Rename agent' });
  const field = within(dialog).getByLabelText('Name');
  await app.user.clear(field);
  await app.user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await app.user.type(field, 'Citas del estudio{Enter}');
  await screen.findByText('Renamed to Citas del estudio');
  await rowOf('Citas del estudio');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that the provider refuses is told beside the field, and what was typed stays', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  provider.server.use(
    getRenameAgentMockHandler(() => {
      const fields = [{ path: 'name', code: 'invalid' }];
      throw HttpResponse.json({ message: 'Not valid', code: 'INVALID_REQUEST', fields }, { status: 422 });
    }),
  );
  await openMenu(app, 'Citas', 'Rename…');
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  await app.user.clear(field);
  await app.user.type(field, 'Visitas{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('Visitas');
  expect(document.activeElement).toBe(field);
});

test('the same in Spanish', async () => {
  const app = await renderApp('/es/dashboard/agents?view=trash', { signedInAs: ANA });
  await heading('Papelera');
  await app.user.click(await screen.findByRole('button', { name: 'Recuperar Rebajas de invierno' }));
  await screen.findByText('Rebajas de invierno recuperado');
  await screen.findByText('La papelera está vacía');
});

test('an agent is paused and resumed on its own page, too', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders', { signedInAs: ANA });
  await openMenu(app, 'Pedidos', 'Pause');
  await screen.findByText('Paused');
  await openMenu(app, 'Pedidos', 'Resume');
  await screen.findByText('Live');
});

test('where it is said that nobody is answered, a paused agent is resumed', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_store', { signedInAs: ANA });
  await screen.findByText('Paused: visitors get no answer until you resume it.');
  await app.user.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByText('Live');
  expect(statusOf('bot_store')).toBe('live');
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('a paused agent that may not be resumed says why, and stays paused', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_store', { signedInAs: ANA });
  const resume = await screen.findByRole('button', { name: 'Resume' });
  const agent = provider.db.state.agents.bot_store?.agent;
  if (agent) agent.status = 'draft';
  await app.user.click(resume);
  await screen.findByText('1 agent couldn’t be resumed');
  screen.getByText('Store guide: it isn’t paused');
});

test('on the agent’s own page, too, a change that is refused says why', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders', { signedInAs: ANA });
  await screen.findByText('Live');
  const agent = provider.db.state.agents.bot_orders?.agent;
  if (agent) agent.status = 'draft';
  await openMenu(app, 'Pedidos', 'Pause');
  await screen.findByText(/it isn’t live/);
});
