import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs, signInAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

// A hundred thousand conversations of a year, counted and listed by a provider of the tests' own.
test.use({ scenario: 'many-conversations' });

const { analytics, inbox } = textsOf('en');
const MOST_FIGURES = 1200;
const MOST_LOG = 900;
const LOG = '/en/dashboard/analytics?view=conversations&show=all';

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const row = (page: Page) => page.getByRole('list', { name: inbox.list() }).getByRole('button');
const pages = (page: Page) => page.getByRole('navigation', { name: inbox.pages() });

/** How many conversations a page of the log says that there are. */
async function total(page: Page): Promise<number> {
  const text = await pages(page)
    .getByText(/ of [\d,]+$/)
    .innerText();
  return Number(text.replace(/^.* of /, '').replaceAll(',', ''));
}

test('the figures are counted by the provider, none of the conversations comes; what is exported adds up to them', async ({
  page,
}) => {
  await signInAs(page, ANA);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = page.waitForResponse(/\/api\/v1\/analytics\?/);
  await page.goto('/en/dashboard/analytics?preset=90d');
  const figures = await answered;
  await expect(page.getByRole('heading', { name: analytics.topics.title() })).toBeVisible();
  const { totals } = await figures.json();
  expect(totals.conversations).toBeGreaterThan(20_000);
  // A day or a topic is a line of the answer, a conversation is not.
  expect((await figures.body()).length).toBeLessThan(50_000);
  expect(asked.filter((url) => url.includes('/inbox'))).toEqual([]);
  expect(await nodes(page)).toBeLessThanOrEqual(MOST_FIGURES);

  await page.getByRole('button', { name: analytics.exporting.button() }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: analytics.exporting.json() }).click(),
  ]);
  const { sections } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const days: { rows: Record<string, number>[] } = sections.find(
    ({ title }: { title: string }) => title === analytics.perDay.title(),
  );
  expect(days.rows).toHaveLength(90);
  const sum = days.rows.reduce((all, day) => all + (day[analytics.perDay.conversations()] ?? 0), 0);
  expect(sum).toBe(totals.conversations);
});

test('the log shows a page of them, each page from its first one on; it is searched, filtered, and Back finds the place again', async ({
  page,
}) => {
  await openAs(page, ANA, LOG);
  await expect(row(page)).toHaveCount(30);
  expect(await total(page)).toBeGreaterThan(100_000);
  // The list scrolls, the page does not.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
  const first = await nodes(page);
  expect(first).toBeLessThanOrEqual(MOST_LOG);

  await pages(page).getByRole('button', { name: inbox.older() }).click();
  await expect(pages(page)).toContainText('31–60');
  await expect(row(page).first()).toBeInViewport();
  // However far one goes, there is no more in the page than at its beginning.
  await page.goto(`${LOG}&after=99990`);
  await expect(pages(page)).toContainText('99,991–100,020');
  expect(await nodes(page)).toBeLessThanOrEqual(first + 30);

  await page.getByRole('searchbox', { name: inbox.search() }).fill('sofa viejo');
  await expect(page).toHaveURL(/q=sofa/);
  await expect.poll(() => total(page)).toBeLessThan(20_000);
  const found = await total(page);
  await page.goto(`${LOG}&q=sofa+viejo&rating=none`);
  await expect(row(page).first()).toBeVisible();
  expect(await total(page)).toBeLessThan(found);

  await row(page).nth(20).click();
  const log = page.getByRole('log', { name: inbox.transcript() });
  await expect(log.getByText(/sofá viejo/)).toBeVisible();
  await page.goBack();
  await expect(log).toBeHidden();
  await expect(page).toHaveURL(/rating=none/);
});
