import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { SCREENS } from '../tests/e2e/support/screens';
import { signIn } from '../tests/e2e/support/sign-in';
import { chromiumLaunch } from './chromium';
import { readOptions } from './read-options';
import { startServers } from './servers';

const folder = '.screenshots';
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const looks = (['en', 'es'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).map((theme) => ({ locale, theme })),
);

const { only } = readOptions('Usage: npm run screenshots -- [--only NAME]', { only: { type: 'string' } });
const screens = SCREENS.filter(({ name }) => only === undefined || name.includes(only));

async function signedIn(browser: Browser, baseURL: string) {
  const states = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
  for (const account of new Set(screens.flatMap(({ account }) => account ?? []))) {
    const context = await browser.newContext({ baseURL });
    await signIn(await context.newPage(), account);
    states.set(account, await context.storageState({ indexedDB: true }));
    await context.close();
  }
  return states;
}

const servers = await startServers();
const browser = await chromium.launch(await chromiumLaunch());
const failures: string[] = [];
try {
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const states = await signedIn(browser, servers.url);
  const shots = screens.flatMap((screen) =>
    looks.flatMap((look) => sizes.map((size) => ({ screen, look, size }))),
  );
  const next = shots.values();
  const take = async () => {
    for (const { screen, look, size } of next) {
      const name = `${screen.name}-${look.locale}-${look.theme}-${size.width}`;
      const context = await browser.newContext({
        baseURL: servers.url,
        viewport: size,
        colorScheme: look.theme,
        locale: look.locale,
        reducedMotion: 'reduce',
        storageState: screen.account === undefined ? undefined : states.get(screen.account),
      });
      try {
        const page = await context.newPage();
        await page.goto(`/${look.locale}${screen.path}`);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await context.close();
    }
  };
  await Promise.all([take(), take()]);
  process.stdout.write(`${shots.length - failures.length} pictures in ${folder}/\n`);
} finally {
  await browser.close();
  servers.stop();
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
