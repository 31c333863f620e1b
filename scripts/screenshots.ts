import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { showScreen } from '../tests/e2e/support/open-screen';
import { SCREENS } from '../tests/e2e/support/screens';
import { signInAs } from '../tests/e2e/support/sign-in';
import { LOCALES } from '../tests/e2e/support/texts';
import { chromiumLaunch } from './chromium';
import { readOptions } from './read-options';
import { startServers } from './servers';

const folder = '.screenshots';
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;

const { only } = readOptions('Usage: npm run screenshots -- [--only NAME]', { only: { type: 'string' } });
const screens = SCREENS.filter(({ name }) => only === undefined || name.includes(only));

const servers = await startServers();
const browser = await chromium.launch(await chromiumLaunch());
const failures: string[] = [];
let pictures = 0;
try {
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const visits = screens.flatMap((screen) =>
    LOCALES.flatMap((locale) => themes.map((theme) => ({ screen, locale, theme }))),
  );
  const next = visits.values();
  const take = async () => {
    for (const { screen, locale, theme } of next) {
      const context = await browser.newContext({
        baseURL: servers.url,
        viewport: sizes[0] ?? null,
        colorScheme: theme,
        locale,
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      try {
        const page = await context.newPage();
        if (screen.account !== undefined) await signInAs(page, screen.account);
        await showScreen(page, screen, locale);
        for (const size of sizes) {
          await page.setViewportSize(size);
          // The page hears of its size before its next frame, and shows it in the one after.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          await page.screenshot({
            path: `${folder}/${screen.name}-${locale}-${theme}-${size.width}.png`,
            fullPage: true,
          });
          pictures += 1;
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failures.push(`${screen.name} (${locale}, ${theme}): ${reason}`);
      }
      await context.close();
    }
  };
  await Promise.all([take(), take(), take()]);
  process.stdout.write(`${pictures} pictures in ${folder}/\n`);
} finally {
  await browser.close();
  servers.stop();
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
