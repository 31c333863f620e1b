import type { Disposable, Page } from '@playwright/test';
import type { Screen } from './screens/screen';
import { untilRendered } from './sign-in';
import type { Locale } from './texts';

/** Waits until a page shows what it is for: drawn, its heading there, nothing grey left, fonts come. */
export async function untilSettled(page: Page): Promise<void> {
  await untilRendered(page);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton-block') === null);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Shows a screen in its state on a page that has nothing open; gives what takes back what unloading it does not. */
export async function showScreen(
  page: Page,
  { path, leadsTo = path.split('?')[0], before, script, act }: Screen,
  locale: Locale,
): Promise<Disposable | undefined> {
  const lasting = await script?.(page);
  await before?.(page);
  await page.goto(`/${locale}${path}`);
  await untilSettled(page);
  const { pathname } = new URL(page.url());
  // Else the login page, say, would be looked at in its place.
  if (pathname !== `/${locale}${leadsTo}`) throw new Error(`${path} led to ${pathname}.`);
  if (act) {
    await act(page, locale);
    await page.waitForLoadState('networkidle');
  }
  return lasting;
}
