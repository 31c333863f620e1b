import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../../scripts/security-headers';
import { NUEVO } from '../accounts';
import { answer } from '../patch-answers';
import { CARD_NUMBERS, STAND_IN_KEY, standInForStripe, typeCard } from '../stand-in-stripe';
import { textsOf } from '../texts';
import { atStage, COMPANY, PROCESS, working } from './onboarding-answers';
import { failing, type Screen } from './screen';

const TRIAL_PHASES = ['account', 'plan', 'workspace', 'done'];
const PAID_PHASES = ['payment', 'plan', 'workspace', 'done'];

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

/** From the company to the first day. */
export const onboarding: readonly Screen[] = [
  { name: 'company-settings-anonymous', path: '/onboarding/company_settings' },
  { name: 'company-settings', path: '/onboarding/company_settings', account: NUEVO },
  {
    name: 'company-settings-choosing',
    path: '/onboarding/company_settings',
    account: NUEVO,
    act: async (page, locale) => {
      await page.getByRole('combobox', { name: textsOf(locale).onboarding.company.country() }).click();
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
      const texts = textsOf(locale).company.voice;
      await page.getByRole('textbox', { name: texts.label() }).fill('cercana, breve');
      await page.getByRole('button', { name: texts.generate() }).click();
      await page.getByRole('region', { name: texts.proposal() }).waitFor();
    },
  },
  {
    name: 'company-settings-not-saved',
    path: '/onboarding/company_settings',
    account: NUEVO,
    before: failing('**/api/v1/welcome/brand-voice'),
    act: async (page, locale) => {
      const texts = textsOf(locale).company;
      await page.getByRole('textbox', { name: texts.voice.label() }).fill('cercana, breve');
      await page.getByRole('button', { name: texts.saving.retry() }).waitFor();
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
      await page.getByText(textsOf(locale).onboarding.pricing.year(), { exact: true }).click();
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
];
