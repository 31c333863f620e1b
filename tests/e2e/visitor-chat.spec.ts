import { test as base, expect, type Page } from '@playwright/test';
import { startDemo } from '../../scripts/servers';
import { AXE_SOURCE } from './support/axe-source';
import { watch } from './support/test';

/** The pages of other companies, with a provider of their own; a test fails on what a policy refuses and on uncaught errors. */
const test = base.extend<{ faults: string[] }, { demo: string }>({
  demo: [
    async ({ browserName: _every }, use) => {
      const demo = await startDemo();
      await use(demo.url);
      demo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo),
  faults: async ({ browserName: _every }, use) => use([]),
  context: async ({ context, demo, faults }, use) => {
    await watch(context, [new URL(demo).origin], faults);
    await use(context);
    // The chat's files and its answers come from hosts of their own here.
    const wrong = faults.filter((fault) => !fault.startsWith('foreign origin'));
    expect(wrong, 'what the pages did wrong').toEqual([]);
  },
});

const QUESTION = 'Where is my order AH20481733?';
const ANSWER = /Order AH20481733 is on its way/;

const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const dialog = (page: Page) => page.getByRole('dialog');
/** What was said; the sources of an answer are a list of their own inside it, which comes at its end. */
const messages = (page: Page) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ hasText: /^(You|Acme Home orders):/ });

async function talk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await dialog(page).getByRole('textbox').fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeVisible();
}

for (const path of ['/plain', '/hostile'])
  test(`a visitor talks on ${path}, and goes on after a reload`, async ({ page }) => {
    await talk(page, path);
    await page.reload();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
    // It was not asked for just now: the keyboard stays with the page.
    await expect(dialog(page).getByRole('textbox')).not.toBeFocused();
  });

test('what a page does to its styles does not reach the chat', async ({ page }) => {
  await talk(page, '/hostile');
  const size = await dialog(page).boundingBox();
  expect(size?.width).toBeGreaterThan(300);
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  await expect(dialog(page).getByRole('textbox')).toHaveCSS('font-size', '14px');
  await expect(dialog(page).locator('..')).toHaveCSS('direction', 'ltr');
});

test('on 320 px it takes the whole page and nothing of it is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await talk(page, '/plain');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 560 });
  const wide = await dialog(page).evaluate((panel) =>
    [...panel.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > 320).map(String),
  );
  expect(wide).toEqual([]);
  for (const button of await dialog(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('by keyboard alone: opened, asked, closed, and the focus is back', async ({ page }) => {
  await page.goto('/plain');
  await launcher(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(ANSWER)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('group', { name: 'Conversation' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Earlier conversations' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: 'More options' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
});

test('an answer is stopped', async ({ page }) => {
  await page.goto('/plain');
  await launcher(page).click();
  await dialog(page).getByRole('textbox').fill('/lento');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Stop answer' }).click();
  await expect(dialog(page).getByText('Stopped')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeVisible();
});

const WAITS = 'Can I change the address?';

async function sayOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await dialog(page).getByRole('textbox').fill(WAITS);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Waiting to be sent')).toBeVisible();
}

test('offline one message waits, and goes out with the network', async ({ page, context }) => {
  await talk(page, '/plain');
  await sayOffline(page);
  await context.setOffline(false);
  await expect(dialog(page).getByText('Waiting to be sent')).toBeHidden();
  await expect(messages(page)).toHaveCount(4);
});

test('a message that waits is not lost with its page, and goes out once from the next one', async ({
  page,
  context,
}) => {
  await talk(page, '/plain');
  await sayOffline(page);
  // Closed, the next page shows the launcher alone: it goes out all the same.
  await dialog(page).getByRole('button', { name: 'Close chat' }).click();
  // A page cannot come without a network: it is left for an empty one meanwhile.
  await page.goto('about:blank');
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request.postData());
  });
  await context.setOffline(false);
  const answered = page.waitForResponse((response) => response.url().endsWith('/messages'));
  await page.goto('/plain');
  await answered;
  await launcher(page).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: WAITS })).toHaveCount(1);
  await expect(dialog(page).getByText('Waiting to be sent')).toBeHidden();
  await expect(messages(page)).toHaveCount(4);
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
  expect(sent.filter((body) => body?.includes(WAITS))).toHaveLength(1);
});

test('nothing is kept before the visitor agrees', async ({ page }) => {
  await page.goto('/plain?widget=wgt_acme');
  await launcher(page).click();
  await dialog(page).getByLabel('Name').fill('Lucía Prieto');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page).getByText('Agree to this to start.')).toBeVisible();
  const kept = () =>
    page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie.length]);
  expect(await kept()).toEqual([0, 0, 0]);
  await dialog(page).getByLabel('Email').fill('lucia@correo.example');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Your message' })).toBeFocused();
  expect(await kept()).toEqual([1, 0, 0]);
});

test('a page that may not show it, and a widget that is gone, say so', async ({ page, demo }) => {
  await page.goto(`${demo.replace('127.0.0.1', 'other.localhost')}/plain?widget=wgt_acme`);
  await launcher(page).click();
  await expect(dialog(page).getByText('This chat can’t be used on other.localhost.')).toBeVisible();
  await page.goto('/plain?widget=wgt_gone');
  await launcher(page).click();
  await expect(dialog(page).getByText('This chat no longer exists.')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async () => {
      await page.addScriptTag({ content: AXE_SOURCE });
      const { violations } = await page.evaluate(() => window.axe.run('agent-chat'));
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await page.goto('/plain?widget=wgt_acme');
    await launcher(page).click();
    await dialog(page).getByRole('button', { name: 'Start' }).click();
    await check();
    await page.goto('/plain');
    await launcher(page).click();
    await dialog(page).getByRole('textbox').fill('I want to return AH20481733');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Confirm' }).waitFor();
    await check();
    await dialog(page).getByRole('button', { name: 'More options' }).click();
    await dialog(page).getByRole('button', { name: 'End conversation' }).click();
    await dialog(page).getByRole('radio').first().waitFor({ state: 'attached' });
    await check();
  });
