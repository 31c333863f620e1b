import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { CustomHeaders } from '@/api/custom-headers';
import { textsOf } from '../e2e/support/texts';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, renderApp } from '../support/render-app';
import { switchOff } from '../support/switched-off';

const provider = playProvider();
const ANA = { signedInAs: 'ana@acme.example' };

const NAMES: readonly (keyof CustomHeaders)[] = ['Idempotency-Key', 'If-Match', 'Last-Event-ID'];
const seen = new Set<string>();
beforeEach(() => seen.clear());
provider.server.events.on('request:start', ({ request }) => {
  for (const name of NAMES) if (request.headers.has(name)) seen.add(name);
});

type App = Awaited<ReturnType<typeof renderApp>>;
const click = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const noQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull();

function storedAgent(botKey: string) {
  const agent = provider.db.state.agents[botKey]?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  return agent;
}

/** Another person saves a greeting. */
function tomasSaves(botKey: string, es: string): void {
  const agent = storedAgent(botKey);
  const { content } = agent.draft;
  agent.draft = {
    revision: provider.db.id('rev'),
    savedAt: provider.db.iso(),
    savedBy: 'Tomás',
    content: { ...content, greeting: { ...content.greeting, es } },
  };
}

/** Asks for an answer whose connection breaks in the middle, and waits for its last words. */
async function breakAnswer({ user }: App) {
  const thread = within(await screen.findByRole('log', { name: 'Conversación con Devoluciones' }));
  await thread.findByText('El reembolso llega en 5 días laborables.');
  await user.type(await screen.findByLabelText('Tu mensaje'), '/corte{Enter}');
  await thread.findByText(/no hay que imprimir nada\./);
  return thread;
}

test('with all of them on, each of them is sent', async () => {
  const app = await renderApp('/es/dashboard/agents/bot_returns/test-agent', ANA);
  await breakAnswer(app);
  expect([...seen]).toEqual(['Last-Event-ID']);
  const draft = await renderApp('/en/dashboard/agents/bot_orders?tab=texts');
  await draft.user.type(await screen.findByLabelText('Greeting, Spanish'), '!');
  await screen.findByText(/^Draft saved/);
  const form = await renderApp('/en/dashboard/setup/create-new-agent?way=blank');
  await fillInAgent(form);
  await click(form, 'Create agent');
  await heading('Tartas');
  expect([...seen].sort()).toEqual([...NAMES]);
});

const ACCOUNT = [
  ['First name', 'Clara'],
  ['Email', 'clara@soto.example'],
  ['Password', 'Madera-2026'],
  ['Repeat password', 'Madera-2026'],
] as const;

test('an account that may be open is not opened again unasked; Cancel keeps what was typed', async () => {
  switchOff('Idempotency-Key');
  loseNextAnswer(provider, '/auth/register');
  const app = await renderApp('/en/onboarding/register');
  await screen.findByLabelText('First name');
  for (const [label, text] of ACCOUNT) await app.user.type(screen.getByLabelText(label), text);
  const sent = () => provider.callsOf('POST', '/auth/register').length;
  await click(app, 'Create account');
  await screen.findByText('Can’t connect');
  noQuestion();

  await click(app, 'Create account');
  const asked = await question('Create the account again?');
  asked.getByText(/^Your last attempt may have gone through\./);
  await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(noQuestion);
  await screen.findByText('Can’t connect');
  expect(sent()).toBe(1);
  for (const [label, text] of ACCOUNT) expect(fieldValue(label)).toBe(text);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create account' }));

  await click(app, 'Create account');
  const again = await question('Create the account again?');
  await app.user.click(again.getByRole('button', { name: 'Create again' }));
  // The account was open indeed.
  await screen.findByText(/^This email already has an account\./);
  expect(sent()).toBe(2);
  expect([...seen]).toEqual([]);
});

test('a refusal leaves nothing open: the next attempt is sent without a question', async () => {
  switchOff('Idempotency-Key');
  const app = await renderApp('/en/onboarding/register');
  await screen.findByLabelText('First name');
  for (const [label, text] of ACCOUNT)
    await app.user.type(screen.getByLabelText(label), label === 'Email' ? 'ana@acme.example' : text);
  await click(app, 'Create account');
  await screen.findByText(/^This email already has an account\./);
  await click(app, 'Create account');
  await waitFor(() => expect(provider.callsOf('POST', '/auth/register')).toHaveLength(2));
  noQuestion();
});

async function fillInAgent({ user }: App): Promise<void> {
  await user.type(await screen.findByLabelText('Name'), 'Tartas');
  await user.type(screen.getByLabelText('Instructions'), 'Talk about our cakes.');
}

const agentsNamed = (name: string) =>
  Object.values(provider.db.state.agents).filter(({ agent }) => agent.name === name).length;

test.each([
  ['the network', () => HttpResponse.error()],
  ['a provider in trouble', () => HttpResponse.json({ message: 'no' }, { status: 503 })],
])('an agent is created again only by who says so, after %s', async (_, answer) => {
  switchOff('Idempotency-Key');
  provider.server.use(http.post('*/api/v1/projects', answer, { once: true }));
  const app = await renderApp('/en/dashboard/setup/create-new-agent?way=blank', ANA);
  await fillInAgent(app);
  await click(app, 'Create agent');
  await screen.findByRole('alert');
  await click(app, 'Create agent');
  const asked = await question('Create the agent again?');
  expect(agentsNamed('Tartas')).toBe(0);
  await app.user.click(asked.getByRole('button', { name: 'Create again' }));
  await heading('Tartas');
  expect(agentsNamed('Tartas')).toBe(1);
  expect([...seen]).toEqual([]);
});

test('who leaves the page is not asked any more', async () => {
  switchOff('Idempotency-Key');
  provider.server.use(http.post('*/api/v1/projects', () => HttpResponse.error(), { once: true }));
  const app = await renderApp('/en/dashboard/setup/create-new-agent?way=blank', ANA);
  await fillInAgent(app);
  await click(app, 'Create agent');
  await screen.findByRole('alert');
  await click(app, 'Create agent');
  await question('Create the agent again?');
  await app.router.navigate({ to: '/{-$locale}/dashboard/home', params: { locale: 'en' } });
  await waitFor(noQuestion);
  expect(provider.callsOf('POST', '/projects')).toHaveLength(1);
});

test('with money the question says, in Spanish too, that the card may have been charged', async () => {
  switchOff('Idempotency-Key');
  const SUBSCRIPTION = '/accounts/acc_nuevo/subscription';
  const account = provider.db.state.accounts.acc_nuevo;
  if (!account) throw new Error('the seed lacks the new account');
  const company = { name: 'Café Vega', country: 'ES', timeZone: 'Europe/Madrid' };
  account.process = { settings: { company }, currentStage: 'subscription_settings', isEnd: false };
  const app = await renderApp('/es/onboarding/subscriptionpay?plan=plan_growth&period=month', {
    signedInAs: 'nuevo@acme.example',
  });
  const pay = async () => app.user.click(await screen.findByRole('button', { name: /^Pagar .*ahora$/ }));
  await screen.findByRole('button', { name: /^Pagar .*ahora$/ });
  loseNextAnswer(provider, SUBSCRIPTION);
  provider.server.use(http.get('*/api/v1/welcome/account/acc_nuevo', () => HttpResponse.error()));
  await pay();
  await screen.findByText(textsOf('es').failures.network.title());
  await app.user.click(screen.getByRole('radio', { name: /Pide verificación/ }));
  await pay();
  const asked = await question('¿Pagar otra vez?');
  asked.getByText(/ya se haya hecho el cargo en tu tarjeta\. Antes, comprueba tu plan/);
  await app.user.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(noQuestion);
  expect(provider.callsOf('POST', SUBSCRIPTION)).toHaveLength(1);
  expect(provider.db.state.charges).toHaveLength(1);
});

test('a draft that may be published is published again from the sheet only by who says so', async () => {
  switchOff('Idempotency-Key', 'If-Match');
  provider.db.state.tests = {};
  const app = await renderApp('/en/dashboard/agents/bot_returns', ANA);
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  const ready = () =>
    waitFor(() => {
      const button = sheet.getByRole('button', { name: 'Publish now' });
      expect(button.getAttribute('aria-disabled')).toBeNull();
      return button;
    });
  const button = await ready();
  await app.user.type(sheet.getByLabelText('Release notes (optional)'), '30 days');
  loseNextAnswer(provider, '/projects/bot_returns/versions');
  await app.user.click(button);
  await sheet.findByText('Can’t connect');
  await app.user.click(await ready());
  await question('Publish again?');
  await app.user.tab();
  await app.user.keyboard('{Escape}');
  await waitFor(noQuestion);
  expect(fieldValue('Release notes (optional)')).toBe('30 days');
  expect(provider.callsOf('POST', '/projects/bot_returns/versions')).toHaveLength(1);
  await app.user.click(await ready());
  const again = await question('Publish again?');
  await app.user.click(again.getByRole('button', { name: 'Publish again' }));
  // It was published indeed, and the provider says so.
  await sheet.findByText('No changes: this draft is already published.');
  expect(provider.db.state.versions.bot_returns).toHaveLength(3);
  expect([...seen]).toEqual([]);
});

const greeting = () => screen.findByLabelText<HTMLTextAreaElement>('Greeting, Spanish');

test('without If-Match nobody’s change is overwritten unasked', async () => {
  switchOff('If-Match');
  const app = await renderApp('/en/dashboard/agents/bot_orders?tab=texts', ANA);
  await greeting();
  tomasSaves('bot_orders', 'Hola de Tomás.');
  await app.user.clear(await greeting());
  await app.user.type(await greeting(), 'Hola de Ana.');
  await screen.findByText(/^Tomás also changed what you changed, /);
  expect(storedAgent('bot_orders').draft.content.greeting.es).toBe('Hola de Tomás.');
  expect(provider.callsOf('PATCH', '/projects/bot_orders/draft')).toHaveLength(0);
  await app.user.click(screen.getByRole('button', { name: 'Save selection' }));
  await screen.findByText(/^Draft saved/);
  expect(storedAgent('bot_orders').draft.content.greeting.es).toBe('Hola de Ana.');
  expect([...seen]).toEqual([]);
});

test('without If-Match different fields are put together', async () => {
  switchOff('If-Match');
  const app = await renderApp('/en/dashboard/agents/bot_orders', ANA);
  const purpose = await screen.findByLabelText('Purpose, Spanish');
  tomasSaves('bot_orders', 'Hola de Tomás.');
  await app.user.clear(purpose);
  await app.user.type(purpose, 'Sigue los pedidos.');
  await screen.findByText(/Tomás saved this draft at .* merged/);
  await waitFor(() =>
    expect(storedAgent('bot_orders').draft.content).toMatchObject({
      greeting: { es: 'Hola de Tomás.' },
      summary: { es: 'Sigue los pedidos.' },
    }),
  );
});

test('without Last-Event-ID a broken answer goes on: no word twice, none missing', async () => {
  switchOff('Last-Event-ID');
  const app = await renderApp('/es/dashboard/agents/bot_returns/test-agent', ANA);
  const thread = await breakAnswer(app);
  await waitFor(() => expect(screen.queryByText(/Recuperando el resto/)).toBeNull());
  const answer = Object.values(provider.db.state.conversations)
    .flatMap(({ conversation }) => conversation.messages)
    .findLast(({ text }) => /no hay que imprimir nada\./.test(text));
  expect(answer?.text).toBeDefined();
  await thread.findByText(answer?.text ?? '');
  expect([...seen]).toEqual([]);
});
