import type { CDPSession, Page } from '@playwright/test';
import { median } from './median';
import { openPage } from './open-page';
import type { Place } from './place';
import { say } from './report';

/** Rooms that somebody goes through all day, by their links in the sidebar, and what of each is there at the end. */
const ROOMS = [
  { path: '/en/dashboard/agents', selector: 'main a', text: 'Devoluciones' },
  { path: '/en/dashboard/analytics', selector: 'main h2', text: 'What visitors ask' },
  { path: '/en/dashboard/settings', selector: 'main h2', text: 'Profile' },
  { path: '/en/dashboard/home', selector: 'h1', text: 'Welcome' },
] as const;

/** A click and its page belong to the next frame; the one that shows it may be on its way already. */
const MOST_FRAMES = 2;
const ROUNDS_OF_MEMORY = 25;
const MOST_GROWTH = 1.1;

/**
 * Goes through the rooms by the links of the sidebar, so many times, and tells after how many frames each was there with
 * its data. All in one call: the code of each call would stay in the page's memory.
 */
async function goRound(page: Page, times: number): Promise<number[]> {
  // What runs in the page names no function: the compiler's helper for names does not exist there.
  return page.evaluate(
    async ({ rooms, times }) => {
      const found: number[] = [];
      for (const { path, selector, text } of Array.from({ length: times }, () => rooms).flat()) {
        document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
        let frames = 0;
        let isThere = false;
        while (!isThere) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          frames += 1;
          if (frames > 600) throw new Error(`${path} did not come`);
          isThere =
            location.pathname === path &&
            [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
        }
        found.push(frames);
        // What follows in the background is over before the next click.
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
      return found;
    },
    { rooms: ROOMS, times },
  );
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Going back and forth between rooms that were visited: in how many frames, and what of it stays in memory. */
export async function returnVisits(runs: number, { signedIn }: Place): Promise<void> {
  const { page, cdp } = await openPage(signedIn, '/en/dashboard/home', { selector: 'h1', text: 'Welcome' });
  // The first rounds bring the code and what the caches hold for good.
  await goRound(page, 3);
  await page.waitForLoadState('networkidle');
  const rounds: number[][] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await goRound(page, 1));
  for (const [place, { path }] of ROOMS.entries()) {
    const frames = rounds.map((round) => round[place] ?? Number.NaN);
    const middle = median(frames);
    say(
      middle <= MOST_FRAMES,
      `${path}, again`,
      `${middle} frames`,
      `at most ${MOST_FRAMES}`,
      frames.join(' '),
    );
  }
  // What is optimized and cached on the way is there for good, and does not grow.
  await goRound(page, ROUNDS_OF_MEMORY);
  const before = await heapOf(cdp);
  await goRound(page, ROUNDS_OF_MEMORY);
  const after = await heapOf(cdp);
  const mega = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const growth = after / before;
  say(
    growth <= MOST_GROWTH,
    `memory after ${ROUNDS_OF_MEMORY * ROOMS.length} pages more`,
    `${growth.toFixed(2)} ×`,
    `at most ${MOST_GROWTH} ×`,
    `${mega(before)} → ${mega(after)}`,
  );
  await page.close();
}
