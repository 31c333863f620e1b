import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/auth/demo-accounts';
import { ANA } from './support/accounts';
import { untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { LOCALES, type Locale, textsOf } from './support/texts';

const MINUTE = 60_000;

// The consent page is another site's, as it is in life: pages of it may be opened, and nothing else there.
test.use({ providerPages: true });

type Provider = 'Google' | 'Microsoft';

function noteRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

const exchangesIn = (requests: readonly Request[]) =>
  requests.filter((request) => /\/auth\/oauth\/\w+\/callback$/.test(new URL(request.url()).pathname)).length;

async function toConsent(page: Page, locale: Locale = 'en', provider: Provider = 'Google', query = '') {
  await page.goto(`/${locale}/login${query}`);
  await untilRendered(page);
  await page.getByRole('button', { name: textsOf(locale).oauth.continueWith({ service: provider }) }).click();
  await page.waitForURL('**/played/consent/**');
}

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('link', { name: choice }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    const texts = textsOf(locale).oauthReturn;

    for (const provider of ['Google', 'Microsoft'] as const) {
      test(`by ${provider} to the page that was asked for, and nothing of it stays in the browser`, async ({
        page,
      }) => {
        const requests = noteRequests(page);
        await toConsent(page, locale, provider, '?redirect=%2Fdashboard%2Fagents%3Fq%3Dpedidos');
        await choose(page, 'Ana Luna');
        await heading(page, textsOf(locale).agents.title()).waitFor();
        await expect(page).toHaveURL(`/${locale}/dashboard/agents?q=pedidos`);
        expect(exchangesIn(requests)).toBe(1);

        const callback = requests.find((request) => /\/oauth\/\w+\?/.test(request.url()));
        const sent = new URL(callback?.url() ?? '').searchParams;
        const secrets = [sent.get('code') ?? '-', sent.get('state') ?? '-'];
        const after = requests.slice(callback ? requests.indexOf(callback) + 1 : 0);
        for (const request of after) {
          const seen = `${request.url()} ${request.headers().referer ?? ''}`;
          for (const secret of secrets) expect(seen).not.toContain(secret);
        }
        const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
        for (const secret of secrets) expect(kept).not.toContain(secret);

        await page.reload();
        await heading(page, textsOf(locale).agents.title()).waitFor();
        expect(exchangesIn(requests), 'a page that is loaded again exchanges nothing').toBe(1);
        await page.goBack();
        await expect(page, 'the way back leads past the callback').toHaveURL(/\/played\/consent\//);
      });
    }

    test('somebody new begins at the company settings', async ({ page }) => {
      await toConsent(page, locale);
      await choose(page, 'Sofía Marín');
      await expect(page).toHaveURL(`/${locale}/onboarding/company_settings`);
      await heading(page, textsOf(locale).onboarding.company.title()).waitFor();
    });

    test('whoever cancels finds the way back, and in again', async ({ page }) => {
      await toConsent(page, locale, 'Google', '?redirect=%2Fdashboard%2Fagents');
      await choose(page, 'access_denied');
      await heading(page, texts.cancelled.title()).waitFor();
      await expect(page).toHaveURL('/oauth/google');
      await page.getByRole('link', { name: texts.back() }).click();
      await page
        .getByRole('button', { name: textsOf(locale).oauth.continueWith({ service: 'Google' }) })
        .click();
      await choose(page, 'Ana Luna');
      await expect(page).toHaveURL(`/${locale}/dashboard/agents`);
    });
  });
}

const { oauth: start, oauthReturn: texts } = textsOf('en');

test('a callback that failed and is loaded again exchanges nothing again', async ({ page }) => {
  const requests = noteRequests(page);
  await toConsent(page);
  const link = await page.getByRole('link', { name: 'IDENTITY_PROVIDER_DOWN' }).getAttribute('href');
  await choose(page, 'IDENTITY_PROVIDER_DOWN');
  await heading(page, start.down.title({ service: 'Google' })).waitFor();
  await page.reload();
  await heading(page, texts.missing.title()).waitFor();
  await page.goto(link ?? '');
  await heading(page, texts.missing.title()).waitFor();
  await expect(page).toHaveURL('/oauth/google');
  expect(exchangesIn(requests)).toBe(1);
});

test('loaded again in the middle of the exchange, it is not sent a second time', async ({ page }) => {
  const requests = noteRequests(page);
  await toConsent(page);
  await page.route('**/auth/oauth/google/callback', () => undefined);
  await choose(page, 'Ana Luna');
  await heading(page, start.working.title()).waitFor();
  await expect.poll(() => exchangesIn(requests)).toBe(1);
  await page.reload();
  await heading(page, texts.missing.title()).waitFor();
  expect(exchangesIn(requests)).toBe(1);
});

test('the code has left the address before the product’s code arrives, and the page is not blank', async ({
  page,
}) => {
  await toConsent(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.route('**/config.json', (route) => {
    expect(page.url()).not.toContain('code=');
    return route.continue();
  });
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Ana Luna' }).click({ noWaitAfter: true });
  await heading(page, start.working.title()).waitFor();
  await expect(page).toHaveURL('/oauth/google');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  resolve();
  await expect(page).toHaveURL('/en/dashboard/home');
});

test('another state, and the other provider’s callback, are refused without an exchange', async ({
  page,
}) => {
  const requests = noteRequests(page);
  for (const [choice, provider] of [
    ['state', 'Google'],
    ['redirect_uri', 'Microsoft'],
  ] as const) {
    await toConsent(page, 'en', provider);
    await page.getByRole('link', { name: new RegExp(`^${choice} `) }).click();
    await heading(page, texts.foreign.title()).waitFor();
    await expect(page).toHaveURL('/oauth/google');
  }
  for (const state of ['__proto__', 'constructor', 'x'.repeat(43), '']) {
    await page.goto(`/en/oauth/google?code=c-1&state=${state}`);
    await page.getByRole('link', { name: texts.again() }).waitFor();
    await expect(page).toHaveURL('/en/oauth/google');
  }
  expect(exchangesIn(requests)).toBe(0);
});

for (const [when, later] of [
  ['after ten minutes', 11 * MINUTE],
  ['by a clock that was set back', -MINUTE],
] as const) {
  test(`${when} a sign-in is over`, async ({ page }) => {
    const requests = noteRequests(page);
    await toConsent(page);
    await page.clock.setFixedTime(Date.now() + later);
    await choose(page, 'Ana Luna');
    await heading(page, texts.old.title()).waitFor();
    expect(exchangesIn(requests)).toBe(0);
  });
}

test('another tab cannot finish what this one began', async ({ page, context }) => {
  const requests = noteRequests(page);
  await toConsent(page);
  const link = await page.getByRole('link', { name: 'Ana Luna' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(link ?? '');
  await heading(other, texts.missing.title()).waitFor();
  expect(exchangesIn(requests)).toBe(0);
  await choose(page, 'Ana Luna');
  await expect(page).toHaveURL('/en/dashboard/home');
  expect(exchangesIn(requests)).toBe(1);
});

test('what the identity provider says is text', async ({ page }) => {
  await toConsent(page);
  await choose(page, 'error_description');
  await heading(page, texts.refused.title({ service: 'Google' })).waitFor();
  await expect(page.locator('blockquote')).toContainText('<b>acme.example</b>');
  expect(await page.locator('blockquote *').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
});

test('a click before the product has arrived is not lost', async ({ page }) => {
  const requests = noteRequests(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/en/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: start.continueWith({ service: 'Microsoft' }) }).click();
  expect(requests.some((request) => request.url().includes('/auth/oauth/'))).toBe(false);
  resolve();
  await page.waitForURL('**/played/consent/microsoft**');
});

test('who is typing when the product arrives can still click on a way to sign in', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/en/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: textsOf('en').auth.email() }).fill('ana@');
  resolve();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.first-paint')).toHaveCount(1);
  await page.getByRole('button', { name: start.continueWith({ service: 'Google' }) }).click();
  await page.waitForURL('**/played/consent/google**');
});

test('storage that is refused is said, and the password still signs in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/en/login');
  await untilRendered(page);
  await page.getByRole('button', { name: start.continueWith({ service: 'Google' }) }).click();
  await expect(page.getByRole('alert')).toContainText(start.noStorage.title());
  await page.getByLabel(textsOf('en').auth.email()).fill(ANA);
  await page.getByLabel(textsOf('en').auth.password(), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/dashboard/home');
});

test('Back from the consent page finds a button that works', async ({ page }) => {
  await toConsent(page);
  await page.goBack();
  const google = page.getByRole('button', { name: start.continueWith({ service: 'Google' }) });
  await expect(google).not.toHaveAttribute('aria-busy');
  await google.click();
  await page.waitForURL('**/played/consent/**');
  await choose(page, 'Ana Luna');
  await expect(page).toHaveURL('/en/dashboard/home');
});

for (const [what, comeBack] of [
  ['kept by the browser while the person was away', 'pageshow'],
  ['whose way to the consent page was broken off', 'later'],
] as const) {
  test(`a page ${what} has a button that works`, async ({ page }) => {
    await page.clock.install();
    // An answer without content: the browser stays on the page, which is about to leave.
    await page.route('**/played/consent/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/en/login');
    await untilRendered(page);
    const google = page.getByRole('button', { name: start.continueWith({ service: 'Google' }) });
    const asked = page.waitForRequest('**/played/consent/**');
    await google.click();
    await asked;
    await expect(google).toHaveAttribute('aria-busy', 'true');
    if (comeBack === 'later') await page.clock.runFor(10_000);
    else await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(google).not.toHaveAttribute('aria-busy');
    await page.unroute('**/played/consent/**');
    await google.click();
    await page.waitForURL('**/played/consent/**');
  });
}
