import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Usable } from '../measure-page';

/** A page that a person can use, and how long that took from its address on, in milliseconds. */
export type Opened = { page: Page; cdp: CDPSession; milliseconds: number };

const MARK = 'bench:usable';

/** What the page is opened on: a processor so many times slower than this one, and a network. */
export type Device = { slowdown?: number | undefined; network?: Network | undefined };
export type Network = 'as it is' | 'slow 4G';

/** As Chrome's own tools slow a network down, in milliseconds and bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Opens an address with nothing cached. */
export async function openPage(
  context: BrowserContext,
  path: string,
  { selector, text = '' }: Usable,
  { slowdown = 1, network = 'as it is' }: Device = {},
): Promise<Opened> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network === 'slow 4G')
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  // What runs in the page names no function: the compiler's helper for names does not exist there.
  await page.addInitScript(
    ({ selector, text, mark }) => {
      const timer = setInterval(() => {
        for (const element of document.querySelectorAll(selector)) {
          const seen = element.getClientRects().length > 0 && !element.matches(':disabled');
          if (!seen || !(element.textContent ?? '').includes(text)) continue;
          performance.mark(mark);
          clearInterval(timer);
          return;
        }
      }, 2);
    },
    { selector, text, mark: MARK },
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK);
  const milliseconds = await page.evaluate(
    (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN,
    MARK,
  );
  return { page, cdp, milliseconds };
}

/** Clicks on the element that is found and tells how long it took until a person could use what it opens, in milliseconds. */
export async function clickTo(page: Page, link: string, { selector, text = '' }: Usable): Promise<number> {
  // Clicked on in the page: a mouse on its way would have the product fetch the rest beforehand.
  return page.evaluate(
    ({ link, selector, text }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const timer = setInterval(() => {
          for (const element of document.querySelectorAll(selector)) {
            if (element.getClientRects().length === 0 || !element.textContent?.includes(text)) continue;
            clearInterval(timer);
            resolve(performance.now() - start);
            return;
          }
        }, 2);
        document.querySelector<HTMLElement>(link)?.click();
      }),
    { link, selector, text },
  );
}
