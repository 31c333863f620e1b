import type { Page } from '@playwright/test';
import { ANA, NUEVO } from './support/accounts';
import { keptValues } from './support/kept-values';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { creator: texts, testChat } = textsOf('en');
const CREATOR = '/en/dashboard/creator-agent/bot_creator-acme';

/** Until it lies in the browser's own store. */
const keptTexts = (page: Page) => keptValues(page, 'chat-creator-bot_orders');

test('an agent is built by keyboard alone, from the first word to a test of it', async ({ page }) => {
  await openAs(page, ANA, CREATOR);
  const box = page.getByRole('textbox', { name: texts.compose() });
  await page.getByRole('button', { name: texts.empty.fresh.questions() }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: texts.aboutNew() }).waitFor();
  await expect(box).toBeFocused();
  const create = page.getByRole('button', { name: texts.idea.create() });
  await create.waitFor();
  await box.focus();
  await page.keyboard.type('It speaks formally and never promises a room. Add WhatsApp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: texts.preview.title() })).toContainText('WhatsApp');
  await create.focus();
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: texts.about({ name: 'Lola' }) }).waitFor();
  // What was said stands in the draft already: it is taken back and accepted again.
  const undo = page.getByRole('button', { name: texts.proposal.undoAll(), exact: true });
  const all = page.getByRole('button', { name: texts.proposal.acceptAll(), exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  // The button stays where it was, and so does the focus.
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.getByRole('link', { name: texts.test() }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: testChat.title({ name: 'Lola' }) }).waitFor();
});

test('what is being written, and what was said, survive a reload; an answer goes on', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/creator-agent/bot_orders');
  const box = page.getByRole('textbox', { name: texts.compose() });
  await box.fill('/lento add Teams and never promise a day');
  await box.press('Enter');
  await page.getByRole('button', { name: testChat.stop() }).waitFor();
  await expect(box).toHaveValue('');
  await expect.poll(() => keptTexts(page)).toBe(0);
  await box.fill('and one more thing');
  await expect.poll(() => keptTexts(page)).toBe(1);
  await page.reload();
  await page.getByRole('article', { name: texts.proposal.title({ n: 2 }) }).waitFor();
  await expect(box).toHaveValue('and one more thing');
});

test('a proposal higher than the conversation is read from its beginning, and goes on where its reader is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openAs(page, ANA, '/en/dashboard/creator-agent/bot_returns');
  // The one before it is taken already.
  const card = page.getByRole('article', { name: texts.proposal.title({ n: 1 }) }).last();
  await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
  const log = page.getByRole('log');
  const end = card.getByRole('button', { name: /Rules/ }).last();
  await expect(end).not.toBeInViewport();
  // Who has read to its end stays there: what is decided moves nothing out of sight.
  await log.press('End');
  await expect(end).toBeInViewport();
  await end.click();
  await expect(card.getByRole('button', { name: /Rules/ }).last()).toBeInViewport();
});

test('on a phone the conversation and the agent take turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ANA, '/en/dashboard/creator-agent/bot_returns');
  await page.getByRole('button', { name: `${texts.proposal.accept()}: Block 2: Rules` }).click();
  const undo = page.getByRole('button', { name: `${texts.proposal.undo()}: Block 2: Rules` });
  await undo.waitFor();
  await page.getByRole('tab', { name: texts.tabs.preview() }).click();
  const preview = page.getByRole('region', { name: texts.preview.title() });
  await expect(preview).toContainText('60 días');
  await expect(preview.getByText(texts.preview.changed())).toHaveCount(1);
  await page.getByRole('tab', { name: texts.tabs.talk() }).click();
  await undo.waitFor();
});

test('two tabs that find no creator make one', async ({ page, context }) => {
  await context.route('**/api/v1/welcome/account/*', (route) =>
    route.fulfill({ json: { settings: {}, currentStage: 'admin_settings', isEnd: true } }),
  );
  const made: string[] = [];
  const other = await context.newPage();
  const atHome = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Welcome, Nuria Vega!' });
  await context.route('**/api/v1/welcome/createBotCreator', async (route) => {
    made.push(route.request().method());
    // The other tab has looked by now, and found none either.
    await atHome(other).waitFor();
    await route.continue();
  });
  await openAs(page, NUEVO, '/en/dashboard/home');
  await other.goto('/en/dashboard/home');
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Do you have any questions?' })).toBeVisible();
  expect(made).toEqual(['POST']);
});

test('on a narrow phone the box is as high as what it asks, before anything is typed', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 700 });
  await openAs(page, ANA, '/en/dashboard/creator-agent/bot_returns');
  const box = page.getByRole('textbox', { name: texts.compose() });
  const heights = () => box.evaluate((one) => ({ seen: one.clientHeight, text: one.scrollHeight }));
  const asked = await heights();
  expect(asked.seen).toBe(asked.text);
  await box.fill('x');
  expect((await heights()).seen).toBeLessThan(asked.seen);
});
