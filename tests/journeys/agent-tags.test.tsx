import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOut } from '@/session/session';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const LIST = '/en/dashboard/agents';

const tagsOf = (botKey: string) => provider.db.state.agents[botKey]?.agent.tags;
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error('not in a table');
  return row;
};

test('a link names the tag that the list is filtered by, however it is written', async () => {
  const app = await renderApp(`${LIST}?tag=tienda`, { signedInAs: ANA });
  await screen.findByText('2 agents match');
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' });
  expect(filter.value).toBe('Tienda');
  expect((await rowOf('Store guide')).textContent).toContain('Lisboa');
  await app.user.selectOptions(filter, 'Lisboa');
  await screen.findByText('1 agent matches');
  expect(app.href()).toBe(`${LIST}?tag=Lisboa`);
});

test('several agents get a new tag at once and lose another one; Undo takes back only what was new', async () => {
  const app = await renderApp(LIST, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Pedidos' }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Select Citas' }));
  await app.user.click(await screen.findByRole('button', { name: 'Tags…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags for 2 agents' });
  const some = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Postventa' });
  expect(some.indeterminate).toBe(true);
  await app.user.click(some);
  await app.user.type(within(dialog).getByRole('textbox', { name: 'New tag' }), 'Ñandú{Enter}');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Ñandú' }).checked).toBe(true);
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('“Ñandú” added to 2 agents');
  expect(tagsOf('bot_orders')).toEqual(['Postventa', 'Ñandú']);
  expect(tagsOf('bot_appointments')).toEqual(['Tienda', 'Postventa', 'Ñandú']);
  expect((await rowOf('Citas')).textContent).toContain('Tienda +2');

  const toast = screen.getByText('“Postventa” added to 2 agents').closest('li');
  if (!toast) throw new Error('not in a toast');
  await app.user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tagsOf('bot_appointments')).toEqual(['Tienda', 'Ñandú']));
  expect(tagsOf('bot_orders')).toEqual(['Postventa', 'Ñandú']);
});

test('a tag that exists is not made twice; an eleventh is refused, and which agent is said', async () => {
  const stored = provider.db.state.agents.bot_orders;
  if (stored) stored.agent.tags = Array.from({ length: 10 }, (_, at) => `t${at}`);
  const app = await renderApp(LIST, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'More actions for Pedidos' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Tags…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags for Pedidos' });
  await app.user.type(within(dialog).getByRole('textbox', { name: 'New tag' }), 'TIENDA{Enter}');
  await within(dialog).findByText('This tag already exists.');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Tienda' }).checked).toBe(true);
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Pedidos: it already has 10 tags');
});

test('a tag is renamed for all agents, joined with another one, and removed; the filter follows', async () => {
  const app = await renderApp(`${LIST}?tag=Tienda`, { signedInAs: ANA });
  await screen.findByText('2 agents match');
  await app.user.click(screen.getByRole('button', { name: 'Manage tags' }));
  const dialog = await screen.findByRole('dialog', { name: 'Manage tags' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Rename Tienda' }));
  const name = within(dialog).getByRole('textbox', { name: 'New name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await app.user.clear(name);
  await app.user.type(name, 'postventa');
  await within(dialog).findByText('“Postventa” already exists. The two become one, which can’t be undone.');
  within(dialog).getByRole('button', { name: 'Merge tags' });
  await app.user.clear(name);
  await app.user.type(name, 'Tiendas{Enter}');
  await screen.findByText('Tag renamed to “Tiendas”');
  await waitFor(() => expect(app.href()).toBe(`${LIST}?tag=Tiendas`));
  expect(tagsOf('bot_store')).toEqual(['Lisboa', 'Tiendas']);

  await app.user.click(await within(dialog).findByRole('button', { name: 'Delete Tiendas' }));
  await within(dialog).findByText('Delete “Tiendas” from 2 agents?');
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Tag “Tiendas” deleted');
  expect(tagsOf('bot_appointments')).toEqual([]);
  await waitFor(() => expect(app.href()).toBe(LIST));
});

test('an agent’s page shows its tags, each a way to all that have it, and changes them', async () => {
  const app = await renderApp(`${LIST}/bot_returns`, { signedInAs: ANA });
  await heading('Devoluciones');
  const tags = await screen.findByRole('list', { name: 'Tags' });
  expect(
    within(tags)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Postventa', 'Shopify']);
  await app.user.click(screen.getByRole('button', { name: 'Edit tags' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags for Devoluciones' });
  await app.user.click(within(dialog).getByRole('checkbox', { name: 'Shopify' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shopify' })).toBeNull());
  await app.user.click(screen.getByRole('link', { name: 'Postventa' }));
  await screen.findByText('2 agents match');
  expect(app.href()).toBe(`${LIST}?tag=Postventa`);
});

test('all of ten thousand agents that match a tag can be tagged', async () => {
  provider.setScenario('many-agents');
  const app = await renderApp(`${LIST}?tag=Lima`, { signedInAs: ANA });
  await screen.findByText('1,111 agents match');
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all matching agents (1,111)' }));
  await app.user.click(await screen.findByRole('button', { name: 'Tags…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags for 1,111 agents' });
  await app.user.type(within(dialog).getByRole('textbox', { name: 'New tag' }), 'Perú{Enter}');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  // Three calls of hundreds of agents each.
  await screen.findByText('“Perú” added to 1,111 agents', {}, { timeout: 25_000 });
});

test('where the provider has no tags nothing speaks of them', async () => {
  provider.setScenario('bare');
  await renderApp(LIST, { signedInAs: ANA });
  await screen.findByText('4 agents');
  expect(screen.queryByRole('button', { name: 'Manage tags' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Tag' })).toBeNull();
});

test('the list opens as this person left it, also after signing out; a link that says how wins', async () => {
  let app = await renderApp(LIST, { signedInAs: ANA });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Live');
  await app.user.click(screen.getByRole('button', { name: 'Cards' }));
  await waitFor(() => expect(app.href()).toBe(`${LIST}?status=live&view=cards`));
  await app.user.click(screen.getByRole('link', { name: 'Tools' }));
  await heading('Tools');
  await app.user.click(screen.getByRole('link', { name: 'Agents' }));
  await screen.findByText('2 agents match');
  expect(app.href()).toBe(`${LIST}?status=live&view=cards`);

  await signOut();
  app = await renderApp(LIST, { signedInAs: ANA });
  await screen.findByText('2 agents match');
  app = await renderApp(`${LIST}?sort=name`, { signedInAs: ANA });
  await screen.findByText('4 agents');
  expect(app.href()).toBe(`${LIST}?sort=name`);

  app = await renderApp(LIST, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('4 agents');
  await app.user.click(screen.getByRole('button', { name: 'Table' }));
  app = await renderApp(LIST, { signedInAs: 'trial@acme.example' });
  await heading('Agents');
  expect(app.href()).toBe(LIST);
});
