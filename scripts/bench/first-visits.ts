import type { Page } from '@playwright/test';
import { median } from './median';
import { openPage } from './open-page';
import type { Place } from './place';
import { say } from './report';

/** Pages behind a link of the sidebar: their heading, and what of each is there once it shows its data. */
const PAGES = [
  { path: '/en/dashboard/agents', title: 'Agents', selector: 'main a', text: 'Devoluciones' },
  {
    path: '/en/dashboard/analytics?view=conversations',
    title: 'Conversations',
    selector: 'main h2, main [role="list"], main tbody tr',
    text: '',
  },
  { path: '/en/dashboard/setup/tools', title: 'Tools', selector: 'main button', text: '' },
  { path: '/en/dashboard/channels', title: 'Channels', selector: 'main button', text: '' },
  { path: '/en/dashboard/analytics', title: 'Analytics', selector: 'main h2', text: 'What visitors ask' },
  { path: '/en/dashboard/settings', title: 'Settings', selector: 'main input', text: '' },
] as const;

/** Of its code and data, what came last may come in the middle of a frame. */
const MOST_FRAMES = 2;

type Visit = { frames: number; milliseconds: number };

/** Follows a link of the sidebar, and tells how many frames after the last of its code and data the page was there. */
async function visit(page: Page, wanted: (typeof PAGES)[number]): Promise<Visit> {
  // What runs in the page names no function: the compiler's helper for names does not exist there.
  return page.evaluate(async ({ path, title, selector, text }) => {
    performance.clearResourceTimings();
    const start = performance.now();
    document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
    const frames: number[] = [];
    while (frames.length < 600) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(performance.now());
      const isThere = [...document.querySelectorAll(selector)].some((element) =>
        element.textContent.includes(text),
      );
      if (document.querySelector('h1')?.textContent !== title || !isThere) continue;
      const came = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$|\/api\//.test(new URL(name).pathname))
        .map(({ startTime, duration }) => startTime + duration);
      const last = Math.max(start, ...came);
      return { frames: frames.filter((at) => at > last).length, milliseconds: performance.now() - start };
    }
    throw new Error(`${path} did not come`);
  }, wanted);
}

/** The first visit of a page from home: how soon it is there after its code and its data have come. */
export async function firstVisits(runs: number, { signedIn }: Place): Promise<void> {
  for (const wanted of PAGES) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { page } = await openPage(signedIn, '/en/dashboard/home', { selector: 'h1', text: 'Welcome' });
      await page.waitForLoadState('networkidle');
      visits.push(await visit(page, wanted));
      await page.close();
    }
    const frames = median(visits.map((one) => one.frames));
    const milliseconds = median(visits.map((one) => one.milliseconds));
    say(
      frames <= MOST_FRAMES,
      `${wanted.path}, first visit, after its code and data`,
      `${frames} frames`,
      `at most ${MOST_FRAMES}`,
      `${milliseconds.toFixed(0)} ms from the click; ${visits.map((one) => one.frames).join(' ')}`,
    );
  }
}
