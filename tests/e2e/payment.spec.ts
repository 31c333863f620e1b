import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import * as z from 'zod/mini';
import type { Servers } from '../../scripts/servers';
import { ANA, NUEVO } from './support/accounts';
import { openAs, untilRendered } from './support/sign-in';
import {
  answerBank,
  CARD_NUMBERS,
  STAND_IN_KEY,
  standInForStripe,
  typeCard,
} from './support/stand-in-stripe';
import { expect, test, watch } from './support/test';
import { textsOf } from './support/texts';

const LL = textsOf('en').onboarding;
const Kept = z.object({ charges: z.array(z.object({ jobId: z.string(), amount: z.number() })) });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The processing takes 3 seconds, then the next step comes by itself: a slow machine may see only that one. */
const afterPaying = (page: Page) =>
  heading(page, LL.subscribing.title()).or(heading(page, LL.integrations.title()));

/** The money that the provider has taken, as it keeps it. */
function charges(servers: Servers) {
  return z.parse(Kept, JSON.parse(readFileSync(servers.state ?? '', 'utf8'))).charges;
}

/** Signs in, tells of the company and chooses a plan: what comes before a payment. */
async function toPayment(page: Page): Promise<void> {
  await openAs(page, NUEVO, '/en/dashboard/home');
  await heading(page, LL.company.title()).waitFor();
  await page.getByRole('textbox', { name: LL.company.name() }).fill('Café Vega');
  for (const [field, letters] of [
    [LL.company.country(), 'Spain'],
    [LL.company.timeZone(), 'Madrid'],
  ] as const) {
    const box = page.getByRole('combobox', { name: field });
    await box.fill(letters);
    await page.getByRole('option').first().waitFor();
    await box.press('Enter');
  }
  await page.getByRole('button', { name: LL.company.submit() }).click();
  await heading(page, LL.pricing.title()).waitFor();
  await page.getByRole('article', { name: 'Growth' }).getByRole('button', { name: LL.pricing.buy() }).click();
  await heading(page, LL.pay.title({ plan: 'Growth' })).waitFor();
}

const payButton = (page: Page) =>
  page.getByRole('button', { name: LL.pay.submitAmount({ amount: '€59.29' }) });

/** The payments that are sent, with their keys. */
function watchPayments(page: Page) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/accounts\/[^/]+\/subscription$/.test(request.url()))
      sent.push(request);
  });
  return {
    count: () => sent.length,
    keys: () => new Set(sent.map((request) => request.headers()['idempotency-key'])).size,
  };
}

test.describe('with Stripe', () => {
  test.use({ keepsState: true, stripeKey: STAND_IN_KEY });

  test('from the company to home: declined, verified on another device, a reload in the middle', async ({
    page,
    context,
    browser,
    servers,
    baseURL,
    faults,
  }) => {
    const asked = await standInForStripe(context);
    const sentByUs: string[] = [];
    page.on('request', (request) => sentByUs.push(`${request.url()} ${request.postData() ?? ''}`));
    await toPayment(page);
    await expect(page.getByText('Tax (21%)')).toBeVisible();

    await test.step('nothing filled in sends nothing', async () => {
      const payments = watchPayments(page);
      await payButton(page).click();
      await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
      expect(payments.count()).toBe(0);
    });

    await test.step('a card that Stripe itself refuses, in the words of Stripe', async () => {
      const payments = watchPayments(page);
      await typeCard(page, CARD_NUMBERS.expired);
      await payButton(page).click();
      await expect(page.getByRole('alert')).toContainText('Your card has expired.');
      expect(payments.count()).toBe(0);
    });

    await test.step('a declined card', async () => {
      await typeCard(page, CARD_NUMBERS.declined);
      await payButton(page).click();
      await expect(page.getByRole('alert')).toContainText(LL.pay.declined());
    });

    await test.step('a card that the bank wants verified, and refuses', async () => {
      await typeCard(page, CARD_NUMBERS.action);
      await payButton(page).click();
      await expect(page.getByText(LL.pay.verifyTitle())).toBeVisible();
      await page.getByRole('button', { name: LL.pay.verify() }).click();
      await answerBank(page, 'Refuse');
      await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible();
      await expect(page.locator('iframe[src*="stand-in-card"]')).toBeHidden();
      await page.getByRole('button', { name: LL.pay.otherCard() }).click();
      await typeCard(page, CARD_NUMBERS.declined);
      await expect(payButton(page)).toBeEnabled();
      expect(charges(servers)).toEqual([]);
    });

    await test.step('the card never came near the product', async () => {
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const all = [...sentByUs, stored, readFileSync(servers.state ?? '', 'utf8')].join('\n');
      for (const number of Object.values(CARD_NUMBERS)) expect(all).not.toContain(number);
      expect(asked).toContain('/endive/stripe.js');
    });

    const other = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'UTC' });
    await watch(other, [new URL(baseURL ?? '').origin, 'https://js.stripe.com'], faults);
    await standInForStripe(other);
    const there = await other.newPage();

    await test.step('another device goes on from there', async () => {
      await openAs(there, NUEVO, '/en/dashboard/home');
      await expect(heading(there, LL.pricing.title())).toBeVisible();
      await there.goto('/en/onboarding/subscriptionpay');
      await expect(heading(there, LL.pay.title({ plan: 'Growth' }))).toBeVisible();
      await there.getByRole('button', { name: LL.pay.verify() }).click();
      await answerBank(there, 'Approve');
      await expect(afterPaying(there)).toBeVisible();
    });

    await test.step('the first one, loaded anew, finds it and goes on by itself', async () => {
      await page.reload();
      await untilRendered(page);
      await expect(heading(page, LL.integrations.title())).toBeVisible();
      await expect(heading(there, LL.integrations.title())).toBeVisible();
      await other.close();
      expect(charges(servers)).toHaveLength(1);
    });

    await page.getByRole('button', { name: LL.integrations.skip() }).click();
    await expect(heading(page, textsOf('en').home.welcome({ name: 'Nuria Vega' }))).toBeVisible();
  });

  test('a provider killed between the payment and its answer: trying again pays nothing twice', async ({
    page,
    context,
    servers,
  }) => {
    await standInForStripe(context);
    await toPayment(page);
    const payments = watchPayments(page);
    await typeCard(page, CARD_NUMBERS.slow);
    await payButton(page).click();
    // Paid and kept, while the answer is still on its way.
    await expect.poll(() => charges(servers).length).toBe(1);
    servers.killProvider();
    await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.server.title());
    await servers.restartProvider();
    await payButton(page).click();
    await expect(heading(page, LL.integrations.title())).toBeVisible();
    expect(payments.count()).toBe(2);
    expect(payments.keys()).toBe(1);
    expect(charges(servers)).toHaveLength(1);
  });

  test('the same, and the page is loaded anew: the work is found', async ({ page, context, servers }) => {
    await standInForStripe(context);
    await toPayment(page);
    const payments = watchPayments(page);
    await typeCard(page, CARD_NUMBERS.slow);
    await payButton(page).click();
    await expect.poll(() => charges(servers).length).toBe(1);
    servers.killProvider();
    await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.server.title());
    await servers.restartProvider();
    await page.reload();
    await expect(heading(page, LL.integrations.title())).toBeVisible();
    expect(payments.count()).toBe(1);
    expect(charges(servers)).toHaveLength(1);
  });

  test('a provider that is gone before the payment: nothing is paid, then once', async ({
    page,
    context,
    servers,
  }) => {
    await standInForStripe(context);
    await toPayment(page);
    await typeCard(page, CARD_NUMBERS.ok);
    servers.killProvider();
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.server.title());
    await servers.restartProvider();
    expect(charges(servers)).toEqual([]);
    await payButton(page).click();
    await expect(afterPaying(page)).toBeVisible();
    expect(charges(servers)).toHaveLength(1);
  });

  test('by keyboard alone, from the plans to the processing', async ({ page, context }) => {
    await standInForStripe(context);
    await toPayment(page);
    await page.goBack();
    await heading(page, LL.pricing.title()).waitFor();
    const focused = page.locator('*:focus');
    const tabTo = async (name: string | RegExp) => {
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(focused).toHaveAccessibleName(name, { timeout: 200 });
      }).toPass({ intervals: [0] });
    };
    await page.getByRole('radio', { name: LL.pricing.month() }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: LL.pricing.year() })).toBeChecked();
    await tabTo(/^Buy now .*Starter/);
    await page.keyboard.press('Enter');
    await expect(heading(page, LL.pay.title({ plan: 'Starter' }))).toBeFocused();
    await page.frameLocator('iframe').getByLabel('Card number').waitFor();
    await tabTo(LL.pricing.year());
    await page.keyboard.press('Tab');
    await page.keyboard.type(CARD_NUMBERS.ok);
    await tabTo(/^Pay €229.90 now$/);
    await page.keyboard.press('Enter');
    await expect(afterPaying(page)).toBeVisible();
  });

  test('a script of Stripe that does not come is said, and can be tried again', async ({ page, context }) => {
    await toPaymentWithoutStripe(page);
    await expect(page.getByRole('alert')).toContainText(LL.pay.stripeFails());
    // What cannot be pressed is not there; what can be done instead is.
    await expect(payButton(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Try it free for/ })).toBeVisible();
    await page.unrouteAll();
    await standInForStripe(context);
    await page.getByRole('button', { name: textsOf('en').common.retry() }).click();
    await typeCard(page, CARD_NUMBERS.ok);
    await payButton(page).click();
    await expect(afterPaying(page)).toBeVisible();
  });

  async function toPaymentWithoutStripe(page: Page): Promise<void> {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await toPayment(page);
  }

  test('script from Stripe is let through, and from nowhere else', async ({ page, context, faults }) => {
    await standInForStripe(context);
    await toPayment(page);
    await typeCard(page, CARD_NUMBERS.ok);
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.src = 'https://evil.example/x.js';
        return 'taken';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TypeError');
    await expect.poll(() => faults.join('\n')).toMatch(/require-trusted-types-for/);
    faults.splice(0);
  });
});

test('without a key the page says honestly that nobody can pay here, and asks nothing of Stripe', async ({
  page,
}) => {
  await page.route('**/api/v1/welcome/account/*', (route) =>
    route.fulfill({ json: { settings: {}, currentStage: 'subscription_settings', isEnd: false } }),
  );
  await openAs(page, NUEVO, '/en/dashboard/home');
  await page.goto('/en/onboarding/subscriptionpay');
  await expect(page.getByText(LL.pay.notConfigured())).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expect(page.locator('script[src*="stripe"], iframe')).toHaveCount(0);
  // The plan can be had all the same, while its free trial lasts.
  await page.getByRole('link', { name: /^Try it free for/ }).click();
  await page.getByRole('button', { name: LL.trial.start() }).waitFor();
});

test('without a key the card of a plan is changed by whoever runs the product', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { brand: { title: 'Acme Agents', support: 'https://help.acme.example/' } } }),
  );
  await openAs(page, ANA, '/en/dashboard/settings?section=plan');
  await expect(page.getByRole('link', { name: 'To change your card, contact Acme Agents.' })).toHaveAttribute(
    'href',
    'https://help.acme.example/',
  );
});

test.describe('with an overdue payment and without a key', () => {
  test.use({ scenario: 'past-due' });

  test('nobody is told to ask whom they cannot reach', async ({ page }) => {
    await openAs(page, ANA, '/en/dashboard/settings?section=plan');
    await expect(page.getByText('Cards can’t be taken here yet.')).toBeVisible();
    await expect(page.getByText(/how else you can pay/)).toHaveCount(0);
  });

  test('whom to ask stands there, and how to reach them where it is known', async ({ page }) => {
    const support = 'billing@acme.example';
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { brand: { title: 'Acme Agents', support } } }),
    );
    await openAs(page, ANA, '/en/dashboard/agents');
    await expect(page.getByText(/^Pay €59\.29 before /)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See what’s due' })).toHaveCount(1);
    await test.step('without room beside the words the way stands below them, not below the icon', async () => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 390, height });
      const words = await page.getByText(/^Pay €59\.29 before /).boundingBox();
      const way = await page.getByRole('link', { name: 'See what’s due' }).boundingBox();
      expect(way?.x).toBeCloseTo(words?.x ?? 0, 0);
      expect(way?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) - 1);
      await page.setViewportSize({ width, height });
    });
    await page.getByRole('link', { name: 'See what’s due' }).click();
    await expect(page.getByRole('link', { name: 'See what’s due' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ask Acme Agents how else you can pay.' })).toHaveAttribute(
      'href',
      `mailto:${support}`,
    );
  });
});
