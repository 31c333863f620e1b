import type { Page, Route } from '@playwright/test';
import { ANA } from './support/accounts';
import { chunkOf } from './support/chunk-of';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const NEW_AGENT = chunkOf('create-new-agent');

test('without a network the page says so, a write fails beside its form, and goes through later', async ({
  page,
  context,
}) => {
  await openAs(page, ANA, '/en/dashboard/setup/create-new-agent');
  await page.getByLabel(texts.creation.fields.name(), { exact: true }).fill('Facturas');
  await page.getByLabel(texts.creation.blank.instructions()).fill('Respondes dudas sobre facturas.');
  await context.setOffline(true);
  await expect(page.getByText(texts.session.offline.badge(), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.creation.submit() }).click();
  await expect(page.getByRole('alert')).toContainText(texts.failures.network.title());
  await expect(page.getByLabel(texts.creation.fields.name(), { exact: true })).toHaveValue('Facturas');

  await context.setOffline(false);
  await expect(page.getByText(texts.session.offline.text())).toHaveCount(0);
  await page.getByRole('button', { name: texts.creation.submit() }).click();
  // Making it takes 3 seconds: a slow machine may see only what comes after it.
  await expect(page).toHaveURL(/\?job=|\/agents\/bot_facturas/);
});

test('on a phone it is said in a strip of its own, which covers nothing of the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ANA, '/en/dashboard/agents');
  await context.setOffline(true);
  const strip = page.getByText(texts.session.offline.text()).filter({ visible: true });
  await expect(strip).toHaveCount(1);
  const [said, main] = [await strip.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(main?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
});

test('a page that could not be opened without a network opens by itself when it is back', async ({
  page,
  context,
}) => {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
  await page.getByRole('link', { name: texts.shell.agents(), exact: true }).first().click();
  await expect(heading(page, texts.shell.agents())).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pedidos' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The browser says that it is online before anything can be reached, as a laptop that wakes up does.
  const looks: Route[] = [];
  await page.route('**/dashboard/agents/bot_orders', (route) => {
    if (route.request().method() === 'HEAD') looks.push(route);
    return looks.length === 1 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await expect(heading(page, 'Pedidos')).toBeVisible();
  expect(looks.length).toBeGreaterThan(1);
});

test('a file of an earlier version that is gone: one reload, then words and a way on', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
  await page.getByRole('link', { name: texts.shell.agents(), exact: true }).first().click();
  await expect(heading(page, texts.shell.agents())).toBeVisible();
  await page.route(NEW_AGENT, (route) => route.fulfill({ status: 404 }));
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  const link = page.getByRole('link', { name: texts.shell.newAgent() }).first();
  await link.hover();
  await expect(heading(page, texts.shell.agents())).toBeVisible();
  expect(pages, 'pointing at a link reloads nothing').toBe(0);
  await link.click();
  await expect(page.getByText(texts.session.newVersion.text())).toBeVisible();
  await expect.poll(() => pages).toBe(1);
  await expect(page.getByText(texts.session.newVersion.text())).toBeVisible();

  await page.unroute(NEW_AGENT);
  await page.getByRole('button', { name: texts.shell.reload() }).click();
  await expect(heading(page, texts.creation.title())).toBeVisible();
  expect(pages).toBe(2);
});
