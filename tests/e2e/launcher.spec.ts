import type { Page } from '@playwright/test';
import { ANA, TRIAL } from './support/accounts';
import { untilSettled } from './support/open-screen';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';

const WIDTHS = [390, 768, 1024, 1280, 1440];
const PAGES = [
  '/dashboard/home',
  '/dashboard/agents',
  '/dashboard/agents/bot_returns',
  '/dashboard/settings',
  '/dashboard/settings?section=plan',
  '/dashboard/analytics',
  '/dashboard/analytics?view=conversations',
];

/** The controls of the page that the launcher of the chat lies over, wherever the page is scrolled to. */
async function coveredControls(page: Page): Promise<string[]> {
  const launcher = page.locator('agent-chat [part~="launcher"]');
  if (!(await launcher.isVisible())) return [];
  return launcher.evaluate(async (button) => {
    const found = new Set<string>();
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="slider"]';
    const last = document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at <= last + innerHeight / 2; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const control of document.querySelectorAll(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = control.getBoundingClientRect();
        const overlaps = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        // What only a screen reader reads has no place of its own.
        if (overlaps && box.width > 1 && box.height > 1)
          found.add(control.getAttribute('aria-label') ?? control.textContent.trim());
      }
    }
    return [...found];
  });
}

for (const [who, account, paths] of [
  ['an owner', ANA, PAGES],
  // The plan's card stands at the foot of the sidebar, where the launcher is.
  ['somebody in a trial', TRIAL, ['/dashboard/home', '/dashboard/agents']],
] as const)
  for (const path of paths)
    test(`the launcher of the chat covers no control at any width: ${path}, for ${who}`, async ({ page }) => {
      await openAs(page, account, `/en${path}`);
      await untilSettled(page);
      await expect(page.locator('agent-chat [part~="launcher"]')).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 760 });
        expect(await coveredControls(page), `at ${width}`).toEqual([]);
      }
    });

test('a conversation fills a phone: the launcher is there again with the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ANA, '/en/dashboard/analytics?view=conversations');
  const launcher = page.locator('agent-chat [part~="launcher"]');
  await expect(launcher).toBeVisible();
  await page.getByRole('button', { name: /Lucía P\./ }).click();
  await expect(page.getByText('Quiero hablar con una persona, por favor.')).toBeVisible();
  await expect(launcher).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.goBack();
  await expect(launcher).toBeVisible();
});
