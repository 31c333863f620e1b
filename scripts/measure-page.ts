import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** What a cold visit fetched: until a person could use the page, and until it was quiet. */
export type Visit = { scriptsToUsable: string[]; requestsToUsable: number; scripts: string[] };

/** What a person waits for: an element that is there, can be seen, and says `text`. */
export type Usable = { selector: string; text?: string };

const MARK = 'measured:usable';

async function opened(page: Page, path: string, { selector, text = '' }: Usable): Promise<Visit> {
  // What runs in the page names no function: the compiler's helper for names does not exist there.
  await page.addInitScript(
    ({ selector, text, mark }) => {
      addEventListener(mark, () => {
        if (performance.getEntriesByName(mark).length > 0) return;
        for (const element of document.querySelectorAll(selector)) {
          const seen = element.getClientRects().length > 0 && !element.matches(':disabled');
          if (seen && (element.textContent ?? '').includes(text)) performance.mark(mark);
        }
      });
      // In the moment in which it is rendered: a little later, what comes after it would be counted with it.
      const observer = new MutationObserver(() => dispatchEvent(new Event(mark)));
      observer.observe(document, { childList: true, subtree: true });
      // Styles that arrive change no element.
      setInterval(() => dispatchEvent(new Event(mark)), 4);
    },
    { selector, text, mark: MARK },
  );
  await page.goto(path);
  await page.locator(selector, { hasText: text }).first().waitFor();
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK);
  await page.waitForLoadState('networkidle');
  const { usableAt, resources } = await page.evaluate(
    (mark) => ({
      usableAt: performance.getEntriesByName(mark)[0]?.startTime ?? 0,
      resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }),
    MARK,
  );
  const before = resources.filter(({ startTime }) => startTime <= usableAt);
  // The page itself is no resource entry.
  return {
    scriptsToUsable: scriptsOf(before),
    requestsToUsable: before.length + 1,
    scripts: scriptsOf(resources),
  };
}

function scriptsOf(resources: readonly { name: string }[]): string[] {
  return resources.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'));
}

/** A page whose HTML alone can be used needs no script for that, whatever arrives meanwhile. */
async function openedWithoutScript(
  page: Page,
  path: string,
  { selector, text = '' }: Usable,
): Promise<number | undefined> {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path);
  const target = page.locator(selector, { hasText: text }).first();
  const usable = (await target.isVisible()) && (await target.isEnabled());
  return usable ? requests : undefined;
}

/** Opens a page of the built product as the next visit of a person for whom `prepare` did something before. */
export async function measureReturn(
  browser: Browser,
  path: string,
  usable: Usable,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext(options);
  const first = await context.newPage();
  await prepare(first);
  await first.close();
  const visit = await opened(await context.newPage(), path, usable);
  await context.close();
  return visit;
}

/** Opens a page of the built product with nothing cached and tells what that took. */
export async function measurePage(
  browser: Browser,
  path: string,
  usable: Usable,
  options: BrowserContextOptions,
): Promise<Visit> {
  const bare = await browser.newContext({ ...options, javaScriptEnabled: false });
  const requests = await openedWithoutScript(await bare.newPage(), path, usable);
  await bare.close();
  const context = await browser.newContext(options);
  const visit = await opened(await context.newPage(), path, usable);
  await context.close();
  return requests === undefined ? visit : { ...visit, scriptsToUsable: [], requestsToUsable: requests };
}
