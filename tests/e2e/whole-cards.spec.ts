import type { Locator, Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { creation, toolCalls } = textsOf('en');
const CALLS = '/en/dashboard/setup/tools2?view=calls';

/** How wide the box is that what has the focus draws its ring around, and that it draws no other. */
async function ringWidth(focused: Locator): Promise<number> {
  await expect(focused).toHaveCSS('outline-style', 'none');
  return focused.evaluate((element) => {
    const { outlineStyle, width } = getComputedStyle(element, '::after');
    return outlineStyle === 'solid' ? Number.parseFloat(width) : 0;
  });
}

const pressAtEnd = async (whole: Locator) => {
  const { width = 0 } = (await whole.boundingBox()) ?? {};
  await whole.click({ position: { x: width - 6, y: 8 } });
};

const tabTo = async (page: Page, target: Locator) => {
  // What a pointer or a script focuses shows no ring.
  await page.keyboard.press('Tab');
  await target.focus();
};

test('a template opens from anywhere on its card, which has the ring of the focus', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/create-new-agent?way=template');
  const card = page.getByRole('list', { name: creation.templates.list() }).getByRole('listitem').nth(1);
  const link = card.getByRole('link');
  await tabTo(page, link);
  const { width = 0 } = (await card.boundingBox()) ?? {};
  // Inside its border.
  expect(await ringWidth(link)).toBeCloseTo(width - 2, 0);
  await pressAtEnd(card);
  await expect(page).toHaveURL(/template=tpl_/);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px a call opens from anywhere in its row, which has the ring of the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, ANA, CALLS);
    const row = page.getByRole('table', { name: toolCalls.list() }).getByRole('row').nth(2);
    const open = row.getByRole('button');
    await tabTo(page, open);
    const { width = 0 } = (await row.boundingBox()) ?? {};
    expect(Math.abs((await ringWidth(open)) - width)).toBeLessThanOrEqual(2);
    await pressAtEnd(row);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
