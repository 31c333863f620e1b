import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
// Their code is there at once, where a busy machine would fetch it for long.
import '@/features/agents/agent-menu';
import '@/pages/commands';
import { WelcomeStage } from '@/api/generated/schemas';
import { PRODUCT_KEY } from '@/session/product-key';
import { secureStore } from '@/session/secure-store';
import { START_KEY } from '@/session/session';
import { LOCALES, type Locale, textsOf } from '../e2e/support/texts';
import { playProvider, signInAs } from '../support/play-provider';
import { fieldValue, heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

const ANA = 'ana@acme.example';
const NUEVO = 'nuevo@acme.example';

/** What was sent to the welcome process since the test began. */
const sent: { call: string; body: unknown }[] = [];
/** The stage at which each wish to go on found the account. */
const advancedFrom: (string | undefined)[] = [];
beforeEach(() => {
  sent.length = 0;
  advancedFrom.length = 0;
});
provider.server.events.on('request:start', async ({ request }) => {
  const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
  if (call === 'PATCH /welcome/stage/next') advancedFrom.push(stored().process.currentStage);
  if (request.method !== 'GET') sent.push({ call, body: await request.clone().json() });
});
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

function stored(accountId = 'acc_nuevo') {
  const account = provider.db.state.accounts[accountId];
  if (!account) throw new Error('the seed lacks the account');
  return account;
}

async function choose({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label });
  await user.click(field);
  await user.type(field, `${text}{Enter}`);
}

async function write({ user }: App, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}

const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

function sectionOf(title: HTMLElement): HTMLElement {
  const section = title.closest('section');
  if (!section) throw new Error('the heading stands in no section');
  return section;
}

async function tellCompany(app: App, locale: Locale): Promise<void> {
  const texts = textsOf(locale).onboarding.company;
  await heading(texts.title());
  await write(app, texts.name(), 'Bicis Sur');
  await choose(app, texts.country(), locale === 'es' ? 'España' : 'Spain');
  await choose(app, texts.timeZone(), 'Madrid');
  await press(app, texts.submit());
}

/** Takes what there is to take: a trial, or nothing where there is no plan. */
async function passThePlans(app: App, locale: Locale): Promise<void> {
  const { pricing, trial, withoutPlan } = textsOf(locale).onboarding;
  await heading(pricing.title());
  if (provider.db.state.scenario === 'bare') return press(app, withoutPlan.action());
  await press(app, /(Try .*Growth|gratis.*Crecimiento)/);
  await press(app, trial.start());
}

/** Takes no channel; a trial leaves them for later. */
async function passTheChannels(app: App, locale: Locale, always = false): Promise<void> {
  const texts = textsOf(locale).onboarding.integrations;
  if (!always && provider.db.state.scenario !== 'bare') return;
  await heading(texts.title());
  await press(app, texts.submit());
}

describe.each([
  { character: 'the ordinary provider', scenario: 'usual' },
  { character: 'the bare provider', scenario: 'bare' },
])('over $character', ({ scenario }) => {
  beforeEach(() => provider.setScenario(scenario));

  test.each(LOCALES)('somebody comes from the first sign-in to the dashboard (%s)', async (locale) => {
    const { auth, common, home } = textsOf(locale);
    const app = await renderApp(`/${locale}/login`);
    await app.user.type(await screen.findByLabelText(auth.email()), NUEVO);
    await app.user.type(screen.getByLabelText(auth.password()), DEMO_PASSWORD);
    await press(app, common.login());
    await tellCompany(app, locale);
    await passThePlans(app, locale);
    await passTheChannels(app, locale);
    await heading(home.welcome({ name: 'Nuria Vega' }));
    expect(app.at()).toBe(`/${locale}/dashboard/home`);
    expect(bodiesOf('PUT /welcome/company')).toContainEqual(
      expect.objectContaining({ company: { name: 'Bicis Sur', country: 'ES', timeZone: 'Europe/Madrid' } }),
    );
    expect(stored().process.isEnd).toBe(true);
    expect(new Set(advancedFrom).size).toBe(advancedFrom.length);
    await waitFor(() => expect(bodiesOf('POST /welcome/createBotCreator')).toHaveLength(1));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(bodiesOf('POST /welcome/createBotCreator')).toHaveLength(1);
  });

  test.each(WelcomeStage.options)('onboarding goes on from %s to its end', async (stage) => {
    const stages = WelcomeStage.options;
    const { home } = textsOf('en');
    stored().process.currentStage = stage;
    const app = await renderApp('/en/dashboard/home', { signedInAs: NUEVO });
    if (stage === 'company_settings') await tellCompany(app, 'en');
    if (stages.indexOf(stage) <= stages.indexOf('subscription_settings')) await passThePlans(app, 'en');
    if (stages.indexOf(stage) <= stages.indexOf('integrations_settings'))
      await passTheChannels(app, 'en', stage === 'integrations_settings');
    await heading(home.welcome({ name: 'Nuria Vega' }));
    expect(stored().process.isEnd).toBe(true);
    expect(new Set(advancedFrom).size).toBe(advancedFrom.length);
    expect(advancedFrom.at(-1)).toBe('admin_settings');
    await waitFor(() => expect(bodiesOf('POST /welcome/createBotCreator')).toHaveLength(1));
  });

  test('a fresh account switches its widget on; flags that nobody knows go back as they came', async () => {
    const { onboarding } = textsOf('en');
    const { process } = stored();
    process.currentStage = 'integrations_settings';
    process.settings.integrations = { enablePigeonPostChannel: true };
    provider.db.state.sentToWelcome.acc_nuevo = { enablePigeonPostChannel: true, hash: '9f2c41d0' };
    if (scenario === 'usual') process.settings.integrations.hash = '9f2c41d0';
    const app = await renderApp('/en/onboarding/integrations', { signedInAs: NUEVO });
    const widget = await screen.findByRole('switch', { name: 'Studio web widget' });
    await app.user.click(widget);
    await press(app, onboarding.integrations.submit());
    await heading('Welcome, Nuria Vega!');
    const [flags] = bodiesOf('PUT /welcome/integrations');
    expect(flags).toMatchObject({
      accountId: expect.any(String),
      enableStudioWidgetChannel: true,
      enablePigeonPostChannel: true,
      hash: '9f2c41d0',
    });
  });

  test('home greets, says how many agents there are and leads to them', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await heading('Welcome, Ana Luna!');
    expect(screen.getByText(/\b4 agents\b/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/0 of your|Invalid|undefined|NaN/);
    await screen.findByRole('heading', { name: /^(Usage|Agents in your plan)$/ });
    await app.user.click(await screen.findByRole('link', { name: 'All agents' }));
    await heading('Agents');
  });

  test('the list shows the agents, the creator apart from them, and finds and orders them', async () => {
    const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
    await screen.findByText('4 agents');
    const names = () =>
      within(screen.getByRole('table', { name: 'Your company’s agents' }))
        .getAllByRole('checkbox')
        .slice(1)
        .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
    expect(names().toSorted()).toEqual(['Citas', 'Devoluciones', 'Pedidos', 'Store guide']);
    expect(screen.getByRole('link', { name: 'Creator' })).toBeDefined();
    expect(screen.getByRole('table').textContent).not.toMatch(/Invalid|NaN|undefined/);

    await app.user.click(within(screen.getByRole('columnheader', { name: 'Agent' })).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Citas', 'Devoluciones', 'Pedidos', 'Store guide']));
    await app.user.click(within(screen.getByRole('columnheader', { name: 'Agent' })).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Store guide', 'Pedidos', 'Devoluciones', 'Citas']));

    await app.user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'PEDÍ');
    await screen.findByText('1 agent matches');
    expect(names()).toEqual(['Pedidos']);
    await press(app, 'Clear filters');
    await screen.findByText('4 agents');
  });

  test('the palette finds an agent by a few letters, and no other', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await press(app, /^Search or jump to/);
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await app.user.keyboard('cita');
    await screen.findByRole('option', { name: 'Citas' });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Pedidos' })).toBeNull());
  });

  test('a page about one agent offers them all, and an agent that is opened keeps the frame', async () => {
    const app = await renderApp('/en/dashboard/setup/agentsdetails', { signedInAs: ANA });
    await app.user.click(await screen.findByRole('link', { name: /^Pedidos/ }));
    await waitFor(() => expect(app.at()).toMatch(/\/dashboard\/agents\//));
    // What is not there is said; nothing has crashed.
    if (scenario === 'bare') await screen.findByText('Not available yet');
    else await heading('Pedidos');
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined();
  });

  test('an agent that cannot be removed is there again, and why is said', async () => {
    const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
    await screen.findByText('4 agents');
    if (scenario === 'usual') provider.setScenario('broken');
    await press(app, 'More actions for Store guide');
    await app.user.click(await screen.findByRole('menuitem', { name: /trash/i }));
    await screen.findByText(scenario === 'bare' ? 'Not available yet' : 'Something went wrong on our end');
    if (scenario === 'usual') provider.setScenario('usual');
    await screen.findByRole('link', { name: 'Store guide' });
  });

  test('what the settings save is there the next time', async () => {
    const app = await renderApp('/en/dashboard/settings?section=company', { signedInAs: ANA });
    await write(app, 'Company name', 'Acme Casa');
    await choose(app, 'Country', 'Portugal');
    await choose(app, 'Time zone', 'Lisbon');
    await press(app, 'Save company');
    await screen.findByText('Company details saved');

    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    const nobody = screen.getByRole<HTMLInputElement>('switch', {
      name: /when no one on your team is available/,
    });
    if (!nobody.checked) await app.user.click(nobody);
    await app.user.click(screen.getByRole('switch', { name: 'Your team can change who answers' }));
    await app.user.selectOptions(screen.getByLabelText('Default agent'), 'Pedidos');
    await press(app, 'Save who answers');
    await screen.findByText('Answer settings saved');

    await write(app, /^Brand voice/, 'Warm and brief.');
    await press(app, 'Save brand voice');
    await screen.findByText('Brand voice saved');

    await app.user.click(screen.getByRole('link', { name: 'Profile' }));
    await write(app, 'First name', 'Ana María');
    await press(app, 'Save profile');
    await screen.findByText('Profile saved');

    await renderApp('/en/dashboard/settings');
    await screen.findByDisplayValue('Ana María');
    const later = await renderApp('/en/dashboard/settings?section=company');
    await screen.findByRole('button', { name: 'Ana María Luna’s account' });
    expect(await screen.findByDisplayValue('Acme Casa')).toBeDefined();
    expect(fieldValue('Country')).toBe('Portugal');
    expect(fieldValue('Time zone')).toMatch(/Lisbon/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Brand voice/ }).value).toBe(
      'Warm and brief.',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Your team answers' }).checked).toBe(true);
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: /when no one on your team is available/ }).checked,
    ).toBe(true);
    expect(screen.getByRole('option', { name: 'Pedidos', selected: true })).toBeDefined();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(later.at()).toBe('/en/dashboard/settings');
  });

  test('what is said of the voice and of who answers names the default agent, where there is one', async () => {
    delete stored('acc_acme').process.settings.defaultBotKey;
    const app = await renderApp('/en/dashboard/settings?section=company', { signedInAs: ANA });
    await write(app, /^Brand voice/, 'Warm.');
    await press(app, 'Save brand voice');
    await screen.findByText('Brand voice saved');
    expect(bodiesOf('PUT /welcome/brand-voice')).toEqual([
      { accountId: expect.any(String), brandVoiceMessage: 'Warm.' },
    ]);

    const agent = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Default agent',
    });
    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    await app.user.selectOptions(agent, 'Pedidos');
    const botKey = agent.value;
    await press(app, 'Save who answers');
    await screen.findByText('Answer settings saved');
    expect(bodiesOf('PUT /welcome/ai')).toMatchObject([{ botKey, agentMode: 'human' }]);
    expect(bodiesOf('PUT /welcome/defaultBotKey')).toMatchObject([{ botKey }]);

    await write(app, /^Brand voice/, 'Warm and brief.');
    await press(app, 'Save brand voice');
    await waitFor(() =>
      expect(bodiesOf('PUT /welcome/brand-voice')[1]).toEqual({
        accountId: expect.any(String),
        botKey,
        brandVoiceMessage: 'Warm and brief.',
      }),
    );
  });

  test('who signs out leaves nothing behind', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await press(app, 'Ana Luna’s account');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(['token', PRODUCT_KEY, START_KEY].filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    await renderApp('/en/dashboard/home');
    await heading('Log in');
  });
});

test('what nobody tells of agents and of the plan is not claimed', async () => {
  provider.setScenario('bare');
  await renderApp('/en/dashboard/home', { signedInAs: ANA });
  expect(await screen.findByText('You have 4 agents.')).toBeDefined();
  const plan = await screen.findByRole('heading', { name: 'Agents in your plan' });
  await within(sectionOf(plan)).findByText('Not available yet');
  expect(screen.queryByText('You’re all caught up.')).toBeNull();

  await renderApp('/en/dashboard/agents');
  await screen.findByText('4 agents');
  const row = within(screen.getByRole('table')).getAllByRole('row')[2];
  expect(row?.textContent).toContain('–');
  expect(document.body.textContent).not.toMatch(/No channels yet|included/);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Unpublished changes' })).toBeNull();

  await renderApp('/en/dashboard/settings?section=plan');
  const usage = await screen.findByRole('heading', { name: 'Plan and usage' });
  await within(sectionOf(usage)).findByText('Not available yet');
  expect(document.body.textContent).not.toMatch(/No plan yet|included/);
});

test('where nobody tells who is signed in, the name is left out and the rest of the settings works', async () => {
  provider.setScenario('bare');
  await signInAs(ANA);
  await secureStore.clear();
  const { user } = await renderApp('/en/dashboard/settings');
  await heading('Settings');
  const profile = await screen.findByRole('heading', { name: 'Profile' });
  await within(sectionOf(profile)).findByText('Not available yet');
  await user.click(screen.getByRole('link', { name: 'Company and voice' }));
  expect(await screen.findByLabelText('Company name')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeDefined();
  await renderApp('/en/dashboard/home');
  await heading('Welcome!');
});
