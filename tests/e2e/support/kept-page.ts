import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Kept } from './sign-in';

/** An address that no page of the product has. */
const BLANK = '/between-two-screens';

/** A page that stays open from one screen to the next: what it has loaded and compiled once is there for the next. */
export type KeptPage = {
  /** The page, with nothing left of the screen before on it; in the browser's storage is what `kept` gives, or nothing. */
  cleaned: (kept?: (page: Page) => Promise<Kept>) => Promise<Page>;
  close: () => Promise<void>;
};

/** Opens a context of its own, with these options, for a page that is kept; `script` runs in it before any other. */
export async function keepPage(
  browser: Browser,
  options: BrowserContextOptions,
  script?: string,
): Promise<KeptPage> {
  const { origin } = new URL(options.baseURL ?? '');
  const context = await browser.newContext(options);
  if (script !== undefined) await context.addInitScript({ content: script });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);

  const cleaned: KeptPage['cleaned'] = async (kept) => {
    // The screen before does nothing any more: it may be about to leave, to an identity provider for one, or to save what
    // only its own routes kept from the provider.
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await devTools.send('Page.stopLoading');
    await context.setOffline(false);
    // An empty page of the product's own origin: storage can be filled from it before the product's code runs.
    await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(BLANK);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: false });
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await context.clearCookies();
    const origins = (await kept?.(page))?.origins ?? [];
    await page.evaluate(
      (items) => {
        sessionStorage.clear();
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    return page;
  };

  return { cleaned, close: () => context.close() };
}
