import type { Page, Request } from '@playwright/test';
import { ANA, TRIAL } from './support/accounts';
import { openAs, signIn, signInHere, signOut, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function atHome(page: Page): Promise<void> {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
}

/** The same, from the login page, which is then a page before, and whose code is there. */
async function atHomeFromLogin(page: Page): Promise<void> {
  await signIn(page, ANA);
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
}

/** The times the page itself is fetched from here on. */
function countPages(page: Page): Request[] {
  const pages: Request[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request);
  });
  return pages;
}

for (const [name, body] of [
  ['no body', ''],
  ['HTML', '<h1>Unauthorized</h1>'],
  ['a list', '[]'],
  ['a megabyte', JSON.stringify({ message: 'a'.repeat(1024 * 1024) })],
] as const) {
  test(`a 401 with ${name} ends the session once, says why, and leads back to what was typed`, async ({
    page,
  }) => {
    await atHome(page);
    await page.goto('/en/dashboard/setup/create-new-agent');
    await page.getByLabel(texts.creation.fields.name(), { exact: true }).fill('Facturas');
    await page.getByLabel(texts.creation.blank.instructions()).fill('Respondes dudas sobre facturas.');
    await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 401, body }));
    const pages = countPages(page);
    await page.getByRole('button', { name: texts.creation.submit() }).click();
    await expect(heading(page, texts.auth.title())).toBeVisible();
    await expect(page.getByText(texts.auth.expired())).toBeVisible();
    expect(pages).toHaveLength(1);
    expect(await storedKeys(page)).toEqual(['locale']);

    await page.unroute('**/api/v1/projects');
    await signInHere(page, ANA);
    await expect(page).toHaveURL(/\/en\/dashboard\/setup\/create-new-agent$/);
    await expect(page.getByText(texts.common.draft.restored())).toBeVisible();
    await expect(page.getByLabel(texts.creation.fields.name(), { exact: true })).toHaveValue('Facturas');
    await expect(page.getByLabel(texts.creation.blank.instructions())).toHaveValue(
      'Respondes dudas sobre facturas.',
    );
  });
}

test('after an expiry another person finds neither the page nor the text of the first', async ({ page }) => {
  await atHome(page);
  await page.goto('/en/dashboard/agents/bot_returns/test-agent');
  await page.getByRole('textbox', { name: texts.testChat.compose() }).fill('A secret of Ana');
  await page.route('**/api/v1/conversations**', (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: texts.testChat.newConversation() }).click();
  await page.getByRole('textbox', { name: texts.testChat.compose() }).press('Enter');
  await expect(page.getByText(texts.auth.expired())).toBeVisible();
  await page.unroute('**/api/v1/conversations**');
  await signInHere(page, TRIAL);
  await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
  await expect(heading(page, 'Welcome, Tomás!')).toBeVisible();
  await page.goto('/en/dashboard/agents/bot_tables/test-agent');
  await expect(page.getByRole('textbox', { name: texts.testChat.compose() })).toHaveValue('');
  await page.goto('/en/dashboard/setup/create-new-agent');
  await expect(page.getByText(texts.common.draft.restored())).toHaveCount(0);
});

test('after signing out, Back shows nothing of the session', async ({ page }) => {
  await atHome(page);
  // A page of its own, which the browser puts aside as it is.
  await page.goto('/en/dashboard/agents');
  await expect(page.getByText('Devoluciones').first()).toBeVisible();
  await page.goto('/en/nowhere');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goBack();
  await expect(heading(page, texts.auth.title())).toBeVisible();
  await expect(page.getByText('Devoluciones')).toHaveCount(0);
});

test('signing out works with the provider down, and clears all that is stored', async ({ page }) => {
  await atHomeFromLogin(page);
  await page.route('**/api/v1/**', (route) => route.abort());
  await signOut(page, 'Ana Luna');
  expect(await storedKeys(page)).toEqual(['locale']);
  await page.goBack();
  await expect(heading(page, texts.auth.title())).toBeVisible();
});

test('signing out without a network ends on login, where somebody else can sign in later', async ({
  page,
  context,
}) => {
  await atHomeFromLogin(page);
  await page.getByRole('link', { name: texts.shell.agents(), exact: true }).first().click();
  // A menu that is opened while the page is on its way closes with it.
  await expect(heading(page, texts.shell.agents())).toBeFocused();
  await page.getByRole('button', { name: texts.shell.account({ name: 'Ana Luna' }) }).click();
  const logout = page.getByRole('menuitem', { name: texts.common.logout() });
  await logout.waitFor();
  await page.keyboard.press('Escape');
  await logout.waitFor({ state: 'detached' });
  await context.setOffline(true);
  await signOut(page, 'Ana Luna');
  expect(await storedKeys(page)).toEqual(['locale']);
  await context.setOffline(false);
  await signInHere(page, TRIAL);
  await expect(heading(page, 'Welcome, Tomás!')).toBeVisible();
  await page.getByRole('link', { name: texts.shell.agents(), exact: true }).first().click();
  await expect(page.getByText('Reservas').first()).toBeVisible();
  await expect(page.getByText('Devoluciones')).toHaveCount(0);
});

test('who signs in in another tab is never shown the data of the first, not even by a late answer', async ({
  page,
  context,
}) => {
  await atHome(page);
  let answerLate = () => {};
  const held = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await page.route(/\/api\/v1\/projects\?/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const asked = page.waitForRequest(/\/api\/v1\/projects\?/);
  await page.goto('/en/dashboard/agents', { waitUntil: 'commit' });
  await asked;

  const other = await context.newPage();
  await other.goto('/en/dashboard/home');
  await signOut(other, 'Ana Luna');
  await signInHere(other, TRIAL);
  await expect(heading(other, 'Welcome, Tomás!')).toBeVisible();

  answerLate();
  await expect(page).toHaveURL(/\/en\/dashboard\/agents$/);
  await expect(page.getByText('Reservas').first()).toBeVisible();
  await expect(page.getByText('Devoluciones')).toHaveCount(0);
});

test('a storage emptied in mid-session ends it with a reason, not with a broken page', async ({ page }) => {
  await atHome(page);
  const bare: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/') && !request.headers().authorization) bare.push(request.url());
  });
  // In one go: a page that hears of it by a call of its own ends the session before anything can be pressed.
  await page
    .getByRole('link', { name: texts.shell.agents(), exact: true })
    .first()
    .evaluate((link: HTMLElement) => {
      localStorage.clear();
      link.click();
    });
  await expect(heading(page, texts.auth.title()).or(heading(page, textsOf('es').auth.title()))).toBeVisible();
  await expect(
    page.getByText(texts.auth.expired()).or(page.getByText(textsOf('es').auth.expired())),
  ).toBeVisible();
  expect(bare).toEqual([]);
});

test('a browser that refuses its storage carries a session for as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await atHomeFromLogin(page);
  await page.getByRole('link', { name: texts.shell.agents(), exact: true }).first().click();
  await expect(heading(page, texts.shell.agents())).toBeFocused();
  await expect(page.getByText(texts.session.notKept.text()).first()).toBeVisible();
  await signOut(page, 'Ana Luna');
});

test('a storage that is full carries a session for as long as the page is open', async ({ page }) => {
  await page.goto('/en/login');
  await untilRendered(page);
  await page.evaluate(() => {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let piece = 0; ; piece += 1) localStorage.setItem(`filled-${size}-${piece}`, 'x'.repeat(size));
      } catch {
        // This size fits no more; a smaller one may.
      }
    }
  });
  await signInHere(page, ANA);
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
  await expect(page.getByText(texts.session.notKept.text()).first()).toBeVisible();
});

for (const token of ['', 'null', 'tok_1\n', 'a'.repeat(1024 * 1024)]) {
  test(`a stored token that cannot be one (${token.slice(0, 8)}…, ${token.length}) leads to login, and nothing is asked`, async ({
    page,
  }) => {
    await page.goto('/en/login');
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls.push(request.url());
    });
    await page.goto('/en/dashboard/agents?q=pedidos');
    await expect(heading(page, texts.auth.title())).toBeVisible();
    expect(calls).toEqual([]);
    await signInHere(page, ANA);
    await expect(page).toHaveURL(/\/en\/dashboard\/agents\?q=pedidos$/);
  });
}
