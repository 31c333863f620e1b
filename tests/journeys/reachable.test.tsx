import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getAgentTemplatesMockHandler } from '@/api/generated/agent-creation/agent-creation.msw';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const HOME = '/en/dashboard/home';
const CITAS = '/en/dashboard/agents/bot_appointments';

/** The channels that Acme has switched on. */
function flags() {
  const settings = provider.db.state.accounts.acc_acme?.process.settings;
  if (!settings) throw new Error('the seed lacks the account');
  settings.integrations ??= {};
  return settings.integrations;
}
function switchAllOff(): void {
  for (const flag of Object.keys(flags())) flags()[flag] = false;
}

beforeEach(() => {
  provider.db.state.tests = {};
});

test('home counts the agents that visitors can reach, and what is missing stays to be done', async () => {
  await renderApp(HOME, { signedInAs: ANA });
  await screen.findByText('2 of 4 agents are live.');
  expect(screen.queryByText('Connect a channel')).toBeNull();

  switchAllOff();
  const { user } = await renderApp(HOME);
  await screen.findByText('Visitors can’t reach any agent yet.');
  await screen.findByText('Devoluciones is live, but none of its channels is connected');
  const said = await screen.findByText('Pedidos is live, but none of its channels is connected');
  const row = said.closest('li') ?? document.body;
  await user.click(within(row).getByRole('link', { name: 'Connect a channel' }));
  await heading('Pedidos');
  expect((await screen.findByRole('tab', { name: 'Channels' })).getAttribute('aria-selected')).toBe('true');
});

test('of many agents that nobody reaches home tells the number, with the way to the channels', async () => {
  switchAllOff();
  const { agents } = provider.db.state;
  const stored = agents.bot_orders;
  if (!stored) throw new Error('the seed lacks the agent');
  for (const n of [1, 2, 3]) {
    const botKey = `bot_more_${n}`;
    agents[botKey] = structuredClone({ ...stored, agent: { ...stored.agent, botKey } });
  }
  const { user } = await renderApp(HOME, { signedInAs: ANA });
  const said = await screen.findByText(
    'Visitors can’t reach 5 live agents: none of their channels is connected',
  );
  await user.click(
    within(said.closest('li') ?? document.body).getByRole('link', { name: 'Connect a channel' }),
  );
  await heading('Channels');
});

test('with one agent only the next step leads into it, to what publishes it', async () => {
  const { agents } = provider.db.state;
  const { bot_appointments: only } = agents;
  if (!only) throw new Error('the seed lacks the agent');
  provider.db.state.agents = { bot_appointments: only };
  const { user } = await renderApp(HOME, { signedInAs: ANA });
  await user.click(await screen.findByRole('link', { name: 'Publish your agent' }));
  await screen.findByRole('dialog', { name: /^Publish/ });
});

test('without an agent there is none to publish or to connect: those steps wait', async () => {
  provider.db.state.agents = {};
  switchAllOff();
  await renderApp(HOME, { signedInAs: ANA });
  await screen.findByRole('link', { name: 'Create agent' });
  await screen.findByText('Publish your agent');
  expect(screen.queryByRole('link', { name: /Publish your agent|Connect a channel|New agent/ })).toBeNull();
});

test('before the first agent home leads to one from a template', async () => {
  provider.db.state.agents = {};
  const app = await renderApp(HOME, { signedInAs: ANA });
  const templates = await screen.findByRole('region', { name: 'Start from a template' });
  const first = await within(templates).findByRole('link', { name: 'Returns' });
  await app.user.click(first);
  await screen.findByRole('heading', { level: 1, name: /^New agent/ });
});

test('without a template to show home keeps the step that needs none', async () => {
  provider.db.state.agents = {};
  let asked = 0;
  provider.server.use(
    getAgentTemplatesMockHandler(() => {
      asked += 1;
      return { items: [], total: 0 };
    }),
  );
  await renderApp(HOME, { signedInAs: ANA });
  await screen.findByRole('link', { name: 'Create agent' });
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Start from a template' })).toBeNull());
});

test('a check leads to the channel that is off, where it is switched on; then the agent can be reached', async () => {
  switchAllOff();
  const agent = provider.db.state.agents.bot_appointments?.agent;
  if (agent) agent.draft.content.channels = ['widget'];
  const app = await renderApp(CITAS, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  const off = 'Web widget takes no messages yet: visitors can’t reach the agent.';
  await app.user.click(await screen.findByRole('button', { name: `Fix: ${off}` }));
  const channel = await screen.findByRole('switch', { name: /Web widget/ });
  await waitFor(() => expect(document.activeElement).toBe(channel));
  await app.user.click(await screen.findByRole('link', { name: 'See Web widget in Channels' }));
  await app.user.click(await screen.findByRole('button', { name: 'Switch Web widget on' }));
  await waitFor(() => expect(Object.entries(flags()).filter(([, on]) => on)).toHaveLength(1));

  await renderApp(CITAS);
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText(/All good: .*channels/);
});

test.each([
  [['widget'], 'No visitor can reach it yet: none of its channels takes messages.', 'Switch on Web widget'],
  [[], 'No visitor can reach it yet: it’s on no channel.', 'Choose a channel'],
] as const)('published on %j, it says that nobody reaches it', async (channels, words, link) => {
  switchAllOff();
  const agent = provider.db.state.agents.bot_appointments?.agent;
  if (agent) agent.draft.content.channels = [...channels];
  const { user } = await renderApp(CITAS, { signedInAs: ANA });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const sheet = await screen.findByRole('dialog', { name: /^Publish/ });
  const button = within(sheet).getByRole('button', { name: 'Publish now' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
  await within(sheet).findByText(words);
  within(sheet).getByRole('link', { name: link });
  expect(within(sheet).queryByText(/Visitors can now talk/)).toBeNull();
});

test('a widget that no page shows yet reaches nobody: the check, the answer and home say so', async () => {
  const { acc_acme } = provider.db.state.channels;
  if (acc_acme) delete acc_acme.widget;
  const agent = provider.db.state.agents.bot_appointments?.agent;
  if (agent) agent.draft.content.channels = ['widget'];
  const { user, href } = await renderApp(CITAS, { signedInAs: ANA });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  await sheet.findByText('Web widget takes no messages yet: visitors can’t reach the agent.');
  const button = sheet.getByRole('button', { name: 'Publish now' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
  await sheet.findByText('No visitor can reach it yet: none of its channels takes messages.');
  expect(sheet.queryByText(/Visitors reach it on/)).toBeNull();
  await user.click(sheet.getByRole('link', { name: 'Set up Web widget' }));
  await waitFor(() => expect(href()).toContain('/channels?view=widget'));
  await renderApp(HOME);
  await screen.findByText('Citas is live, but none of its channels is connected');
});

test('a channel that only the draft has does not make the live version reachable there', async () => {
  const devoluciones = provider.db.state.agents.bot_returns?.agent;
  if (devoluciones) devoluciones.channels = [];
  const app = await renderApp('/en/dashboard/agents/bot_returns?tab=channels', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('switch', { name: /Messenger/ }));
  await waitFor(() =>
    expect(provider.db.state.agents.bot_returns?.agent.draft.content.channels).toContain('messenger'),
  );
  await renderApp('/en/dashboard/agents');
  const row = (await screen.findByRole('link', { name: 'Devoluciones' })).closest('tr');
  await within(row ?? document.body).findByText('Live, no channel');
});

test('an agent that is live on no channel is not called live', async () => {
  const orders = provider.db.state.agents.bot_orders?.agent;
  if (orders) orders.channels = [];
  await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await screen.findByText('Live, no channel');
});

test('an agent whose only channel is switched off says so in the list, as soon as it is', async () => {
  const returns = provider.db.state.agents.bot_returns?.agent;
  if (returns) returns.channels = ['widget'];
  const { user } = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  const row = async () =>
    within((await screen.findByRole('link', { name: 'Devoluciones' })).closest('tr') ?? document.body);
  (await row()).getByText('Live');
  expect(screen.queryByText('Live, not connected')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Channels' }));
  await user.click(await screen.findByRole('button', { name: 'More for Web widget' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));
  await screen.findByRole('button', { name: 'Switch Web widget on' });
  await user.click(screen.getByRole('link', { name: 'Agents' }));
  await (await row()).findByText('Live, not connected');
});

test('what was never published has no unpublished changes: it isn’t published yet', async () => {
  await renderApp(HOME, { signedInAs: ANA });
  await screen.findByText('Citas isn’t published yet');
  await screen.findByText('Devoluciones has unpublished changes');
});
