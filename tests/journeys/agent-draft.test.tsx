import type { AgentContent } from '@mocks/agents/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSaveDraftUrl } from '@/api/generated/drafts/drafts';
import { getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import { flushDrafts } from '@/session/drafts';
import { held } from '../support/held';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();
const PAGE = '/en/dashboard/agents/bot_orders';
const TEXTS = `${PAGE}?tab=texts`;
const ANA = { signedInAs: 'ana@acme.example' };

const greeting = () => screen.findByLabelText<HTMLTextAreaElement>('Greeting, Spanish');
const closing = () => screen.findByLabelText<HTMLTextAreaElement>('Closing, Spanish');
/** The texts with another closing one. */
const closes = (es: string) => ({ ...stored().texts, closing: { en: '', es } });
const saved = () => screen.findByText(/^Draft saved/);

function stored(): AgentContent {
  const agent = provider.db.state.agents.bot_orders?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  return agent.draft.content;
}

/** Another person saves parts of the same draft. */
function saveElsewhere(savedBy: string, part: Partial<AgentContent>): void {
  const agent = provider.db.state.agents.bot_orders?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  const { content } = agent.draft;
  agent.draft = {
    revision: provider.db.id('rev'),
    savedAt: provider.db.iso(),
    savedBy,
    content: { ...content, ...part },
  };
}

const tomasSaves = (part: Partial<AgentContent>) => saveElsewhere('Tomás', part);

type App = Awaited<ReturnType<typeof renderApp>>;

async function write({ user }: App, field: Promise<HTMLElement>, text: string): Promise<void> {
  const box = await field;
  await user.clear(box);
  await user.type(box, text);
}

const refusing = () =>
  getSaveDraftMockHandler(() => {
    throw HttpResponse.json({ message: 'No answer', code: 'PROVIDER_ERROR' }, { status: 500 });
  });

test('a draft is saved by itself, and the line says so', async () => {
  const app = await renderApp(TEXTS, ANA);
  await write(app, greeting(), 'Buenas tardes.');
  await saved();
  await waitFor(() => expect(stored().greeting.es).toBe('Buenas tardes.'));
  expect(provider.callsOf('PATCH', '/projects/bot_orders/draft')).toHaveLength(1);
});

test('two people who change different fields both keep what they wrote, and are told', async () => {
  const app = await renderApp(TEXTS, ANA);
  await greeting();
  tomasSaves({ texts: closes('Hasta pronto.') });
  await write(app, greeting(), 'Buenas tardes.');
  await screen.findByText(/Tomás saved this draft at .* merged/);
  await waitFor(() =>
    expect(stored()).toMatchObject({
      texts: { closing: { es: 'Hasta pronto.' } },
      greeting: { es: 'Buenas tardes.' },
    }),
  );
  expect((await closing()).value).toBe('Hasta pronto.');
});

test('the same field changed by two: who, when, and each field is chosen', async () => {
  const app = await renderApp(TEXTS, ANA);
  await greeting();
  tomasSaves({
    greeting: { ...stored().greeting, es: 'Hola.' },
    texts: closes('De Tomás.'),
  });
  await write(app, greeting(), 'Buenas tardes.');
  await write(app, closing(), 'De Ana.');
  await screen.findByText(/^Tomás also changed what you changed, /);
  expect(stored().greeting.es).toBe('Hola.');
  const choice = (name: string) => within(screen.getByRole('group', { name }));
  await app.user.click(choice('Closing (Spanish)').getByLabelText('Changes by Tomás'));
  expect(choice('Greeting (Spanish)').getByLabelText<HTMLInputElement>('My changes').checked).toBe(true);
  await app.user.click(screen.getByRole('button', { name: 'Save selection' }));
  await saved();
  expect(stored()).toMatchObject({
    greeting: { es: 'Buenas tardes.' },
    texts: { closing: { es: 'De Tomás.' } },
  });
  expect((await closing()).value).toBe('De Tomás.');
});

test('what one changed oneself in another tab is not said to be somebody else’s', async () => {
  const app = await renderApp(TEXTS, ANA);
  await greeting();
  saveElsewhere('Ana Luna', { greeting: { ...stored().greeting, es: 'Hola.' } });
  await write(app, greeting(), 'Buenas tardes.');
  await screen.findByText(/^You also changed this in another tab or on another device \(/);
  const choice = within(screen.getByRole('group', { name: 'Greeting (Spanish)' }));
  await app.user.click(choice.getByLabelText('Changes from the other tab or device'));
  await app.user.click(screen.getByRole('button', { name: 'Save selection' }));
  await waitFor(async () => expect((await greeting()).value).toBe('Hola.'));
});

test('what is taken back while it is being saved is taken back', async () => {
  const app = await renderApp(TEXTS, ANA);
  const before = stored().greeting.es;
  const arrived = held();
  // Answered by the provider, but late.
  provider.server.use(http.patch(`*${getSaveDraftUrl('bot_orders')}`, () => arrived.promise, { once: true }));
  await write(app, greeting(), 'Buenas tardes.');
  const status = await screen.findByText('Saving…');
  // As long as before: the page does not move at each edit.
  expect(status.textContent).toContain('Last change by');
  const box = await greeting();
  await app.user.clear(box);
  await app.user.type(box, before);
  arrived.release();
  await saved();
  await waitFor(() => expect(stored().greeting.es).toBe(before));
  expect((await greeting()).value).toBe(before);
});

test('a saving that fails says why, keeps everything, and goes through later', async () => {
  provider.server.use(refusing());
  const app = await renderApp(TEXTS, ANA);
  await write(app, greeting(), 'Buenas tardes.');
  await screen.findByText(/^Not saved: .*kept in this browser/);
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Save now' }));
  await saved();
  expect(stored().greeting.es).toBe('Buenas tardes.');
});

test('what was not saved is there after a reload, and is saved then', async () => {
  provider.server.use(refusing());
  const app = await renderApp(TEXTS, ANA);
  await write(app, greeting(), 'Buenas tardes.');
  await screen.findByText(/^Not saved: /);
  await flushDrafts();
  leavePage();
  provider.server.resetHandlers();
  tomasSaves({ texts: closes('De Tomás.') });
  await renderApp(TEXTS);
  await waitFor(async () => expect((await greeting()).value).toBe('Buenas tardes.'));
  await saved();
  expect(stored()).toMatchObject({
    greeting: { es: 'Buenas tardes.' },
    texts: { closing: { es: 'De Tomás.' } },
  });
});

test('nobody conflicts with themselves: the answer to a save is lost while somebody types on', async () => {
  const app = await renderApp(TEXTS, ANA);
  await greeting();
  loseNextAnswer(provider, getSaveDraftUrl('bot_orders'));
  await write(app, greeting(), 'Buenas.');
  await screen.findByText(/^Not saved: /);
  expect(stored().greeting.es).toBe('Buenas.');
  await app.user.type(await greeting(), ' Bienvenida.');
  await waitFor(() => expect(stored().greeting.es).toBe('Buenas. Bienvenida.'));
  await saved();
  expect(screen.queryByText(/also changed|merged/)).toBeNull();
});

test('what somebody writes while a save leaves is saved when the page is left', async () => {
  const app = await renderApp(TEXTS, ANA);
  const arrived = held();
  provider.server.use(http.patch(`*${getSaveDraftUrl('bot_orders')}`, () => arrived.promise, { once: true }));
  await write(app, greeting(), 'Buenas tardes.');
  await screen.findByText('Saving…');
  await app.user.type(await greeting(), ' Bienvenida.');
  await app.router.navigate({ href: '/en/dashboard/home' });
  await heading('Welcome, Ana Luna!');
  arrived.release();
  await waitFor(() => expect(stored().greeting.es).toBe('Buenas tardes. Bienvenida.'));
});

test('a text that is too long is told beside its field and is not sent', async () => {
  const app = await renderApp(TEXTS, ANA);
  const box = await greeting();
  await app.user.click(box);
  await app.user.paste('a'.repeat(301));
  await screen.findByText(/at most 300 characters/);
  await screen.findByText('Not saved: fix the marked field');
  expect(provider.callsOf('PATCH', '/projects/bot_orders/draft')).toHaveLength(0);
});

test('tools, channels and handoff are part of the draft; the visitor’s view is told in words', async () => {
  const app = await renderApp(`${PAGE}?tab=handoff`, ANA);
  await app.user.click(await screen.findByLabelText('The agent suggests, your team sends'));
  await screen.findByText(/Pedidos suggests an answer, and someone on your team sends it/);
  await app.user.click(screen.getByRole('tab', { name: 'Channels' }));
  await app.user.click(await screen.findByRole('switch', { name: 'Teams' }));
  await app.user.click(screen.getByRole('tab', { name: 'Tools' }));
  await app.user.click(await screen.findByRole('switch', { name: 'Allow the agent to use HubSpot' }));
  await screen.findByText(/You can allow it now/);
  await saved();
  expect(stored()).toMatchObject({
    handoff: { agentMode: 'copilot' },
    channels: ['widget', 'messenger', 'teams'],
    tools: [{ toolkit: 'shopify' }, { toolkit: 'hubspot', actions: ['find_contact'] }],
  });
  expect(app.at()).toBe(PAGE);
});
