import type { BrowserContext, Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { LOCALES, type Locale, textsOf } from './support/texts';

// A clock leaves scripts in its context that ran without it, once, in one that was used again.
test.use({ reuseContext: false });

const START = Date.UTC(2026, 10, 20, 9);
const SECOND = 1000;
/** What is rendered, and where the focus returns to, waits for the page's timers. */
const DRAWN = 500;
const MINUTE = 60 * SECOND;

const dialog = (page: Page, locale: Locale = 'en') =>
  page.getByRole('alertdialog', { name: textsOf(locale).session.warning.title() });
/** The dialog, due by now: the page's time goes on by little steps until it is rendered. */
async function warned(page: Page, locale: Locale = 'en'): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(DRAWN);
    expect(await dialog(page, locale).count()).toBe(1);
  }).toPass();
}
const atLogin = (page: Page, locale: Locale = 'en') =>
  page.getByRole('heading', { level: 1, name: textsOf(locale).auth.title() });
const alert = (page: Page) => page.getByRole('alert');

/** Ana at home, the clocks stopped, and one key pressed at this very moment. */
async function stillHere(page: Page, context: BrowserContext, locale: Locale = 'en'): Promise<void> {
  await context.clock.install({ time: START });
  await openAs(page, ANA, `/${locale}/dashboard/home`);
  await page.waitForLoadState('networkidle');
  await context.clock.pauseAt(START + 10 * MINUTE);
  await page.keyboard.press('Shift');
}

for (const locale of LOCALES) {
  test(`a warning after 115 minutes, out after 120, with the reason (${locale})`, async ({
    page,
    context,
  }) => {
    await stillHere(page, context, locale);
    await context.clock.runFor(115 * MINUTE - SECOND);
    await expect(dialog(page, locale)).toHaveCount(0);
    await context.clock.runFor(SECOND);
    await warned(page, locale);
    await expect(page.getByRole('timer')).toContainText(/5:00|4:5\d/);
    // To the second: the clock must not run on over the 500 ms in which the reason is written.
    const now = await page.evaluate(() => Date.now());
    await context.clock.runFor(START + 130 * MINUTE - now - SECOND);
    await expect(page.getByRole('timer')).toContainText(/0:0[12]/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

    await context.clock.runFor(SECOND);
    await context.clock.resume();
    await expect(atLogin(page, locale)).toBeVisible();
    await expect(alert(page)).toHaveText(textsOf(locale).auth.inactive());
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['locale']);
  });
}

for (const [name, refuse] of [
  ['is not there', () => Reflect.deleteProperty(window, 'indexedDB')],
  [
    'refuses',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
] as const) {
  test(`the reason is said where IndexedDB ${name}`, async ({ page, context }) => {
    await context.addInitScript(refuse);
    await stillHere(page, context);
    await context.clock.fastForward(120 * MINUTE);
    await context.clock.resume();
    await expect(atLogin(page)).toBeVisible();
    await expect(alert(page)).toHaveText(textsOf('en').auth.inactive());
  });
}

test('the reason is said after a page that failed as well', async ({ page, context }) => {
  await stillHere(page, context);
  await page.route('**/config.json', (route) => route.fulfill({ body: '{' }));
  await page.reload();
  await expect(alert(page)).toBeVisible();
  await page.unroute('**/config.json');
  await context.clock.fastForward(121 * MINUTE);
  await context.clock.resume();
  await expect(atLogin(page)).toBeVisible();
  await expect(alert(page)).toHaveText(textsOf('en').auth.inactive());
});

test('the words of the alert are those of the specification', () => {
  expect(textsOf('en').auth.inactive()).toBe('Your session has expired due to inactivity');
});

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => page.mouse.move(300, 300),
  key: (page) => page.keyboard.press('Shift'),
  scroll: (page) => page.evaluate(() => void document.body.dispatchEvent(new Event('scroll'))),
  touch: (page) => page.evaluate(() => void document.body.dispatchEvent(new Event('touchstart'))),
  click: (page) => page.evaluate(() => document.querySelector('h1')?.click()),
};

for (const [kind, sign] of Object.entries(SIGNS)) {
  test(`a sign of life (${kind}) in the last five minutes gives another 120`, async ({ page, context }) => {
    await stillHere(page, context);
    await context.clock.fastForward(119 * MINUTE);
    await warned(page);
    await sign(page);
    await expect(dialog(page)).toHaveCount(0);
    await context.clock.fastForward(115 * MINUTE - SECOND);
    await expect(dialog(page)).toHaveCount(0);
    await context.clock.runFor(SECOND);
    await warned(page);
  });
}

test('"Stay logged in" has the focus and does so; the focus returns', async ({ page, context }) => {
  await stillHere(page, context);
  const link = page.getByRole('link', { name: textsOf('en').shell.agents(), exact: true }).first();
  await link.focus();
  await context.clock.fastForward(115 * MINUTE);
  await warned(page);
  await expect(page.getByRole('button', { name: textsOf('en').session.warning.stay() })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(async () => {
    await context.clock.runFor(DRAWN);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  }).toPass();
});

test('after three hours of sleep nothing is sent any more, and login leads back', async ({
  page,
  context,
}) => {
  await stillHere(page, context);
  await page.goto('/en/dashboard/agents?q=pedidos');
  await untilRendered(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(request.url());
  });
  await context.clock.fastForward(180 * MINUTE);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await context.clock.runFor(SECOND);
  await context.clock.resume();
  await expect(atLogin(page)).toBeVisible();
  await expect(alert(page)).toHaveText(textsOf('en').auth.inactive());
  expect(sent).toEqual([]);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/dashboard/agents?q=pedidos');
});

test('a browser opened again after three hours asks nothing and is on login', async ({ page, context }) => {
  await stillHere(page, context);
  await page.goto('about:blank');
  await context.clock.fastForward(180 * MINUTE);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(request.url());
  });
  await page.goto('/en/dashboard/home');
  await expect(atLogin(page)).toBeVisible();
  await expect(alert(page)).toHaveText(textsOf('en').auth.inactive());
  expect(sent).toEqual([]);
});

test('a clock set back gives no time', async ({ page, context }) => {
  await stillHere(page, context);
  await context.clock.runFor(60 * MINUTE);
  await context.clock.setSystemTime(START);
  await context.clock.runFor(60 * MINUTE - SECOND);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await context.clock.runFor(2 * SECOND);
  await context.clock.resume();
  await expect(atLogin(page)).toBeVisible();
});

test('what is done in one tab keeps the other; the end of one is the end of both, with the reason', async ({
  page,
  context,
}) => {
  await stillHere(page, context);
  const other = await context.newPage();
  await other.goto('/en/dashboard/agents');
  await untilRendered(other);
  await context.clock.runFor(100 * MINUTE);
  await page.keyboard.press('Shift');
  await context.clock.runFor(100 * MINUTE);
  await expect(dialog(other)).toHaveCount(0);
  await expect(other.getByText('Devoluciones').first()).toBeVisible();
  await context.clock.runFor(20 * MINUTE);
  await context.clock.resume();
  for (const tab of [page, other]) {
    await expect(atLogin(tab)).toBeVisible();
    await expect(alert(tab)).toHaveText(textsOf('en').auth.inactive());
  }
});

test('nobody is signed out of login', async ({ page, context }) => {
  await context.clock.install({ time: START });
  await page.goto('/en/login');
  await untilRendered(page);
  await page.getByLabel(textsOf('en').auth.email()).fill('ana@acme.example');
  await context.clock.fastForward(300 * MINUTE);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel(textsOf('en').auth.email())).toHaveValue('ana@acme.example');
});
