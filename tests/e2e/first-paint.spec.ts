import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/auth/demo-accounts';
import { ANA } from './support/accounts';
import { chunkOf } from './support/chunk-of';
import { openAs, signIn, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

/** Holds back every file of the product but its HTML, until it is let go. */
async function holdProduct(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const sends = (requests: readonly Request[], path: RegExp) =>
  requests.filter((request) => path.test(new URL(request.url()).pathname)).length;

test('the form in the HTML can be typed into and sent before the product has arrived', async ({ page }) => {
  const texts = textsOf('en');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const letGo = await holdProduct(page);
  await page.goto('/en/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: texts.auth.email() }).fill(ANA);
  await page.getByLabel(texts.auth.password(), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  expect(sends(requests, /sign-in/)).toBe(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  expect(sends(requests, /sign-in/)).toBe(1);
});

test('who is typing when the product arrives loses neither text nor place', async ({ page }) => {
  const texts = textsOf('es');
  const letGo = await holdProduct(page);
  await page.goto('/es/login', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: texts.auth.email() });
  await email.pressSequentially('ana@');
  letGo();
  await page.waitForLoadState('networkidle');
  await email.pressSequentially('acme.example');
  await page.getByRole('heading', { level: 1 }).click();
  await untilRendered(page);
  await expect(email).toHaveValue('ana@acme.example');
});

for (const [path, route] of [
  ['/en/dashboard/agents', 'agents/index'],
  ['/es/dashboard/agents/bot_returns?tab=versions', 'agents/$keyBot.index'],
  ['/en/dashboard/agents/bot_returns?tab=handoff', 'features/agents/handoff-tab'],
  ['/en/dashboard/analytics', 'pages/figures-page'],
  ['/en/onboarding/register', 'onboarding/register'],
] as const)
  test(`the HTML asks for the files of ${path} before the product has arrived, and each is there`, async ({
    page,
  }) => {
    await openAs(page, ANA, '/en/dashboard/home');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    const missing: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (!response.ok()) missing.push(response.url());
    });
    const letGo = await holdProduct(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toContain(chunkOf(route).replace('**', ''));
    letGo();
    await page.waitForLoadState('networkidle');
    expect(missing).toEqual([]);
  });

test('the first look asks for no file but the built ones', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/en/login');
  await untilRendered(page);
  expect(paths.filter((path) => path.startsWith('/en/'))).toEqual(['/en/login']);
});

test('the first look has the right language and theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const letGo = await holdProduct(page);
  await page.goto('/en/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: textsOf('en').auth.title() })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letGo();
  await untilRendered(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const width of [390, 1280])
  for (const path of ['/en/login', '/en/onboarding/register', '/es/passwordrecovery'])
    test(`the half of the brand stands on ${path} from the first look, ${width} px wide, and stays in its place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const letGo = await holdProduct(page);
      await page.goto(path, { waitUntil: 'commit' });
      const half = page.locator('aside').filter({ visible: true });
      const early = await half.boundingBox();
      expect(early?.width).toBe(width < 1024 ? width : width / 2);
      expect(early?.height).toBe(width < 1024 ? 184 : 800);
      letGo();
      await untilRendered(page);
      expect(await half.boundingBox()).toEqual(early);
    });

test('the calls of a page leave before its code has arrived, each once', async ({ page, context }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  const next = await context.newPage();
  const requests: Request[] = [];
  next.on('request', (request) => requests.push(request));
  const letGo = await holdProduct(next);
  const account = next.waitForResponse(/\/api\/v1\/accounts\//);
  const agents = next.waitForResponse(/\/api\/v1\/projects\?/);
  await next.goto('/en/dashboard/home', { waitUntil: 'commit' });
  await Promise.all([account, agents]);
  letGo();
  await expect(next.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  expect(sends(requests, /\/accounts\//)).toBe(1);
  expect(sends(requests, /\/projects$/)).toBe(1);
  expect(sends(requests, /\/welcome\//), 'onboarding has ended for good').toBe(0);
});

for (const path of ['/en/dashboard/agents/bot_returns', '/en/dashboard/agents/bot_returns/test-agent'])
  test(`the call for the agent of ${path} leaves before its code has arrived, once`, async ({ page }) => {
    await openAs(page, ANA, '/en/dashboard/home');
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const letGo = await holdProduct(page);
    const agent = page.waitForResponse(/\/api\/v1\/projects\/bot_returns$/);
    await page.goto(path, { waitUntil: 'commit' });
    await agent;
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Devoluciones' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sends(requests, /\/projects\/bot_returns$/)).toBe(1);
  });

test('the calls of the figures leave while their code is held back, each once', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  // Home asks for figures as well.
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(chunkOf('pages/figures-page'), async (route) => {
    await held;
    await route.continue();
  });
  const figures = page.waitForResponse(/\/api\/v1\/analytics\?/);
  const questions = page.waitForResponse(/\/api\/v1\/analytics\/questions\?/);
  await page.goto('/en/dashboard/analytics', { waitUntil: 'commit' });
  await Promise.all([figures, questions]);
  letGo();
  await expect(page.getByRole('heading', { name: 'What visitors ask' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sends(requests, /\/v1\/analytics$/)).toBe(1);
  expect(sends(requests, /\/analytics\/questions$/)).toBe(1);
});

test('a wrong config.json is named, with its place', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: 7 } }));
  await page.goto('/en/login');
  await expect(page.getByRole('alert')).toContainText('/config.json: apiBase must be of type string');
});

test('a provider that is down says so, and the page goes on when it is back', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.network.title());
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: textsOf('en').common.retry() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
});

test('signing out in one tab ends the other', async ({ page, context }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  const other = await context.newPage();
  await other.goto('/en/dashboard/agents');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: textsOf('en').shell.account({ name: 'Ana Luna' }) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/en\/login/);
  // A page that is closed on its way to another one may never be reported as closed.
  await expect(page.getByRole('heading', { level: 1, name: textsOf('en').auth.title() })).toBeVisible();
});

test('what the browser keeps of a person cannot be read, and may be spoilt', async ({ page }) => {
  await signIn(page, ANA);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['agent-dashboard', 'locale', 'start', 'token']);
  const sealed = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('secure-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('values', 'readwrite').objectStore('values');
          const asking = store.get('user');
          asking.onsuccess = () => {
            store.put(new Uint8Array([1, 2, 3]), 'user').onsuccess = () => {
              opening.result.close();
              resolve(new TextDecoder().decode(asking.result));
            };
          };
        };
      }),
  );
  expect(sealed.length).toBeGreaterThan(40);
  expect(sealed).not.toContain('ana@');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
});

test('the page is described by the brand’s words, in its language, before the product has arrived', async ({
  page,
}) => {
  const letGo = await holdProduct(page);
  for (const locale of ['en', 'es'] as const) {
    await page.goto(`/${locale}/login`, { waitUntil: 'commit' });
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      textsOf(locale).auth.promise(),
    );
  }
  // Who reads no script reads the language of who has chosen none.
  const html = await (await page.request.get('/en/login')).text();
  expect(html).toContain(`<meta name="description" content="${textsOf('es').auth.promise()}"`);
  letGo();
});
