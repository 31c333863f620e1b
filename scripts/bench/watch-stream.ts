import type { CDPSession, Page } from '@playwright/test';

/** What a page did while an answer was streamed into it. */
export type Streamed = {
  framesPerSecond: number;
  /** Tasks over 50 ms, in milliseconds each. */
  longTasks: number[];
  /** What the page's main thread worked for a thousand letters, in milliseconds, at the beginning and at the end. */
  begins: number;
  ends: number;
};

const BEGINNING_MS = 2000;
const MIDDLE_MS = 4000;
const END_MS = 2000;

// A string: what runs in the page names no function, the compiler's helper for names does not exist there.
const COUNT_FRAMES = `(() => {
  const seen = { frames: 0, longTasks: [], since: performance.now() };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  const count = () => {
    seen.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
})()`;

async function workOf(page: Page, cdp: CDPSession, selector: string) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const letters = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].at(-1)?.textContent?.length ?? 0,
    selector,
  );
  return { milliseconds: seconds * 1000, letters };
}

type Work = Awaited<ReturnType<typeof workOf>>;

function between(before: Work, after: Work): number {
  return ((after.milliseconds - before.milliseconds) / (after.letters - before.letters)) * 1000;
}

/** Starts an answer at 200 words a second and watches 8 of its 10 seconds; `selector` finds the messages. */
export async function watchStream(
  page: Page,
  cdp: CDPSession,
  selector: string,
  start: () => Promise<void>,
): Promise<Streamed> {
  // The processor's time, not that of the clock: whatever else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await page.locator(selector).last().textContent();
  await start();
  await page.waitForFunction(
    ({ selector, before }) => {
      const text = [...document.querySelectorAll(selector)].at(-1)?.textContent ?? '';
      return text !== before && text.length > 100;
    },
    { selector, before },
  );
  await page.evaluate(COUNT_FRAMES);
  const first = await workOf(page, cdp, selector);
  await page.waitForTimeout(BEGINNING_MS);
  const second = await workOf(page, cdp, selector);
  await page.waitForTimeout(MIDDLE_MS);
  const third = await workOf(page, cdp, selector);
  await page.waitForTimeout(END_MS);
  const fourth = await workOf(page, cdp, selector);
  const seen: { frames: number; longTasks: number[]; milliseconds: number } = await page.evaluate(() => {
    const { frames, longTasks, since } = Reflect.get(window, 'seen');
    return { frames, longTasks, milliseconds: performance.now() - since };
  });
  return {
    framesPerSecond: (seen.frames / seen.milliseconds) * 1000,
    longTasks: seen.longTasks,
    begins: between(first, second),
    ends: between(third, fourth),
  };
}
