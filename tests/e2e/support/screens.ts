import type { Page, Route } from '@playwright/test';
import { EMAIL_SENTINELS } from '../../../mocks/sentinels';
import { contentSecurityPolicy } from '../../../scripts/security-headers';
import { BotDetail } from '../../../src/api/generated/schemas/botDetail.zod';
import { png, SVG } from '../../support/pictures';
import { ANA, NUEVO, TRIAL } from './accounts';
import { answer, type Json, patch } from './played-answers';
import { untilDrawn } from './sign-in';
import { CARD_NUMBERS, STAND_IN_KEY, standInForStripe, typeCard } from './stand-in-stripe';
import { type Locale, wordsOf } from './words';

/** One screen or state of the product: who sees it, and where; the locale goes before the path. */
export type Screen = {
  name: string;
  path: string;
  account?: string;
  /** What the provider has to say for this state to be there; before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What a person does on the open page to reach the state. */
  act?: (page: Page, locale: Locale) => Promise<void>;
};

const PROCESS = '**/api/v1/welcome/account/*';
const ACCOUNT = /\/api\/v1\/accounts\/[^/]+$/;
const JOB = '**/api/v1/jobs/*';

const COMPANY = { name: 'Café Vega', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' };
const DAY_SECONDS = 24 * 60 * 60;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const atStage =
  (currentStage: string, isEnd = false) =>
  (page: Page) =>
    answer(page, PROCESS, { settings: { company: COMPANY }, currentStage, isEnd });

const working =
  (kind: string, phases: readonly string[], failed = false) =>
  async (page: Page) => {
    if (kind !== 'bot_creation') await atStage('subscription_settings')(page);
    await answer(page, JOB, {
      jobId: 'job_1',
      kind,
      phases,
      status: failed ? 'failed' : 'running',
      phase: phases[2] ?? '',
      progress: 0.6,
      result: null,
      error: failed ? { message: 'It failed', code: 'WORKSPACE_FAILED', reference: 'ref_7a51' } : null,
    });
  };

const TRIAL_PHASES = ['account', 'plan', 'workspace', 'done'];
const PAID_PHASES = ['payment', 'plan', 'workspace', 'done'];
const BOT_PHASES = ['draft', 'instructions', 'knowledge', 'ready'];

/** The trial's first day, onboarding over: what Nuevo's account is after the journey. */
async function justBegun(page: Page): Promise<void> {
  await atStage('admin_settings', true)(page);
  const trialEnd = Math.floor(Date.now() / 1000) + 14 * DAY_SECONDS;
  await patch(page, ACCOUNT, (account: Json) => ({
    ...account,
    infoCompany: COMPANY,
    welcomeIsEnd: true,
    subscription: {
      statusValue: 'trialing',
      status: true,
      subscriptionRequired: true,
      planId: 'plan_growth',
      metadata: {
        trial_end: trialEnd,
        subscriptions: [{ customer: { id: 'cus_1' }, trial_end: trialEnd, pending_setup_intent: null }],
      },
    },
  }));
}

/** The browser, opened again so long after somebody was last active. */
async function sleepSince(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((slept) => {
    const pointer: unknown = JSON.parse(localStorage.getItem('agent-dashboard') ?? 'null');
    if (pointer) {
      const activeAt = Date.now() - slept;
      localStorage.setItem('agent-dashboard', JSON.stringify({ ...pointer, activeAt }));
    }
  }, milliseconds);
}

const failing = (url: string | RegExp) => (page: Page) =>
  answer(page, url, { message: 'It failed', code: 'BROKEN', reference: 'ref_5e11' }, 500);

/** Sixty agents, of which the second page cannot be fetched. */
async function severalPages(page: Page): Promise<void> {
  await answer(page, /\/projects\?.*cursor=50/, { message: 'No', code: 'FORBIDDEN' }, 403);
  await patch(page, /\/projects\?accountId=[a-z_]+$/, (list) => {
    const items: unknown[] = Array.isArray(list.items) ? list.items : [];
    const bots = items.filter((item) => typeof item === 'object' && item !== null);
    const fifty = Array.from({ length: 50 }, (_, at) => ({
      ...bots[at % bots.length],
      botKey: `bot_copy-${at}`,
    }));
    return { ...list, items: fifty, total: 60, nextCursor: '50' };
  });
}

const withWord = (name: string, path: string, account = ANA): Screen => ({ name, path, account });

async function ask(page: Page, locale: Locale, question: string): Promise<void> {
  const words = wordsOf(locale).testChat;
  const composer = page.getByRole('textbox', { name: words.compose() });
  await composer.fill(question);
  await composer.press('Enter');
  await page.getByRole('button', { name: words.stop() }).waitFor();
  await page.getByRole('button', { name: words.send() }).waitFor();
}

/** The host of uploads is our own origin here, which every policy allows; `sent` says what becomes of the file. */
const uploading = (sent: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route('**/auth/generate-presigned-url', (route) => {
    const { origin } = new URL(route.request().url());
    return route.fulfill({
      json: {
        uploadUrl: `${origin}/held/me.png`,
        publicUrl: `${origin}/held/me.png`,
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
      },
    });
  });
  await page.route('**/held/me.png', sent);
};

const choosing = (content: Buffer, seen: 'progressbar' | 'alert') => async (page: Page) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: content };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole(seen).waitFor();
};

async function registerAs(page: Page, locale: Locale, email: string): Promise<void> {
  await page.locator('input[name="name"]').fill('Clara');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('Madera-2026');
  await page.locator('input[name="confirmPassword"]').fill('Madera-2026');
  await page.getByRole('button', { name: wordsOf(locale).register.submit() }).click();
  await page.locator('input[aria-invalid="true"], [role="alert"]').first().waitFor();
}

async function askForLink(page: Page, locale: Locale, email: string): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.getByRole('button', { name: wordsOf(locale).recovery.submit() }).click();
}

async function toEmailSent(page: Page, locale: Locale): Promise<void> {
  // An address of its own each time: the provider takes one only so often.
  await askForLink(page, locale, `a${Date.now()}@acme.example`);
  await page.getByRole('heading', { name: wordsOf(locale).recovery.sent.title() }).waitFor();
}

const validLink = (page: Page) =>
  answer(page, '**/api/v1/auth/password-reset-links/state', {
    state: 'valid',
    maskedEmail: 'a•••@acme.example',
  });

/** A callback as the consent page's choice leaves it: the provider's own page is opened on the way. */
const comeBack = (choice: string) => async (page: Page, locale: Locale) => {
  await page
    .getByRole('button', { name: wordsOf(locale).oauth.continueWith({ provider: 'Google' }) })
    .click();
  await page.waitForURL('**/played/consent/google**');
  await page.getByRole('link', { name: choice }).click();
  await page.waitForURL('**/oauth/google');
  await untilDrawn(page);
};

const callback = (name: string, choice: string): Screen => ({ name, path: '/login', act: comeBack(choice) });

const DUE = {
  planId: 'plan_growth',
  period: 'month',
  currency: 'EUR',
  lines: [
    { kind: 'plan', amount: 49 },
    { kind: 'tax', amount: 10.29, percent: 21 },
  ],
  total: 59.29,
  renewsAt: '2026-12-20T16:45:00Z',
};

/** At the payment, with Stripe answered for and the policy opened to it as a configured server does. */
async function payable(page: Page): Promise<void> {
  await standInForStripe(page);
  await page.route(/\/onboarding\/subscriptionpay/, async (route) => {
    const response = await route.fetch();
    const policy = contentSecurityPolicy({ connect: [], images: [], stripe: true });
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await answer(page, '**/config.json', { stripePublishableKey: STAND_IN_KEY });
  await answer(page, '**/api/v1/accounts/*/due-today**', DUE);
  await answer(page, '**/api/v1/accounts/*/payment-setups', {
    setupIntent: 'seti_1',
    clientSecret: 'seti_1_secret_1',
  });
  await atStage('subscription_settings')(page);
}

/** A payment that ends in this refusal. */
const refusedWith = (code: string): Pick<Screen, 'before' | 'act'> => ({
  before: async (page) => {
    await payable(page);
    await answer(page, '**/api/v1/accounts/*/subscription', { message: 'Refused', code }, 402);
  },
  act: async (page) => {
    await typeCard(page, CARD_NUMBERS.declined);
    await page.locator('form button[type="submit"]').click();
    await page.getByRole('alert').waitFor();
  },
});

async function openPublish(page: Page, locale: Locale): Promise<void> {
  const words = wordsOf(locale).versions;
  await page.getByRole('button', { name: words.publish(), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: words.readiness.title() }).waitFor();
  // What is checked and what changes have both arrived.
  await sheet.locator('.skeleton-block').first().waitFor({ state: 'detached' });
  // The tests have run.
  await sheet.getByText(wordsOf(locale).agentTests.gate.changed({ n: 2 })).waitFor();
}

/** The agent with a block that says something else than another one, and one that nobody wrote. */
function contradicting(bot: Json): Json {
  const { draft, ...rest } = BotDetail.parse(bot);
  const [first, ...others] = draft.content.instructions;
  const said = {
    blockId: 'blk_said',
    kind: 'rules',
    texts: {
      en: 'Returns are free within 14 days. Never ask for the order number. Look for the visit in Google Calendar.',
      es: 'Las devoluciones son gratis durante 14 días. Nunca pidas el número de pedido.',
    },
    enabled: true,
  };
  const empty = { ...said, blockId: 'blk_empty', texts: { en: '', es: '' } };
  const instructions = [...(first ? [first] : []), ...others, said, empty];
  return { ...rest, draft: { ...draft, content: { ...draft.content, instructions } } };
}

const START = '**/api/v1/auth/oauth/google/start';
const EXCHANGE = '**/api/v1/auth/oauth/google/callback';

/** A document whose tools are only partly known. */
const BROUGHT = {
  format: 'agent/1',
  name: 'Guía de la tienda',
  content: {
    summary: { en: 'Helps visitors of the Lisbon store.', es: 'Ayuda a quien visita la tienda de Lisboa.' },
    greeting: { en: 'Hello! How can I help you at the store?', es: '¡Hola! ¿En qué te ayudo?' },
    language: 'en',
    instructions: [
      {
        blockId: 'blk_store-2',
        kind: 'rules',
        texts: { en: 'The store opens every day from 10:00 to 22:00.', es: 'La tienda abre de 10 a 22 h.' },
        enabled: true,
      },
    ],
    knowledge: [],
    tools: [{ toolkit: 'rocket', actions: ['launch'] }],
    channels: ['instagram', 'whatsapp'],
    handoff: {
      agentMode: 'autopilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: false,
    },
  },
};

const bringing = (document: object) => async (page: Page, locale: Locale) => {
  const words = wordsOf(locale).creation.import;
  const buffer = Buffer.from(JSON.stringify(document));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'guia.agent.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: words.check() }).click();
  await page.getByRole('list', { name: words.problems() }).waitFor();
};

/** Every screen, for `npm run screenshots` and for the tests that walk through all of them. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-wrong-pair',
    path: '/login',
    act: async (page, locale) => {
      const words = wordsOf(locale);
      await page.locator('input[type="email"]').fill(ANA);
      await page.locator('input[type="password"]').fill('not-the-one');
      await page.getByRole('button', { name: words.common.login() }).click();
      await page.getByText(words.auth.wrongPair()).waitFor();
    },
  },
  {
    name: 'login-nothing-filled-in',
    path: '/login',
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).common.login() }).click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'login-google-fails',
    path: '/login',
    before: failing(START),
    act: async (page, locale) => {
      await page
        .getByRole('button', { name: wordsOf(locale).oauth.continueWith({ provider: 'Google' }) })
        .click();
      await page.getByRole('alert').waitFor();
    },
  },
  callback('oauth-cancelled', 'access_denied'),
  callback('oauth-account-exists', 'Tomás'),
  callback('oauth-foreign', ' state'),
  callback('oauth-down', 'IDENTITY_PROVIDER_DOWN'),
  callback('oauth-refused', 'error_description'),
  { name: 'oauth-missing', path: '/oauth/microsoft' },
  {
    name: 'oauth-fails',
    path: '/login',
    before: failing(EXCHANGE),
    act: comeBack('Ana Luna'),
  },
  {
    name: 'oauth-working',
    path: '/login',
    // What the HTML itself shows: the product's code never arrives.
    act: async (page, locale) => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`/${locale}/oauth/google`);
      await page.getByRole('heading', { name: wordsOf(locale).oauth.working.title() }).waitFor();
    },
  },
  { name: 'register', path: '/onboarding/register' },
  {
    name: 'register-typing',
    path: '/onboarding/register',
    act: async (page) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.locator('input[name="confirmPassword"]').fill('Madera-20');
    },
  },
  {
    name: 'register-nothing-filled-in',
    path: '/onboarding/register',
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).register.submit() }).click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'register-taken',
    path: '/onboarding/register',
    act: (page, locale) => registerAs(page, locale, ANA),
  },
  {
    name: 'register-fails',
    path: '/onboarding/register',
    act: (page, locale) => registerAs(page, locale, EMAIL_SENTINELS.broken),
  },
  { name: 'password-recovery', path: '/passwordrecovery' },
  {
    name: 'password-recovery-too-soon',
    path: '/passwordrecovery',
    act: async (page, locale) => {
      await askForLink(page, locale, EMAIL_SENTINELS.tooMany);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'email-sent', path: '/passwordrecovery', act: toEmailSent },
  { name: 'email-sent-lost', path: '/sendemail' },
  {
    name: 'send-again',
    path: '/passwordrecovery',
    act: async (page, locale) => {
      await toEmailSent(page, locale);
      await page.getByRole('link', { name: wordsOf(locale).recovery.sent.again() }).click();
      await page.getByRole('heading', { name: wordsOf(locale).recovery.again.title() }).waitFor();
    },
  },
  { name: 'reset-password', path: '/user/reset-password?token=rst_valid', before: validLink },
  {
    name: 'reset-password-not-the-same',
    path: '/user/reset-password?token=rst_valid',
    before: validLink,
    act: async (page, locale) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.getByRole('button', { name: wordsOf(locale).recovery.reset.submit() }).click();
      await page.locator('input[aria-invalid="true"]').waitFor();
    },
  },
  { name: 'reset-password-expired', path: '/user/reset-password?token=rst_expired' },
  { name: 'reset-password-used', path: '/user/reset-password?token=rst_used' },
  { name: 'reset-password-unknown', path: '/user/reset-password?token=rst_unknown' },
  {
    name: 'reset-password-fails',
    path: '/user/reset-password?token=rst_valid',
    before: failing('**/api/v1/auth/password-reset-links/state'),
  },
  {
    name: 'password-changed',
    path: '/user/reset-password?token=rst_valid',
    before: async (page) => {
      await validLink(page);
      await answer(page, '**/api/v1/auth/password', { email: ANA });
    },
    act: async (page, locale) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.locator('input[name="confirmPassword"]').fill('Madera-2026');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: wordsOf(locale).recovery.changed.title() }).waitFor();
    },
  },
  { name: 'tool-is-connected', path: '/toolisconnected' },
  {
    name: 'tool-is-connected-stays',
    path: '/toolisconnected',
    before: async (page) => {
      await page.addInitScript(() => Reflect.set(window, 'close', () => undefined));
    },
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).toolConnected.close() }).click();
      await page.getByText(wordsOf(locale).toolConnected.stays()).waitFor();
    },
  },
  { name: 'company-settings-anonymous', path: '/onboarding/company_settings' },
  { name: 'company-settings', path: '/onboarding/company_settings', account: NUEVO },
  {
    name: 'company-settings-choosing',
    path: '/onboarding/company_settings',
    account: NUEVO,
    act: async (page, locale) => {
      await page.getByRole('combobox', { name: wordsOf(locale).onboarding.company.country() }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'company-settings-voice',
    path: '/onboarding/company_settings',
    account: NUEVO,
    before: async (page) => {
      // Nothing of it is saved: other screens share the account.
      await answer(page, '**/api/v1/welcome/brand-voice', {
        settings: { brandVoiceMessage: 'cercana, breve' },
        currentStage: 'company_settings',
        isEnd: false,
      });
      await answer(page, '**/api/v1/welcome/generateVoice', {
        brandVoiceMessage: 'Hablamos de tú, con frases cortas. Primero la solución, luego la explicación.',
      });
    },
    act: async (page, locale) => {
      const words = wordsOf(locale).company.voice;
      await page.getByRole('textbox', { name: words.label() }).fill('cercana, breve');
      await page.getByRole('button', { name: words.generate() }).click();
      await page.getByRole('region', { name: words.proposal() }).waitFor();
    },
  },
  {
    name: 'company-settings-not-saved',
    path: '/onboarding/company_settings',
    account: NUEVO,
    before: failing('**/api/v1/welcome/brand-voice'),
    act: async (page, locale) => {
      const words = wordsOf(locale).company;
      await page.getByRole('textbox', { name: words.voice.label() }).fill('cercana, breve');
      await page.getByRole('button', { name: words.saving.retry() }).waitFor();
    },
  },
  { name: 'pricing', path: '/onboarding/pricing', account: NUEVO, before: atStage('subscription_settings') },
  {
    name: 'pricing-not-finished',
    path: '/onboarding/pricing',
    account: NUEVO,
    before: async (page) => {
      await working('subscription_start', PAID_PHASES, true)(page);
      const settings = { company: COMPANY, jobId: 'job_1' };
      await answer(page, PROCESS, { settings, currentStage: 'subscription_settings', isEnd: false });
    },
  },
  {
    name: 'pricing-by-year',
    path: '/onboarding/pricing',
    account: NUEVO,
    before: atStage('subscription_settings'),
    act: async (page, locale) => {
      await page.getByText(wordsOf(locale).onboarding.pricing.year(), { exact: true }).click();
    },
  },
  {
    name: 'free-trial',
    path: '/onboarding/freetrial?plan=plan_growth',
    account: NUEVO,
    before: atStage('subscription_settings'),
  },
  {
    name: 'subscription-pay',
    path: '/onboarding/subscriptionpay?plan=plan_growth',
    account: NUEVO,
    before: payable,
    act: async (page) => {
      await page.frameLocator('iframe').getByLabel('Card number').waitFor();
    },
  },
  {
    name: 'subscription-pay-declined',
    path: '/onboarding/subscriptionpay?plan=plan_growth',
    account: NUEVO,
    ...refusedWith('CARD_DECLINED'),
  },
  {
    name: 'subscription-pay-verification',
    path: '/onboarding/subscriptionpay?plan=plan_growth',
    account: NUEVO,
    ...refusedWith('REQUIRES_ACTION'),
  },
  {
    name: 'subscription-pay-not-configured',
    path: '/onboarding/subscriptionpay?plan=plan_growth',
    account: NUEVO,
    before: atStage('subscription_settings'),
  },
  {
    name: 'subscription-pay-stripe-fails',
    path: '/onboarding/subscriptionpay?plan=plan_growth',
    account: NUEVO,
    before: async (page) => {
      await payable(page);
      await page.route('https://js.stripe.com/**', (route) => route.abort());
    },
    act: async (page) => {
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'subscribing',
    path: '/onboarding/subscribing?job=job_1',
    account: NUEVO,
    before: working('trial_start', TRIAL_PHASES),
  },
  {
    name: 'subscribing-failed',
    path: '/onboarding/subscribing?job=job_1',
    account: NUEVO,
    before: working('trial_start', TRIAL_PHASES, true),
  },
  {
    name: 'subscribing-failed-paid',
    path: '/onboarding/subscribing?job=job_1',
    account: NUEVO,
    before: working('subscription_start', PAID_PHASES, true),
  },
  {
    name: 'integrations',
    path: '/onboarding/integrations',
    account: NUEVO,
    before: atStage('integrations_settings'),
  },
  withWord('home', '/dashboard/home'),
  withWord('home-trial', '/dashboard/home', TRIAL),
  { name: 'home-just-begun', path: '/dashboard/home', account: NUEVO, before: justBegun },
  {
    name: 'home-palette',
    path: '/dashboard/home',
    account: ANA,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'home-account-menu',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).shell.account({ name: 'Ana Luna' }) }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'home-widget',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).testChat.widget.prompt() }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  withWord('agents', '/dashboard/agents'),
  withWord('agents-none-found', '/dashboard/agents?q=zzz'),
  withWord('agents-on-cards', '/dashboard/agents?view=cards'),
  withWord('agents-filtered', '/dashboard/agents?view=table&status=live&channel=whatsapp&unpublished=true'),
  {
    name: 'agents-fail',
    path: '/dashboard/agents?status=live',
    account: ANA,
    before: (page) => answer(page, /\/projects\?.*status=live/, { message: 'No', code: 'FORBIDDEN' }, 403),
  },
  {
    name: 'agents-page-fails',
    path: '/dashboard/agents?view=table',
    account: ANA,
    before: severalPages,
    act: async (page, locale) => {
      await page
        .getByRole('checkbox', { name: wordsOf(locale).agentActions.selectAll({ count: '60' }) })
        .check();
      await page.evaluate(() => window.scrollTo({ top: 48 * 64, behavior: 'instant' }));
      await page
        .getByRole('button', { name: wordsOf(locale).common.retry() })
        .first()
        .waitFor();
    },
  },
  withWord('agents-at-the-limit', '/dashboard/agents', TRIAL),
  { name: 'agents-none-yet', path: '/dashboard/agents', account: NUEVO, before: justBegun },
  {
    name: 'agents-selected',
    path: '/dashboard/agents?sort=name',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentActions;
      await answer(page, '**/api/v1/projects/changes', {
        results: [{ botKey: 'bot_appointments', done: false, code: 'NOT_LIVE' }],
      });
      await page.getByRole('checkbox', { name: words.select({ name: 'Citas' }) }).check();
      await page.getByRole('button', { name: words.pause(), exact: true }).click();
      await page.getByText(words.partly.title({ n: 1, count: '1' })).waitFor();
    },
  },
  {
    name: 'agents-menu',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentActions;
      await page.getByRole('button', { name: words.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: words.trash() }).waitFor();
    },
  },
  {
    name: 'agents-rename',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentActions;
      await page.getByRole('button', { name: words.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: words.rename() }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  withWord('agents-trash', '/dashboard/agents?view=trash'),
  withWord('agents-trash-empty', '/dashboard/agents?view=trash', TRIAL),
  withWord('agent', '/dashboard/agents/bot_returns'),
  withWord('agent-tools', '/dashboard/agents/bot_appointments?tab=tools'),
  withWord('agent-channels', '/dashboard/agents/bot_appointments?tab=channels'),
  withWord('agent-handoff', '/dashboard/agents/bot_returns?tab=handoff'),
  {
    name: 'agent-versions',
    path: '/dashboard/agents/bot_returns?tab=versions',
    account: ANA,
    before: async (page) => {
      const kept = { versionId: 'ver_9', kind: 'kept', number: null, savedBy: 'Bea Sol', isLive: false };
      await patch(page, /\/bot_returns\/versions$/, (body) => ({
        ...body,
        items: [
          { ...kept, savedAt: new Date(Date.now() - HOUR).toISOString(), notes: '' },
          ...Object(body).items,
        ],
        total: 3,
      }));
    },
  },
  withWord('agent-versions-none-yet', '/dashboard/agents/bot_appointments?tab=versions'),
  {
    name: 'agent-restore',
    path: '/dashboard/agents/bot_returns?tab=versions',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).versions.list;
      const version = words.number({ n: 1 });
      await page.getByRole('button', { name: words.restoreName({ version }) }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'agent-publish',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    before: (page) =>
      patch(page, '**/bot_returns/readiness', (body) => ({
        ...body,
        items: [
          { code: 'BLOCK', state: 'blocking', tab: 'instructions', itemId: 'blk_1', languages: ['es'] },
          { code: 'TOOL', state: 'warning', tab: 'tools', itemId: 'shopify', languages: [] },
          ...Object(body).items,
        ],
        total: Object(body).total + 2,
      })),
    act: async (page, locale) => {
      await openPublish(page, locale);
      await page.getByText(wordsOf(locale).versions.cannot.notReady({ n: 1 })).waitFor();
    },
  },
  {
    name: 'agent-publish-answers-changed',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).versions.sheet;
      await openPublish(page, locale);
      // Without a reason nothing is sent.
      await page.getByRole('button', { name: words.submit(), disabled: false }).click();
      await page.getByRole('textbox', { name: words.reason() }).waitFor();
    },
  },
  {
    name: 'agent-published',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      const { sheet, done } = wordsOf(locale).versions;
      await openPublish(page, locale);
      const json = { versionId: 'ver_9', kind: 'published', number: 3, savedBy: 'Ana Luna', notes: '' };
      await page.route(/\/bot_returns\/versions$/, (route) =>
        route.fulfill({ status: 201, json: { ...json, savedAt: new Date().toISOString(), isLive: true } }),
      );
      await page.getByRole('textbox', { name: sheet.reason() }).fill('El plazo nuevo está acordado.');
      await page.getByRole('button', { name: sheet.submit(), disabled: false }).click();
      await page.getByRole('heading', { name: done.live({ n: 3 }) }).waitFor();
    },
  },
  {
    name: 'agent-draft-conflict',
    path: '/dashboard/agents/bot_orders',
    account: ANA,
    act: async (page, locale) => {
      const { agent, draft } = wordsOf(locale);
      await page.route('**/api/v1/projects/bot_orders/draft', (route) =>
        route.fulfill({ status: 409, json: { message: 'The draft was saved', code: 'DRAFT_CHANGED' } }),
      );
      await page.route('**/api/v1/projects/bot_orders', async (route) => {
        const response = await route.fetch();
        const bot = await response.json();
        bot.draft.revision = 'rev_99';
        bot.draft.content.greeting.es = 'Hola. ¿En qué le ayudo?';
        await route.fulfill({ response, json: bot });
      });
      const { greeting, inLanguage } = agent.identity;
      const name = inLanguage({ field: greeting(), language: wordsOf(locale).common.languageNames.es() });
      await page.getByRole('textbox', { name }).fill('Buenas tardes.');
      await page.getByRole('button', { name: draft.conflict.keep() }).waitFor();
    },
  },
  withWord('agent-gone', '/dashboard/agents/bot_nobody'),
  {
    name: 'agent-fails',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    before: failing(/\/api\/v1\/projects\/bot_returns$/),
  },
  withWord('new-agent', '/dashboard/setup/create-new-agent'),
  {
    name: 'new-agent-nothing-filled-in',
    path: '/dashboard/setup/create-new-agent',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).creation.submit() }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  withWord('new-agent-templates', '/dashboard/setup/create-new-agent?way=template'),
  withWord('new-agent-template', '/dashboard/setup/create-new-agent?way=template&template=tpl_returns'),
  withWord('new-agent-copy', '/dashboard/setup/create-new-agent?way=copy&from=bot_returns'),
  withWord('new-agent-full', '/dashboard/setup/create-new-agent?way=copy', TRIAL),
  withWord('new-agent-import', '/dashboard/setup/create-new-agent?way=import'),
  {
    name: 'new-agent-import-blocked',
    path: '/dashboard/setup/create-new-agent?way=import',
    account: ANA,
    act: bringing({ ...BROUGHT, content: { ...BROUGHT.content, language: 'xx', channels: 'all' } }),
  },
  {
    name: 'new-agent-import-changes',
    path: '/dashboard/setup/create-new-agent?way=import&into=bot_store',
    account: ANA,
    act: bringing(BROUGHT),
  },
  {
    name: 'agent-file-menu',
    path: '/dashboard/agents/bot_orders',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentActions;
      await page.getByRole('button', { name: words.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: words.export() }).waitFor();
    },
  },
  {
    name: 'new-agent-processing',
    path: '/dashboard/setup/create-new-agent?job=job_1',
    account: ANA,
    before: working('bot_creation', BOT_PHASES),
  },
  {
    name: 'new-agent-failed',
    path: '/dashboard/setup/create-new-agent?job=job_1',
    account: ANA,
    before: working('bot_creation', BOT_PHASES, true),
  },
  withWord('test-chat', '/dashboard/agents/bot_orders/test-agent'),
  withWord('test-chat-with-an-answer', '/dashboard/agents/bot_returns/test-agent'),
  {
    name: 'test-chat-broken-off',
    path: '/dashboard/agents/bot_store/test-agent',
    account: ANA,
    act: async (page, locale) => {
      if ((await page.getByRole('log').getByRole('article').count()) === 0)
        await ask(page, locale, '/error parking');
    },
  },
  {
    name: 'test-chat-why',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).testAgent;
      await page.getByRole('button', { name: words.answer.why() }).first().click();
      await page.getByRole('table').waitFor();
      await page.getByRole('button', { name: words.why.again.ask() }).click();
      await page.getByRole('button', { name: words.why.again.open() }).waitFor();
    },
  },
  {
    name: 'test-chat-bad-answer',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).testAgent;
      await page.getByRole('button', { name: words.answer.bad() }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'test-chat-other-words',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).testAgent.question;
      await page.getByRole('button', { name: words.otherwise() }).first().click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'test-chat-tool',
    path: '/dashboard/agents/bot_returns/test-agent?chat=new',
    account: ANA,
    act: (page, locale) => ask(page, locale, '¿Dónde está mi pedido AH20045512?'),
  },
  {
    name: 'test-chat-side-by-side',
    path: '/dashboard/agents/bot_returns/test-agent?against=live&chat=new&againstChat=new',
    account: ANA,
    act: async (page, locale) => {
      const question = { es: '¿Durante cuánto tiempo son gratis las devoluciones?', en: 'Are returns free?' };
      await ask(page, locale, question[locale]);
      await page.getByText(wordsOf(locale).testAgent.otherAnswer()).first().waitFor();
    },
  },
  {
    name: 'test-chat-save-as-test',
    path: '/dashboard/agents/bot_returns/test-agent?chat=con_7f3a',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentTests.form;
      await page.getByRole('button', { name: words.saveTitle() }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  withWord('tests-of-an-earlier-draft', '/dashboard/agents/bot_returns/test-agent?view=tests'),
  withWord('tests-none-yet', '/dashboard/agents/bot_orders/test-agent?view=tests'),
  {
    name: 'tests-with-a-changed-answer',
    path: '/dashboard/agents/bot_returns/test-agent?view=tests',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentTests;
      await page.getByRole('button', { name: words.runAll() }).click();
      await page.getByText(words.outdated.draft()).waitFor({ state: 'detached' });
      await page.getByText(words.verdicts.changed(), { exact: true }).first().waitFor();
      await page.getByRole('button', { name: /^Días para devolver/ }).click();
    },
  },
  {
    name: 'tests-written',
    path: '/dashboard/agents/bot_returns/test-agent?view=tests',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).agentTests;
      await page.getByRole('button', { name: words.editNamed({ name: 'Plazo del reembolso' }) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  withWord('creator', '/dashboard/creator-agent/bot_creator-acme'),
  withWord('creator-proposals', '/dashboard/creator-agent/bot_returns'),
  withWord('creator-nothing-said', '/dashboard/creator-agent/bot_orders'),
  withWord('creator-gone', '/dashboard/creator-agent/bot_creator-acme?agent=bot_nobody'),
  {
    name: 'creator-new-agent',
    path: '/dashboard/creator-agent/bot_creator-acme?agent=new',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).creator;
      const ready = page.getByRole('button', { name: words.idea.create() });
      const box = page.getByRole('textbox', { name: words.compose() });
      await box.waitFor();
      if ((await page.getByRole('log').getByRole('article').count()) === 0) {
        await box.fill(
          'Quiero un agente llamado Lola que responda a los huéspedes del hotel. Habla de usted',
        );
        await box.press('Enter');
      }
      await ready.waitFor();
    },
  },
  withWord('settings', '/dashboard/settings'),
  {
    name: 'settings-uploading',
    path: '/dashboard/settings',
    account: ANA,
    before: uploading(() => new Promise(() => undefined)),
    act: choosing(png({ side: 256, bytes: 2_000_000 }), 'progressbar'),
  },
  {
    name: 'settings-upload-failed',
    path: '/dashboard/settings',
    account: ANA,
    before: uploading((route) => route.fulfill({ status: 403 })),
    act: choosing(png({ side: 256 }), 'alert'),
  },
  {
    name: 'settings-wrong-file',
    path: '/dashboard/settings',
    account: ANA,
    act: choosing(Buffer.from(SVG), 'alert'),
  },
  {
    name: 'settings-picture',
    path: '/dashboard/settings',
    account: ANA,
    before: async (page) => {
      const me = png({ side: 256 });
      await page.route('**/held/me.png', (route) => route.fulfill({ contentType: 'image/png', body: me }));
      await patch(page, '**/api/v1/auth/me', (body) => {
        const imageUrl = `${new URL(page.url()).origin}/held/me.png`;
        return { ...body, user: { name: 'Ana', lastname: 'Luna', email: ANA, imageUrl } };
      });
    },
  },
  withWord('settings-trial', '/dashboard/settings', TRIAL),
  {
    name: 'settings-partly-failed',
    path: '/dashboard/settings',
    account: ANA,
    before: async (page) => {
      // Once home has been open, onboarding is known to have ended, and nothing else asks for the process.
      await page.goto('/en/dashboard/home');
      await page.getByRole('heading', { level: 1, name: 'Ana Luna' }).waitFor();
      // Refusals are not tried again by themselves, so the state stands at once.
      const gone = { message: 'It is not here', code: 'NOT_FOUND', reference: 'ref_4a04' };
      await answer(page, PROCESS, { ...gone, code: 'FORBIDDEN' }, 403);
      await answer(page, '**/api/v1/plans', gone, 404);
    },
  },
  {
    name: 'settings-next-invoice',
    path: '/dashboard/settings',
    account: ANA,
    act: async (page) => {
      const slider = page.getByRole('slider');
      await slider.focus();
      await slider.press('End');
    },
  },
  {
    name: 'home-beyond-the-included',
    path: '/dashboard/home',
    account: ANA,
    before: (page) =>
      patch(page, ACCOUNT, (body) => ({
        ...body,
        subscriptionSummary: [
          {
            product_type: 'bot',
            currentPeriod: {
              totalUsage: 4,
              usageBreakdown: [
                { costInTier: '0.00', upTo: 2 },
                { costInTier: '12.00', upTo: 10 },
              ],
              currency: 'EUR',
            },
          },
        ],
      })),
  },
  withWord('analytics', '/dashboard/analytics'),
  withWord('channels', '/dashboard/channels'),
  withWord('tools', '/dashboard/setup/tools'),
  withWord('instructions', '/dashboard/setup/instructions'),
  {
    name: 'instructions-no-agents',
    path: '/dashboard/setup/instructions',
    account: NUEVO,
    before: justBegun,
  },
  withWord('instructions-gone', '/dashboard/setup/instructions?agent=bot_nobody'),
  withWord('instructions-of-an-agent', '/dashboard/setup/instructions?agent=bot_store'),
  {
    name: 'instructions-to-look-at',
    path: '/dashboard/agents/bot_returns?tab=instructions&lang=en',
    account: ANA,
    before: (page) => patch(page, /\/api\/v1\/projects\/bot_returns$/, contradicting),
    act: async (page) => {
      await page.locator('#findings-title').waitFor();
    },
  },
  {
    name: 'instructions-history',
    path: '/dashboard/agents/bot_returns?tab=instructions',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).instructions;
      await page.getByRole('button', { name: words.more({ n: 2 }) }).click();
      await page.getByRole('menuitem', { name: words.history.open() }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  withWord('connect', '/dashboard/setup/connect'),
  withWord('agents-details', '/dashboard/setup/agentsdetails'),
  withWord('composio-test', '/dashboard/composio-test'),
  { name: 'provider-fails', path: '/dashboard/home', account: ANA, before: failing(ACCOUNT) },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'login-after-inactivity',
    path: '/dashboard/home',
    account: ANA,
    before: (page) => sleepSince(page, 3 * HOUR),
  },
  {
    name: 'inactivity-warning',
    path: '/dashboard/home',
    account: ANA,
    before: (page) => sleepSince(page, 2 * HOUR - 5 * MINUTE),
    act: async (page) => {
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'offline',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      await page.context().setOffline(true);
      await page.getByText(wordsOf(locale).session.offline.text()).waitFor();
    },
  },
  {
    name: 'new-version',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      await page.route('**/assets/create-new-agent*.js', (route) => route.fulfill({ status: 404 }));
      await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
      await page
        .getByRole('link', { name: wordsOf(locale).shell.newAgent() })
        .first()
        .click();
      await page.getByText(wordsOf(locale).session.newVersion.text()).waitFor();
    },
  },
];
