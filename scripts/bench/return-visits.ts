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

type Room = (typeof ROOMS)[number];

/** Follows a link of the sidebar, and tells after how many frames its page was there with its data. */
async function framesTo(page: Page, { path, selector, text }: Room): Promise<number> {
  // What runs in the page names no function: the compiler's helper for names does not exist there.
  return page.evaluate(
    async ({ path, selector, text }) => {
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
      for (let frames = 1; frames < 600; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const isThere = [...document.querySelectorAll(selector)].some(({ textContent }) =>
          textContent.includes(text),
        );
        if (location.pathname === path && isThere) return frames;
      }
      throw new Error(`${path} did not come`);
    },
    { path, selector, text },
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
  const round = async () => {
    const frames: number[] = [];
    for (const room of ROOMS) {
      frames.push(await framesTo(page, room));
      await page.waitForLoadState('networkidle');
    }
    return frames;
  };
  // The first rounds bring the code and what the caches hold for good.
  for (let times = 0; times < 3; times += 1) await round();
  const rounds: number[][] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await round());
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
  const before = await heapOf(cdp);
  for (let times = 0; times < ROUNDS_OF_MEMORY; times += 1) await round();
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
