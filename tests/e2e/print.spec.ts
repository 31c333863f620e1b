import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
/** A4 within its margins. */
const PAPER = { width: 703, height: 1030 };

// Whoever works in the dark prints, too.
test.use({ colorScheme: 'dark' });

async function onPaper(page: Page, path: string): Promise<void> {
  await openAs(page, ANA, path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
}

/** How bright the text of a page's title is, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const color = await page
    .locator('h1, h2')
    .first()
    .evaluate((title) => getComputedStyle(title).color);
  return Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
}

/** What is cut off: tables and boxes whose content is wider or higher than they are. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('table, main div, main section')]
      .filter((box) => {
        const { right, width } = box.getBoundingClientRect();
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
        return (
          width > 1 && (right > window.innerWidth + 1 || (scrolls && box.scrollHeight > box.clientHeight))
        );
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  );

for (const [what, path, title] of [
  ['the figures', '/en/dashboard/analytics?agent=bot_returns', texts.analytics.title()],
  ['a conversation', '/en/dashboard/analytics?view=conversations&chat=con_lucia', 'Lucía P.'],
  ['the plan and its invoices', '/en/dashboard/settings?section=plan', texts.settings.sections.plan()],
  ['the audit trail', '/en/dashboard/settings?section=audit', texts.settings.sections.audit()],
] as const) {
  test(`${what} on paper: dark on white, whole, without anything to press`, async ({ page }) => {
    await onPaper(page, path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    expect(await brightness(page)).toBeLessThan(60);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('.btn:visible')).toHaveCount(0);
    await expect(page.locator('agent-chat')).toBeHidden();
    expect(await cutOff(page)).toEqual([]);
  });
}

test('a filter of which nothing was chosen takes no room on paper', async ({ page }) => {
  await onPaper(page, '/en/dashboard/settings?section=audit&from=2026-11-01');
  await expect(page.getByLabel(texts.audit.filters.from())).toBeVisible();
  await expect(page.getByText(texts.audit.filters.to(), { exact: true })).toBeHidden();
});

test('figures on paper say of which agent and which days they are; their table has every day', async ({
  page,
}) => {
  await onPaper(page, '/en/dashboard/analytics?agent=bot_returns&days=table');
  const agent = page.getByRole('combobox', { name: texts.analytics.filters.agent() });
  await expect(agent).toHaveValue('bot_returns');
  await expect(agent).toBeVisible();
  await expect(page.getByText(/Madrid time/)).toBeVisible();
  const days = page.getByRole('table', { name: texts.analytics.perDay.title() });
  await expect(days.locator('tbody tr')).toHaveCount(30);
});

test('a conversation on paper has its first and its last message, who answered, and the day', async ({
  page,
}) => {
  await onPaper(page, '/en/dashboard/analytics?view=conversations&chat=con_lucia');
  const messages = page.getByRole('log').getByRole('article');
  const log = await page.getByRole('log').boundingBox();
  for (const message of [messages.first(), messages.last()]) {
    const box = await message.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(log?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((log?.y ?? 0) + (log?.height ?? 0));
  }
  await expect(page.getByText(/Devoluciones, version 2 · .*20\d\d/)).toBeVisible();
});
