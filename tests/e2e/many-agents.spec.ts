import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

test.use({ scenario: 'many-agents' });

const texts = textsOf('en').agents;
const actions = textsOf('en').agentActions;
const MOST_NODES = 500;
const ROW_PX = 76;

const many = (n: number) => ({ n, count: n.toLocaleString('en') });
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: actions.select({ name }), exact: true });
const scrollTo = (page: Page, row: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), row * ROW_PX);

async function open(page: Page, query = '', n = 10_004): Promise<void> {
  await openAs(page, ANA, `/en/dashboard/agents${query}`);
  await page.getByText(n === 10_004 ? texts.count(many(n)) : texts.matching(many(n))).waitFor();
}

test('ten thousand agents scroll to the end with few elements in the page; Back finds the place again', async ({
  page,
}) => {
  await open(page);
  const table = page.getByRole('table', { name: texts.list() });
  await expect(table).toHaveAttribute('aria-rowcount', '10006');
  await expect(page.getByRole('row', { name: /^Creator/ })).toHaveAttribute('aria-rowindex', '2');
  expect(await nodes(page)).toBeLessThanOrEqual(MOST_NODES);

  await page.keyboard.press('End');
  await expect(link(page, 'Horarios Sevilla 10000')).toBeVisible();
  await expect(page.getByRole('row', { name: /Horarios Sevilla 10000/ })).toHaveAttribute(
    'aria-rowindex',
    '10006',
  );
  await expect.poll(() => nodes(page)).toBeLessThanOrEqual(MOST_NODES);

  await scrollTo(page, 5003);
  await link(page, 'Garantías Madrid 5004').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garantías Madrid 5004' })).toBeVisible();
  await page.goBack();
  await expect(link(page, 'Garantías Madrid 5004')).toBeInViewport();
});

test('a search is answered while one types, and the last one typed wins', async ({ page }) => {
  await open(page);
  const box = page.getByRole('searchbox', { name: texts.search() });
  const held: (() => void)[] = [];
  // The answer for the first word comes after that for the second.
  await page.route(/\/projects\?.*q=Garant/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => undefined);
  });
  await box.fill('Garantías');
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByText(texts.searching())).toBeVisible();
  await box.fill('citas quito');
  await expect(page.getByText(texts.matching(many(159)))).toBeVisible();
  for (const release of held) release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(texts.matching(many(159)))).toBeVisible();
  await expect(link(page, 'Creator')).toHaveCount(0);
  await expect(page).toHaveURL(/q=citas(\+|%20)quito/);
});

test('all that match are changed, those that were never scrolled to as well, and Undo brings them back', async ({
  page,
}) => {
  await open(page);
  await tick(page, 'Devoluciones').check();
  await scrollTo(page, 3000);
  await expect(page.getByText(actions.selected(many(1)))).toBeVisible();
  await page.getByRole('button', { name: actions.clear() }).click();

  await page.getByRole('combobox', { name: texts.status.label() }).selectOption('error');
  await page.getByRole('checkbox', { name: actions.selectMatching({ count: '1,000' }) }).check();
  await tick(page, 'Garantías Oviedo 6').uncheck();
  await expect(page.getByText(actions.selected(many(999)))).toBeVisible();
  await page.getByRole('button', { name: actions.trash(), exact: true }).click();
  await expect(page.getByText(actions.done.trash(many(999)), { exact: true })).toBeVisible();
  await expect(page.getByText(texts.matching(many(1)))).toBeVisible();
  await page.getByRole('button', { name: actions.undo() }).click();
  await expect(page.getByText(texts.matching(many(1000)))).toBeVisible();
});

test('rows are walked through by the arrow keys, and the one in focus is kept while others are looked at', async ({
  page,
}) => {
  await open(page, '?sort=name&q=Citas', 1430);
  const ticks = page.getByRole('checkbox', { name: /^Select / });
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await ticks.nth(1).focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  const row = page.getByRole('row').filter({ has: focused });
  await expect(row).toHaveAttribute('aria-rowindex', '42');
  await page.keyboard.press('Space');
  await expect(page.getByText(actions.selected(many(1)))).toBeVisible();
  await scrollTo(page, 1200);
  await expect(row).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(row).toHaveAttribute('aria-rowindex', '41');
  await expect(focused).toBeInViewport();
});

test('a page that fails in the middle says so and can be asked for again', async ({ page }) => {
  await open(page);
  await page.route(/cursor=5000/, (route) => route.fulfill({ status: 403, json: { message: 'no' } }));
  await scrollTo(page, 5010);
  const retry = page.getByRole('button', { name: textsOf('en').common.retry() });
  await expect(retry).toBeVisible();
  // Once for all of them, and not behind the head of the page.
  await expect(page.getByText(textsOf('en').agents.rows.failed({ n: 50, count: '50' }))).toBeVisible();
  await expect(retry).toHaveCount(1);
  const covering = await retry.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') !== button;
  });
  expect(covering).toBe(false);
  await page.unroute(/cursor=5000/);
  await retry.click();
  await expect(link(page, 'Presupuestos Quito 5003')).toBeVisible();
});
