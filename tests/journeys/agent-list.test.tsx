import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
// The palette's code is there at once, where a busy machine would fetch it for long.
import '@/pages/commands';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

const table = () => screen.findByRole('table', { name: 'Your company’s agents' });

test('a link with filters shows what it names, and each choice goes into the link', async () => {
  const app = await renderApp('/en/dashboard/agents?status=live&sort=name', { signedInAs: ANA });
  await screen.findByText('2 agents match');
  const names = within(await table())
    .getAllByRole('link', { name: /^(Devoluciones|Pedidos)$/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Devoluciones', 'Pedidos']);
  // The creator is live, too.
  expect(screen.getByRole('link', { name: 'Creator' })).toBeDefined();

  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'WhatsApp');
  await screen.findByText('1 agent matches');
  await app.user.click(screen.getByRole('checkbox', { name: 'Unpublished changes' }));
  await waitFor(() => expect(app.href()).toContain('unpublished=true'));
  expect(app.href()).toContain('status=live');
  expect(app.href()).toContain('channel=whatsapp');
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('4 agents');
  expect(app.href()).toBe('/en/dashboard/agents?sort=name');
});

test('where none match the list says so, and no count above it', async () => {
  const app = await renderApp('/en/dashboard/agents?q=fax', { signedInAs: ANA });
  await screen.findByText('No matching agents');
  expect(screen.getByText('0 agents match').className).toBe('sr-only');
  await app.user.click(screen.getByRole('button', { name: 'See all agents' }));
  await screen.findByText('4 agents');
});

test('where the list cannot be read nothing is counted, and the filters can be cleared', async () => {
  provider.server.use(
    http.get('*/projects', ({ request }) =>
      new URL(request.url).searchParams.has('status')
        ? HttpResponse.json({ message: 'No', code: 'FORBIDDEN' }, { status: 403 })
        : undefined,
    ),
  );
  const app = await renderApp('/en/dashboard/agents?status=live', { signedInAs: ANA });
  await screen.findByRole('button', { name: 'See all agents' });
  expect(screen.queryByText(/\bagents? match/)).toBeNull();
  // Who may not see them has nothing to look for, nothing to add to, and one way out.
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New agent' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'See all agents' }));
  await screen.findByText('4 agents');
});

test('who may not see the agents at all is led home, not back to the same page', async () => {
  provider.server.use(
    http.get('*/projects', ({ request }) =>
      new URL(request.url).searchParams.has('sort')
        ? HttpResponse.json({ message: 'No', code: 'FORBIDDEN' }, { status: 403 })
        : undefined,
    ),
  );
  await renderApp('/en/dashboard/agents?sort=name', { signedInAs: ANA });
  const way = await screen.findByRole('link', { name: 'Go to Home' });
  expect(way.getAttribute('href')).toBe('/en/dashboard/home');
  expect(screen.queryByRole('button', { name: /^(Try again|See all agents)$/ })).toBeNull();
});

test('what does not stand in the contract is left out of a link; a number is a text to look for', async () => {
  await renderApp('/en/dashboard/agents?status=dancing&order=7&view=circus&q=2026', { signedInAs: ANA });
  await screen.findByText('No matching agents');
  // One way back to all of them.
  expect(screen.getAllByRole('button', { name: 'See all agents' })).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search agents' }).value).toBe('2026');
});

test('the header of a column orders the agents, and the other way the next time', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  const name = await screen.findByRole('columnheader', { name: 'Agent' });
  expect(name.getAttribute('aria-sort')).toBe('none');
  await app.user.click(within(name).getByRole('button'));
  await waitFor(() => expect(name.getAttribute('aria-sort')).toBe('ascending'));
  await app.user.click(within(name).getByRole('button'));
  await waitFor(() => expect(name.getAttribute('aria-sort')).toBe('descending'));
  const first = async () =>
    within(await table())
      .getAllByRole('checkbox')[1]
      ?.getAttribute('aria-label');
  await waitFor(async () => expect(await first()).toBe('Select Store guide'));
});

test('on cards an agent can be selected, found in its place and opened; the choice is in the link', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Cards' }));
  await waitFor(() => expect(app.href()).toBe('/en/dashboard/agents?view=cards'));
  const list = await screen.findByRole('list', { name: 'Your company’s agents' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  expect(cards[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(cards[1]?.getAttribute('aria-setsize')).toBe('4');
  await app.user.click(screen.getByRole('checkbox', { name: 'Select Pedidos' }));
  await screen.findByText('1 selected');
  // It is live: there is nothing to resume.
  const bar = within(await screen.findByRole('region', { name: 'Selected agents' }));
  bar.getByRole('button', { name: 'Pause' });
  expect(bar.queryByRole('button', { name: 'Resume' })).toBeNull();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
  await waitFor(() => expect(app.href()).toContain('order=desc'));
  await screen.findByText('1 selected');
  await app.user.click(screen.getByRole('link', { name: 'Pedidos' }));
  await heading('Pedidos');
});

test('a list that cannot be fetched says so in its place, and comes by trying again', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await screen.findByText('4 agents');
  provider.setScenario('busy');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'draft');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('table')).toBeNull();
  provider.setScenario('usual');
  await app.user.click(again);
  await screen.findByText('1 agent matches');
});

test('a page with thousands of agents has the few that are in the window, each with its number', async () => {
  provider.setScenario('many-agents');
  await renderApp('/en/dashboard/agents?sort=name', { signedInAs: ANA });
  await screen.findByText('10,004 agents');
  const all = await table();
  expect(all.getAttribute('aria-rowcount')).toBe('10006');
  const rows = within(all).getAllByRole('row');
  expect(rows.length).toBeLessThan(40);
  expect(rows[2]?.getAttribute('aria-rowindex')).toBe('3');
  // One page for the frame of every page, one for the list in its order.
  expect(provider.callsOf('GET', '/projects')).toHaveLength(2);
});

test.each(['table', 'cards'])(
  'agents that could not be loaded are one block among %s, and come by trying again',
  async (view) => {
    // So high that the second page of the list is in it.
    vi.stubGlobal('innerHeight', view === 'table' ? 4300 : 12_500);
    provider.setScenario('many-agents');
    let fails = true;
    provider.server.use(
      http.get('*/projects', ({ request }) =>
        fails && new URL(request.url).searchParams.get('cursor') === '50'
          ? HttpResponse.json({ message: 'No', code: 'FORBIDDEN' }, { status: 403 })
          : undefined,
      ),
    );
    const app = await renderApp(`/en/dashboard/agents?view=${view}`, { signedInAs: ANA });
    await screen.findByText('50 agents couldn’t be loaded.');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all agents (10,004)' }));
    const bar = await screen.findByRole('region', { name: 'Selected agents' });
    within(bar).getByText('This includes agents further down the list.');
    fails = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/couldn’t be loaded/)).toBeNull());
  },
);

test('the palette asks the provider, so that an agent far down the list is found by name', async () => {
  provider.setScenario('many-agents');
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  // Of 6,002 that are live so many are on a channel that is switched on.
  expect(screen.getByText('Visitors can reach 4,002 of 10,004 agents.')).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: /^Search or jump to/ }));
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await app.user.keyboard('cítas madrid 9999');
  await app.user.click(await screen.findByRole('option', { name: 'Citas Madrid 9999' }));
  await heading('Citas Madrid 9999');
});

test('home names a few agents that need somebody and leads to all of them', async () => {
  provider.setScenario('many-agents');
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  const line = await screen.findByText('In all, 1,000 agents have a problem and aren’t answering');
  const item = line.closest('li');
  if (!item) throw new Error('the line is no item');
  await app.user.click(within(item).getByRole('link', { name: 'See them' }));
  await screen.findByText('1,000 agents match');
  expect(app.href()).toBe('/en/dashboard/agents?status=error');
});
