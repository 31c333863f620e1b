import AxeBuilder from '@axe-core/playwright';
import { openScreen, type SignedIn, signInAll } from './support/open-screen';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';

// Each screen is seen in both languages, themes and widths; every combination of the three with EVERY_LOOK=1.
const LOOKS =
  process.env.EVERY_LOOK === undefined
    ? ([
        { locale: 'en', theme: 'light', width: 1280 },
        { locale: 'es', theme: 'dark', width: 390 },
      ] as const)
    : (['en', 'es'] as const).flatMap((locale) =>
        (['light', 'dark'] as const).flatMap((theme) =>
          [1280, 390].map((width) => ({ locale, theme, width })),
        ),
      );

test.describe.configure({ mode: 'parallel' });

let signedIn: SignedIn;

test.beforeAll(async ({ browser, baseURL }) => {
  signedIn = await signInAll(browser, SCREENS, { baseURL });
});

for (const { locale, theme, width } of LOOKS) {
  test.describe(`${locale}, ${theme}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: theme, locale, reducedMotion: 'reduce' });

    for (const screen of SCREENS) {
      test(`${screen.name} can be used by everybody`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 800 },
          colorScheme: theme,
          locale,
          reducedMotion: 'reduce',
          storageState: screen.account === undefined ? undefined : signedIn.get(screen.account),
        });
        try {
          const page = await openScreen(context, screen, locale);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, 'nothing sticks out at the side').toBeLessThanOrEqual(0);
        } finally {
          await context.close();
        }
      });
    }
  });
}
