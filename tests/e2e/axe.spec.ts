import type { Browser, Page } from '@playwright/test';
import { AXE_SOURCE } from './support/axe-source';
import { type KeptPage, keepPage } from './support/kept-page';
import { showScreen } from './support/open-screen';
import { SCREENS } from './support/screens';
import { keptOfSignIn } from './support/sign-in';
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
    /** Runs axe's code, once a page. */
    startAxe: () => void;
  }
}

test.describe.configure({ mode: 'parallel' });

const pagesIn = new Map<Locale, KeptPage>();

test.afterAll(async () => {
  for (const page of pagesIn.values()) await page.close();
  // A worker may be given more of these tests once it was done with some.
  pagesIn.clear();
});

/** The page in which a worker shows one screen after the other in a language. */
async function keptPage(browser: Browser, locale: Locale, baseURL: string | undefined): Promise<KeptPage> {
  const open = pagesIn.get(locale);
  if (open) return open;
  // Half a megabyte of code: the browser is sent it once, and runs it where it is asked to.
  const script = `window.startAxe = () => { if (!window.axe) { ${AXE_SOURCE} } };`;
  const kept = await keepPage(browser, { baseURL, locale, reducedMotion: 'reduce' }, script);
  pagesIn.set(locale, kept);
  return kept;
}

async function look(page: Page, { theme, size }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The page hears of both before its next frame, and shows them in the one after.
    await frame();
    // A colour on its way from one theme to the other is neither's, and it goes down the tree an element a frame. A layer
    // that fades in is nothing to axe until it has begun to; on a busy machine that takes longer than a frame.
    do await frame();
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
}

async function findFaults(page: Page): Promise<string[]> {
  // In the page itself: a frame of another site is not ours to judge, and the product has none of its own.
  const violations = await page.evaluate(async () => {
    window.startAxe();
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
    test(`${locale}: ${screen.name} can be used by everybody`, async ({ browser, baseURL }) => {
      const { account } = screen;
      const kept = await keptPage(browser, locale, baseURL);
      const page = await kept.cleaned(
        account === undefined ? undefined : (one) => keptOfSignIn(one, account),
      );
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
