import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test';
import type { Screen } from './screens/screen';
import { signIn, untilRendered } from './sign-in';
import type { Locale } from './texts';

/** What a browser remembers of each account, signed in once. */
export type SignedIn = ReadonlyMap<string, Awaited<ReturnType<BrowserContext['storageState']>>>;

/** Signs every account of the screens in, once. */
export async function signInAll(
  browser: Browser,
  screens: readonly Screen[],
  options: BrowserContextOptions,
): Promise<SignedIn> {
  const accounts = [...new Set(screens.flatMap(({ account }) => account ?? []))];
  const states = accounts.map(async (account) => {
    const context = await browser.newContext(options);
    await signIn(await context.newPage(), account);
    const state = await context.storageState();
    await context.close();
    return [account, state] as const;
  });
  return new Map(await Promise.all(states));
}

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
  { path, before, script, act }: Screen,
  locale: Locale,
): Promise<Disposable | undefined> {
  const lasting = await script?.(page);
  await before?.(page);
  await page.goto(`/${locale}${path}`);
  await untilSettled(page);
  if (act) {
    await act(page, locale);
    await page.waitForLoadState('networkidle');
  }
  return lasting;
}
