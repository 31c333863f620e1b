import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getAgentsMockHandler } from '@/api/generated/agents/agents.msw';
import { getInboxMockHandler } from '@/api/generated/inbox/inbox.msw';
// The palette's code is there at once, where a busy machine would fetch it for long.
import '@/pages/commands';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

afterEach(() => vi.useRealTimers());

async function openHome(locale = 'en') {
  const app = await renderApp(`/${locale}/dashboard/home`, { signedInAs: ANA });
  await heading(locale === 'en' ? 'Welcome, Ana Luna!' : '¡Hola, Ana Luna!');
  return app;
}

type App = Awaited<ReturnType<typeof openHome>>;

/** Opens the palette by its shortcut and types. */
async function typeInPalette(app: App, typed: string): Promise<void> {
  await app.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(box));
  if (typed) await app.user.keyboard(typed);
}

const option = (name: string | RegExp) => screen.findByRole('option', { name });

test('a slip of the finger still finds a page; Escape gives the focus back to where it was', async () => {
  const app = await openHome();
  const settings = screen.getByRole('link', { name: 'Settings' });
  settings.focus();
  await typeInPalette(app, 'anlytics');
  await option('Analytics');
  expect(screen.queryByRole('option', { name: 'Tools' })).toBeNull();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(settings));
});

test('words that nothing has say so', async () => {
  const app = await openHome();
  await typeInPalette(app, 'zzzz');
  await screen.findByText('No results. Try another word.');
  expect(screen.queryByRole('option')).toBeNull();
});

test.each([
  ['en', 'invoices', 'Plan and usage', '/en/dashboard/settings?section=plan'],
  ['en', 'change password', 'Security', '/en/dashboard/settings?section=security'],
  ['en', 'cancel my plan', 'Plan and usage', '/en/dashboard/settings?section=plan'],
  ['en', 'unanswered questions', 'Analytics', '/en/dashboard/analytics'],
  ['en', 'instagram', 'Channels', '/en/dashboard/channels'],
  ['en', 'trash', 'Trash', '/en/dashboard/agents?view=trash'],
  ['es', 'cambiar contraseña', 'Seguridad', '/es/dashboard/settings?section=security'],
  ['es', 'preguntas sin respuesta', 'Estadísticas', '/es/dashboard/analytics'],
  ['es', 'papelera', 'Papelera', '/es/dashboard/agents?view=trash'],
  ['en', '2fa', 'Security', '/en/dashboard/settings?section=security'],
  ['es', 'invitar', 'Equipo', '/es/dashboard/settings?section=team'],
  ['en', 'widget', 'Web widget', '/en/dashboard/channels?view=widget'],
  ['es', 'alertas', 'Alertas', '/es/dashboard/analytics?view=monitors'],
  ['en', 'webhook', 'Your tools', '/en/dashboard/setup/tools?view=own'],
])('%s: “%s” finds “%s”', async (locale, typed, name, place) => {
  const app = await openHome(locale);
  await typeInPalette(app, typed);
  await app.user.click(await option(name));
  await waitFor(() => expect(app.href()).toContain(place));
});

test('who is on a plan is led to it, not to the prices of a beginning', async () => {
  const app = await openHome();
  await typeInPalette(app, 'choose a plan');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Plan and usage',
  ]);
});

test('what was chosen lately comes first the next time, an agent among it', async () => {
  const app = await openHome();
  await typeInPalette(app, 'citas');
  await app.user.click(await option('Citas'));
  await heading('Citas');
  await typeInPalette(app, 'tools');
  await app.user.click(await option('Tools'));
  await heading('Tools');
  await typeInPalette(app, '');
  const recent = await screen.findByRole('group', { name: 'Recent' });
  const names = within(recent)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Tools', 'Citas']);
  await app.user.click(within(recent).getByRole('option', { name: 'Citas' }));
  await heading('Citas');
});

test('an agent is paused from any page, and Undo brings it back', async () => {
  const app = await openHome();
  await typeInPalette(app, 'pause pedi');
  await app.user.click(await option('Pause Pedidos'));
  await screen.findByText('Pedidos is paused');
  expect(provider.db.state.agents.bot_orders?.agent.status).toBe('paused');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(provider.db.state.agents.bot_orders?.agent.status).toBe('live'));
});

test('publishing begins on the agent’s page, once', async () => {
  const app = await openHome();
  await typeInPalette(app, 'publish devol');
  await app.user.click(await option('Publish Devoluciones'));
  const sheet = await screen.findByRole('dialog', { name: 'Publish Devoluciones' });
  await waitFor(() => expect(app.href()).toBe('/en/dashboard/agents/bot_returns'));
  await app.user.click(within(sheet).getAllByRole('button', { name: /^(Close|Cancel)$/ })[0] ?? sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // What can be done with the agent of this page is offered before anything is typed.
  await typeInPalette(app, '');
  await option('Test Devoluciones');
});

test('where the agents cannot be searched that is said, pages are found, and they come by trying again', async () => {
  const app = await openHome();
  provider.setScenario('busy');
  await typeInPalette(app, 'pedidos');
  await screen.findByText(/^Agents couldn’t be searched/);
  provider.setScenario('usual');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await option('Pedidos');
  await waitFor(() => expect(screen.queryByText(/^Agents couldn’t be searched/)).toBeNull());
});

test('where the agents may not be searched that is said, without a way to try again', async () => {
  const app = await openHome();
  provider.server.use(
    getAgentsMockHandler(() => {
      throw HttpResponse.json({ message: 'no', code: 'FORBIDDEN', reference: 'ref_77' }, { status: 403 });
    }),
  );
  await typeInPalette(app, 'pedidos');
  await screen.findByText(/^Agents couldn’t be searched/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a conversation is found by what was said in it, opened, and first the next time', async () => {
  const app = await openHome();
  await typeInPalette(app, 'lucia');
  await app.user.click(await option(/^Lucía P\. · Te paso con el equipo/));
  await screen.findByRole('log', { name: 'Conversation' });
  expect(app.href()).toContain('chat=con_lucia');
  await typeInPalette(app, '');
  const recent = await screen.findByRole('group', { name: 'Recent' });
  within(recent).getByRole('option', { name: /^Lucía P\./ });
});

test('what comes late takes nobody’s selection: Enter opens the agent, and who has moved stays there', async () => {
  const app = await openHome();
  await typeInPalette(app, 'devol');
  const conversations = await screen.findByRole('group', { name: 'Conversations' });
  const agents = screen.getByRole('group', { name: 'Agents' });
  const agent = within(agents).getByRole('option', { name: 'Devoluciones' });
  expect(agent.getAttribute('aria-selected')).toBe('true');
  const box = screen.getByRole('combobox');
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(agent.id));
  await app.user.keyboard('{End}');
  const last = within(conversations).getAllByRole('option').at(-1);
  expect(last?.getAttribute('aria-selected')).toBe('true');
  const [first] = within(conversations).getAllByRole('option');
  if (first) await app.user.hover(first);
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await app.user.keyboard('{Home}{Enter}');
  await heading('Devoluciones');
});

test('an action alone lists whom it can be done with', async () => {
  const app = await openHome();
  await typeInPalette(app, 'pause');
  await option('Pause Devoluciones');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toMatch(/^Pause /);
});

test('conversations are not asked for before two letters are typed', async () => {
  const app = await openHome();
  // Home asks for those who wait, in its own time.
  const sought = () => provider.callsOf('GET', '/inbox').flatMap(({ query }) => query.get('q') ?? []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await typeInPalette(app, 'd');
  await option('Devoluciones');
  // One letter stands for as long as whoever types may take.
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await app.user.keyboard('e');
  await waitFor(() => expect(sought()).toEqual(['de']));
});

test('who may not see an agent finds none of its conversations', async () => {
  const iker = provider.db.state.users.usr_iker;
  if (iker) iker.agents = ['bot_orders'];
  const app = await renderApp('/en/dashboard/home', { signedInAs: 'iker@acme.example' });
  await heading('Welcome, Iker Soto!');
  await typeInPalette(app, 'lucia');
  await screen.findAllByRole('option', { name: /Pedidos$/ });
  expect(screen.queryByRole('option', { name: /Devoluciones$/ })).toBeNull();
});

test('a provider without conversations: the rest of the palette is there, and nothing is said of them', async () => {
  provider.server.use(
    getInboxMockHandler(() => {
      throw HttpResponse.json({ message: 'Not found' }, { status: 404 });
    }),
  );
  const app = await openHome();
  await typeInPalette(app, 'pedidos');
  await option('Pedidos');
  await waitFor(() =>
    expect(provider.callsOf('GET', '/inbox').some(({ query }) => query.has('q'))).toBe(true),
  );
  expect(screen.queryByText(/couldn’t be searched/)).toBeNull();
});

test('the language and the theme change from the palette', async () => {
  const app = await openHome();
  await typeInPalette(app, 'dark');
  await app.user.click(await option('Switch to dark theme'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await screen.findByRole('button', { name: 'Switch to light theme' });
  await typeInPalette(app, 'language');
  await app.user.click(await option('Switch to Español'));
  await waitFor(() => expect(app.at()).toBe('/es/dashboard/home'));
});

test('? lists the shortcuts, but not while somebody types; / opens the palette', async () => {
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search agents' });
  await app.user.type(box, 'what?');
  expect(box.value).toBe('what?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.clear(box);
  const title = await heading('Agents');
  title.focus();
  await app.user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('Show this list')).toBeDefined();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(title));
  await app.user.keyboard('/');
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Command palette' });
  expect(search.value).toBe('');
});

test('shortcuts of a single key can be switched off, and the list is still reached from the palette', async () => {
  const app = await openHome();
  screen.getByRole('link', { name: 'Settings' }).focus();
  await app.user.keyboard('?');
  await app.user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  expect(screen.queryByText('Show this list')).toBeNull();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: /^Search or jump to/ });
  await app.user.click(opener);
  await app.user.click(await option(/^Keyboard shortcuts/));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the creator is found by its name in the language of the page, also among what was chosen lately', async () => {
  const app = await openHome('es');
  await typeInPalette(app, 'creador');
  await app.user.click(await option('Creador'));
  await heading('Creador');
  await renderApp('/en/dashboard/home');
  await typeInPalette(app, '');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  await recent.findByRole('option', { name: 'Creator' });
  expect(recent.queryByRole('option', { name: 'Creador' })).toBeNull();
});
