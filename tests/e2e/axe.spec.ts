import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openScreen, type SignedIn, signInAll } from './support/open-screen';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';
import { LOCALES } from './support/words';

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

test.describe.configure({ mode: 'parallel' });

let signedIn: SignedIn;

test.beforeAll(async ({ browser, baseURL }) => {
  signedIn = await signInAll(browser, SCREENS, { baseURL });
});

async function look(page: Page, { theme, size }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  // The page hears of both before its next frame, and shows them in the one after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function findFaults(page: Page): Promise<string[]> {
  // In one go and in the page itself: a frame of another site is not ours to judge.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(wide > 0 ? [`${wide} px stick out at the side`] : []),
  ];
}

for (const locale of SEEN_IN) {
  for (const screen of SCREENS) {
    test(`${locale}: ${screen.name} can be used by everybody`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: PHONE,
        colorScheme: 'dark',
        locale,
        reducedMotion: 'reduce',
        storageState: screen.account === undefined ? undefined : signedIn.get(screen.account),
      });
      try {
        const page = await openScreen(context, screen, locale);
        for (const one of LOOKS) {
          await look(page, one);
          expect(await findFaults(page), `${one.theme}, ${one.size.width} px`).toEqual([]);
        }
      } finally {
        await context.close();
      }
    });
  }
}
