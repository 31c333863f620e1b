import { chromiumLaunch } from '../../scripts/chromium';
import { ANA } from './support/accounts';
import { signIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

// A host name without https is no secure context, as localhost is: browsers keep ids, hashes and locks for those.
const HOST = 'dashboard.example';
const launch = await chromiumLaunch();
test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
  baseURL: async ({ servers }, use) => use(servers.url.replace('localhost', HOST)),
});

const texts = textsOf('en');

test('without https people sign in, create an agent, talk to it and sign out', async ({ page }) => {
  await signIn(page, ANA);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();

  await page.goto('/en/dashboard/setup/create-new-agent');
  await page.getByLabel(texts.creation.fields.name(), { exact: true }).fill('Inseguro');
  await page.getByLabel(texts.creation.blank.instructions()).fill('Answers questions about invoices.');
  await page.getByRole('button', { name: texts.creation.submit() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inseguro' })).toBeVisible();

  await page.goto('/en/dashboard/agents/bot_orders/test-agent');
  const composer = page.getByRole('textbox', { name: texts.testChat.compose() });
  await composer.fill('Hello');
  await composer.press('Enter');
  await expect(page.getByRole('log').first().locator('article').last()).toContainText('Pedidos');
  await signOut(page, 'Ana Luna');
});

test('a sign-in elsewhere says that it cannot be kept, and leads nowhere', async ({ page }) => {
  await page.goto('/en/login');
  await page.getByRole('button', { name: texts.oauth.continueWith({ service: 'Google' }) }).click();
  await expect(page.getByRole('alert')).toContainText(texts.oauth.noStorage.title());
  await expect(page).toHaveURL(/\/en\/login$/);
});
