import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { SignedIn } from './open-screen';

/** An address that no page of the product has. */
const BLANK = '/between-two-screens';

type Kept = { page: Page; devTools: CDPSession };

/** Pages that stay open from one screen to the next: what one has compiled is not compiled anew for each screen. */
export type KeptPages = {
  /** The account's page, with nothing left of the screen before, neither on it nor in the browser's storage. */
  cleaned: (account: string | undefined) => Promise<Page>;
  close: () => Promise<void>;
};

/** Opens one context with one page for each account that is asked for, with these options. */
export function keepPages(browser: Browser, signedIn: SignedIn, options: BrowserContextOptions): KeptPages {
  const { origin } = new URL(options.baseURL ?? '');
  const kept = new Map<string | undefined, Kept>();

  const open = async (): Promise<Kept> => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    return { page, devTools: await context.newCDPSession(page) };
  };

  const cleaned = async (account: string | undefined): Promise<Page> => {
    const { page, devTools } = kept.get(account) ?? (await open());
    kept.set(account, { page, devTools });
    // The screen before does nothing any more: it may be about to leave, to an identity provider for one, or to save what
    // only its own routes kept from a provider that all screens share.
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await devTools.send('Page.stopLoading');
    await page.context().setOffline(false);
    // An empty page of the product's own origin: storage can be filled from it before the product's code runs.
    await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(BLANK);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: false });
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const state = account === undefined ? undefined : signedIn.get(account);
    await page.context().clearCookies();
    await page.context().addCookies(state?.cookies ?? []);
    await page.evaluate(
      (items) => {
        sessionStorage.clear();
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      state?.origins.find((one) => one.origin === origin)?.localStorage ?? [],
    );
    return page;
  };

  const close = async (): Promise<void> => {
    for (const { page } of kept.values()) await page.context().close();
  };

  return { cleaned, close };
}
