import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { type KeptPages, keepPages } from './support/kept-pages';
import { type SignedIn, showScreen, signInAll } from './support/open-screen';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';
import { LOCALES, type Locale } from './support/texts';

const everyLook = process.env.EVERY_LOOK !== undefined;
// Spanish has the longer words; English, and every look instead of two, with EVERY_LOOK=1.
const SEEN_IN = everyLook ? LOCALES : (['es'] as const);
const PHONE = { width: 390, height: 800 };
const DESK = { width: 1280, height: 800 };
const LOOKS = [
  { theme: 'dark', size: PHONE },
  { theme: 'light', size: DESK },
  ...(everyLook
    ? ([
        { theme: 'dark', size: DESK },
        { theme: 'light', size: PHONE },
      ] as const)
    : []),
] as const;

declare global {
  interface Window {
    /** What `axe.source` leaves on the page. */
    axe: typeof axe;
  }
}

test.describe.configure({ mode: 'parallel' });

let signedIn: SignedIn;
const pagesIn = new Map<Locale, KeptPages>();

// A worker signs in once and keeps its pages.
test.beforeAll(async ({ browser, baseURL }) => {
  signedIn = await signInAll(browser, SCREENS, { baseURL });
  for (const locale of SEEN_IN)
    pagesIn.set(locale, keepPages(browser, signedIn, { baseURL, locale, reducedMotion: 'reduce' }));
});

test.afterAll(async () => {
  for (const pages of pagesIn.values()) await pages.close();
});

async function look(page: Page, { theme, size }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The page hears of both before its next frame, and shows them in the one after.
    await frame();
    // A colour on its way from one theme to the other is neither's, and it goes down the tree an element a frame.
    do await frame();
    while (document.getAnimations().some((one) => one instanceof CSSTransition));
  });
}

async function findFaults(page: Page): Promise<string[]> {
  // Once a page: it is half a megabyte of code.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // In the page itself: a frame of another site is not ours to judge, and the product has none of its own.
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      selectors: false,
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...violations, ...(wide > 0 ? [`${wide} px stick out at the side`] : [])];
}

for (const locale of SEEN_IN) {
  for (const screen of SCREENS) {
    test(`${locale}: ${screen.name} can be used by everybody`, async () => {
      const page = await pagesIn.get(locale)?.cleaned(screen.account);
      if (!page) throw new Error(`No page was kept in ${locale}.`);
      await look(page, LOOKS[0]);
      const lasting = await showScreen(page, screen, locale);
      try {
        for (const one of LOOKS) {
          await look(page, one);
          expect(await findFaults(page), `${one.theme}, ${one.size.width} px`).toEqual([]);
        }
      } finally {
        await lasting?.dispose();
      }
    });
  }
}
