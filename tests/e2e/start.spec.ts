import type { Page } from '@playwright/test';
import { failedStart as en, slowStart as slowEn } from '../../i18n/en/start';
import { failedStart as es, slowStart as slowEs } from '../../i18n/es/start';
import { ANA } from './support/accounts';
import { signInHere } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const LOCALES = [
  { locale: 'en', failed: en, slow: slowEn },
  { locale: 'es', failed: es, slow: slowEs },
] as const;

/** The seconds that the notice waits have gone. */
const late = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.querySelector('.late-notice')?.getAnimations() ?? []) animation.finish();
  });

for (const { locale, failed, slow } of LOCALES) {
  const texts = textsOf(locale);
  const login = (page: Page) => page.getByRole('heading', { level: 1, name: texts.auth.title() });

  for (const [what, answer] of [
    ['refused', { status: 403 }],
    ['of a server in trouble', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['cut', { status: 200, contentType: 'application/json', body: '{"apiBase": "/api' }],
  ] as const)
    test(`${locale}: a config.json that is ${what} ends in words, and Try again starts it`, async ({
      page,
    }) => {
      await page.route('**/config.json', (route) => route.fulfill(answer));
      await page.goto(`/${locale}/login`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(failed.title);
      await page.unroute('**/config.json');
      await alert.getByRole('button', { name: texts.common.retry() }).click();
      await expect(login(page)).toBeVisible();
      await signInHere(page, ANA);
    });

  test(`${locale}: a config.json that is silent ends in words within 10 s`, async ({ page }) => {
    await page.route('**/config.json', () => undefined);
    await page.goto(`/${locale}/dashboard/home`);
    await expect(page.getByRole('alert')).toContainText(failed.network, { timeout: 10_000 });
  });

  test(`${locale}: scripts that do not come: what was typed is said not to be sent, and there is a way to reload`, async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'));
    await page.goto(`/${locale}/login`);
    await page.locator('input[type="email"]:visible').fill('ana@acme.example');
    await page.locator('input[type="password"]:visible').press('Enter');
    await expect(page.getByText(slow.text)).toBeHidden();
    await late(page);
    await expect(page.getByText(slow.text)).toBeVisible();
    for (const other of LOCALES)
      if (other.locale !== locale) await expect(page.getByText(other.slow.text)).toBeHidden();
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('link', { name: slow.reload }).click();
    await signInHere(page, ANA);
    await expect(page.getByText(slow.text)).toHaveCount(0);
  });
}

test('a config.json whose connection breaks once is asked for again', async ({ page }) => {
  let asked = 0;
  // Not `times: 1`: a route that ends while the next request is on its way may hold that one for ever.
  await page.route('**/config.json', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/en/login');
  await signInHere(page, ANA);
  expect(asked).toBe(2);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of the first language says that it takes long', async ({ page }) => {
    await page.goto('/en/nowhere');
    await late(page);
    await expect(page.getByText(slowEs.text)).toBeVisible();
    await expect(page.getByText(slowEn.text)).toBeHidden();
  });
});

test('a page that may have no service workers starts, and workers of others stay', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistrations', {
      value: () => new Promise(() => undefined),
    });
  });
  await page.goto('/en/login');
  await signInHere(page, ANA);
});
