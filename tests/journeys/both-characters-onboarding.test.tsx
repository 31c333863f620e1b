import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { WelcomeStage } from '@/api/generated/schemas';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { LOCALES, type Locale, textsOf } from '../e2e/support/texts';
import { CHARACTERS, playCharacters } from '../support/both-characters';
import { choose, write } from '../support/fill-in';
import { press } from '../support/missing/acts';
import { heading, renderApp } from '../support/render-app';

const { provider, stored, bodiesOf, advancedFrom } = playCharacters();

type App = Awaited<ReturnType<typeof renderApp>>;

const NUEVO = 'nuevo@acme.example';

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
  // Who has no channel switched on goes on without one.
  await app.user.click(
    await screen.findByRole('button', { name: (name) => name === texts.submit() || name === texts.skip() }),
  );
}

describe.each(CHARACTERS)('over $character', ({ scenario }) => {
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
    const widget = await screen.findByRole('switch', { name: 'Web widget' });
    // In the order, and in the words, in which they are connected later.
    const { channels, shell } = textsOf('en');
    expect(screen.getAllByRole('switch')).toEqual(
      ChannelKind.options.map((kind) =>
        screen.getByRole('switch', { name: shell.facts.channelKinds[kind]() }),
      ),
    );
    for (const kind of ChannelKind.options) screen.getByText(channels.about[kind]());
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
});
