import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const HUBSPOT = { name: 'HubSpot' };

// The consent page is another site's, as it is in life: its pages may be opened, and nothing else there.
test.afterEach(({ faults, servers }) => {
  const others = faults.filter(
    (fault) => !fault.startsWith(`foreign origin: ${servers.providerUrl}/played/`),
  );
  faults.splice(0, faults.length, ...others);
});

async function openTools(page: Page): Promise<void> {
  await openAs(page, ANA, '/en/dashboard/setup/tools');
  await page.getByRole('button', { name: texts.connecting.connect(HUBSPOT) }).waitFor();
}

/** Clicks Connect; the window of the consent page that the click opens. */
async function connect(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: texts.connecting.connect(HUBSPOT) }).click();
  const popup = await opening;
  await popup.waitForURL('**/played/connect/hubspot?**');
  await page.getByText(texts.connecting.waiting.title(HUBSPOT)).waitFor();
  return popup;
}

const choose = (popup: Page, choice: string) => popup.getByRole('link', { name: choice }).click();
const connected = (page: Page) => page.getByText(texts.connecting.ends.connected.title(HUBSPOT));
const returned = (popup: Page, title: string) => popup.getByRole('heading', { level: 1, name: title });

test('a popup connects: cut off from its opener, it comes back, the dashboard sees it, and it closes', async ({
  page,
}) => {
  await openTools(page);
  const popup = await connect(page);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await choose(popup, 'It connects.');
  await returned(popup, texts.toolConnected.states.connected.title()).waitFor();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await connected(page).waitFor();
  const closed = popup.waitForEvent('close');
  // The window may be gone before a click is known to have been made: it is made a moment later, and not waited for.
  await popup
    .getByRole('button', { name: texts.toolConnected.close() })
    .evaluate(
      (button) => void setTimeout(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    );
  await closed;
});

test('a popup that is blocked becomes a link, whose tab knows nothing of the dashboard', async ({ page }) => {
  await openTools(page);
  await page.evaluate(() => Reflect.set(window, 'open', () => null));
  await page.getByRole('button', { name: texts.connecting.connect(HUBSPOT) }).click();
  await page.getByText(texts.connecting.waiting.blockedTitle(HUBSPOT)).waitFor();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: texts.connecting.waiting.open() }).click();
  const tab = await opening;
  await tab.waitForURL('**/played/connect/hubspot?**');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await choose(tab, 'It connects, and forgets which window asked.');
  await returned(tab, texts.toolConnected.states.connected.title()).waitFor();
  await tab.close();
  // Nobody told the dashboard: it asks by itself.
  await connected(page).waitFor();
});

test('a forged message and a window that lies connect nothing', async ({ page }) => {
  await openTools(page);
  const popup = await connect(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/connections\/[^/]+$/.test(request.url())) reads.push(request.url());
  });
  const liar = await page.context().newPage();
  await liar.goto('/en/toolisconnected?status=connected#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await returned(liar, texts.toolConnected.states.connected.title()).waitFor();
  await choose(popup, 'It says “connected”, and nothing is.');
  await returned(popup, texts.toolConnected.states.connected.title()).waitFor();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  await page.getByText(texts.connecting.waiting.looked()).waitFor();
  await expect(connected(page)).toBeHidden();
  await page.getByRole('button', { name: texts.connecting.waiting.cancel() }).click();
  await expect(page.getByRole('button', { name: texts.connecting.connect(HUBSPOT) })).toBeEnabled();
  await expect(page.getByText(texts.connecting.waiting.looked())).toBeHidden();
});

test('a callback that comes twice says that it was used, and changes nothing', async ({ page }) => {
  await openTools(page);
  const popup = await connect(page);
  const consent = popup.url();
  await choose(popup, 'It connects.');
  await connected(page).waitFor();
  await popup.goto(consent);
  await choose(popup, 'Cancel.');
  await returned(popup, texts.toolConnected.states.used.title()).waitFor();
  await page.goto('/en/dashboard/setup/tools2?toolkit=hubspot');
  const row = page.getByRole('listitem').filter({ hasText: 'ana@acme.example' });
  await row.getByText(texts.connecting.states.ACTIVE(), { exact: true }).waitFor();
});

test('a window whose opener is gone finishes, and the dashboard shows it when it is opened again', async ({
  page,
  context,
}) => {
  await openTools(page);
  const popup = await connect(page);
  await page.close();
  await choose(popup, 'It connects, and says so in a word nobody knows.');
  await returned(popup, texts.toolConnected.states.unknown.title()).waitFor();
  const again = await context.newPage();
  await again.goto('/en/dashboard/setup/tools2?toolkit=hubspot');
  await again.getByText(texts.connecting.states.ACTIVE(), { exact: true }).waitFor();
});

test('on a phone what a run came to comes into sight, below the arguments that were sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, ANA, '/en/dashboard/composio-test?toolkit=shopify&action=create_return');
  await page.getByRole('button', { name: texts.toolCalls.tests.run(), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts.toolCalls.tests.confirm.run() })
    .click();
  await page.getByText(texts.toolCalls.outcomes.done(), { exact: true }).first().waitFor();
  await expect(page.getByRole('heading', { name: texts.toolCalls.columns.outcome() })).toBeInViewport();
});

test('a call of the log opens from anywhere in its row', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/tools2?view=calls');
  const { list, dialog } = texts.toolCalls;
  // Its middle, where no button is.
  await page.getByRole('table', { name: list() }).getByRole('row').nth(1).click();
  await page.getByRole('dialog', { name: dialog.title() }).waitFor();
});
