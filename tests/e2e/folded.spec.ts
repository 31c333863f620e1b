import type { Page } from '@playwright/test';
import { failedStart } from '../../i18n/en/start';
import { ANA, NUEVO, TRIAL } from './support/accounts';
import { justBegun } from './support/screens/onboarding-answers';
import { openAs, signInAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const TESTS = '/en/dashboard/agents/bot_returns/test-agent?view=tests';
const INSTRUCTIONS = '/en/dashboard/agents/bot_store?tab=instructions';

const { agents, agentTests, homeFigures, homeParts, instructions, common, shell, tools, usageMeters } =
  textsOf('en');

test('on a phone the filters of the tests are behind one button, open where a link has chosen some', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, TESTS);
  const set = page.getByRole('combobox', { name: agentTests.filters.set(), exact: true });
  const show = page.getByRole('combobox', { name: agentTests.filters.only(), exact: true });
  const fold = page.getByRole('button', { name: agentTests.filters.fold(), exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(set).toBeHidden();
  await expect(show).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await set.selectOption('Plazos');

  await page.reload();
  const folded = page.getByRole('button', { name: agentTests.filters.foldActive({ n: 1 }), exact: true });
  await expect(folded).toHaveAttribute('aria-expanded', 'true');
  await expect(set).toHaveValue('Plazos');
  await folded.click();
  await expect(set).toBeHidden();

  await page.setViewportSize(DESK);
  await expect(set).toBeVisible();
  await expect(folded).toBeHidden();
});

test('on a phone home says how long a trial lasts, which on a desk the sidebar does', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, TRIAL, '/en/dashboard/home');
  const inPage = page.getByRole('main').getByText(shell.trial.title(), { exact: true });
  await expect(inPage).toBeVisible();
  await page.setViewportSize(DESK);
  await expect(page.getByText(shell.trial.title(), { exact: true })).toBeVisible();
  await expect(inPage).toBeHidden();
});

test('on a phone the filters of the agents are behind one button, and the agents come first', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, '/en/dashboard/agents');
  const status = page.getByRole('combobox', { name: agents.status.label() });
  const fold = page.getByRole('button', { name: agents.fold(), exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toBeHidden();
  await expect(page.getByRole('link', { name: 'Devoluciones', exact: true })).toBeInViewport();
  await fold.click();
  await status.selectOption('live');
  await page.reload();
  await expect(page.getByRole('button', { name: agents.foldActive({ n: 1 }), exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(status).toHaveValue('live');
});

test('who has no agent yet finds the first steps, and no empty figures', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, NUEVO);
  await justBegun(page);
  await page.goto('/en/dashboard/home');
  await expect(page.getByRole('heading', { name: homeParts.setup(), exact: true })).toBeInViewport();
  await expect(page.getByRole('meter', { name: usageMeters.agents(), exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: homeFigures.label() })).toHaveCount(0);
});

test('on a phone what needs somebody opens from anywhere in its row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, '/en/dashboard/home');
  // Near its end, where the link below the words is not.
  const row = page.getByRole('listitem').filter({ hasText: /waiting for a person/ });
  const { width = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 10, y: 10 } });
  await expect(page).toHaveURL(/view=conversations/);
});

/** With how much is written in it beside its name. */
const chooses = (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${common.languageNames.es()} · `, 'i') });

test('the language of the instructions is chosen once, and nowhere where both texts stand beside one another', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, INSTRUCTIONS);
  await expect(chooses(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: instructions.textLabel({ n: 1 }) })).toBeVisible();
  // Beside the test chat there is room for both on a wide desk only.
  await page.setViewportSize(DESK);
  await expect(chooses(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(chooses(page)).toHaveCount(0);
  const texts = [instructions.textLabel({ n: 1 }), instructions.otherTextLabel.es({ n: 1 })];
  for (const name of texts) await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
});

test('keys are told of at a desk, and not on a phone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openAs(page, ANA, INSTRUCTIONS);
  await expect(page.getByText(instructions.moveHint())).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('textbox', { name: instructions.textLabel({ n: 1 }) })).toBeVisible();
  await expect(page.getByText(instructions.moveHint())).toBeHidden();
});

test('a row of tabs fades where it goes on, and nowhere once there is room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, '/en/dashboard/agents/bot_store?tab=overview');
  const row = page.locator('[data-row-of-tabs]');
  await expect(row).toHaveAttribute('data-goes-on', 'end');
  await page.getByRole('tab', { name: agents.detail.tabs.versions() }).click();
  await expect(row).toHaveAttribute('data-goes-on', 'start');
  await page.setViewportSize(DESK);
  await expect(row).toHaveAttribute('data-goes-on', '');
});

test('on a phone an empty test chat begins with the greeting, and no suggestion is wider than its card', async ({
  page,
}) => {
  // A small one, where not all of it has room.
  await page.setViewportSize({ width: 375, height: 667 });
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns/test-agent?chat=new');
  const suggestion = page.getByRole('button', { name: '¿Cuántos días tengo para una devolución gratis?' });
  await expect(suggestion).toBeVisible();
  await expect(page.getByText('Hi! What would you like to return?')).toBeInViewport({ ratio: 1 });
  const card = suggestion.locator('xpath=ancestor::*[h2 or div/h2][1]');
  const [inside, around] = await Promise.all([suggestion.boundingBox(), card.boundingBox()]);
  if (!inside || !around) throw new Error('the suggestion stands nowhere');
  expect(inside.x).toBeGreaterThanOrEqual(around.x);
  expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width);
});

test('a page that the HTML shows nothing of says that it loads while calls fail, and then what is wrong', async ({
  page,
}) => {
  await signInAs(page, ANA);
  // As in development, where the HTML comes without a first look.
  await page.route('**/dashboard/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('class="first-paint"', 'class="none" hidden');
    await route.fulfill({ response, body });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { message: 'It failed', code: 'PROVIDER_ERROR' } });
  });
  await page.goto('/en/dashboard/home', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: common.loading() })).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { name: textsOf('en').failures.server.title() })).toBeVisible();
  await expect(page.getByText(failedStart.title)).toHaveCount(0);
});

test('the chosen tab is in its row, by a link on a phone and in a window that becomes as narrow', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns?tab=handoff');
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESK);
  await page.getByRole('tab').last().click();
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await expect(tab).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(DESK);
  await page.goto('/en/dashboard/setup/tools2?view=calls');
  const parts = page.getByRole('navigation', { name: tools.partsLabel(), exact: true });
  const part = parts.getByRole('link', { name: tools.parts.calls.title(), exact: true });
  await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(part).toBeInViewport({ ratio: 1 });
});
