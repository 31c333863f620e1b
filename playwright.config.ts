import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium';
import { PORT, PROVIDER_PORT } from './tests/e2e/support/ports';

// Servers that a whole worker keeps, or minutes in one worker: last, each of these would run while the others stand idle.
// What they change is in providers of their own, so it is the same to the rest when they run.
const FIRST = ['**/stand-in.spec.ts', '**/payment.spec.ts', '**/visitor-chat.spec.ts', '**/dev.spec.ts'];

const { args = [], ...launch } = await chromiumLaunch();
// A test's page lives for seconds: the time in which its code would be optimized never comes back.
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev';

// The production build, in real Chromium, against the provider over real HTTP.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  // Much of a page's life is waiting: more of them than there are cores.
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...args, SHORT_LIVED] },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A third of all the time went into traces nobody opened; `npm run e2e -- --trace retain-on-failure` keeps them.
    trace: 'off',
  },
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'rest', testIgnore: FIRST },
  ],
  webServer: [
    { command: `npm run --silent provider -- --port ${PROVIDER_PORT}`, port: PROVIDER_PORT },
    {
      command: `npm run --silent serve -- --port ${PORT}`,
      port: PORT,
      env: { API_URL: `http://127.0.0.1:${PROVIDER_PORT}` },
    },
  ],
});
