import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium';

// Servers that a whole worker keeps, or minutes in one worker: last, each of these would run while the others stand idle.
// What they change is in providers of their own, so it is the same to the rest when they run.
const FIRST = ['**/stand-in.spec.ts', '**/payment.spec.ts', '**/visitor-chat.spec.ts', '**/dev.spec.ts'];

const { args = [], ...launch } = await chromiumLaunch();
// A test's page lives for seconds: the time in which its code would be optimized never comes back.
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev';
// Each page is a new one, in the process that the pages before it had.
const ONE_PROCESS = '--process-per-site';

// The production build, in real Chromium, against the provider over real HTTP: the servers of tests/e2e/support/test.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  // Much of a page's life is waiting: more of them than there are cores.
  workers: 2 * availableParallelism(),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // So that what hangs comes to an end, not to measure: the slowest machine needs less.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // A worker keeps its context: a new one begins with nothing compiled, which took half of a test's time.
    reuseContext: true,
    launchOptions: { ...launch, args: [...args, SHORT_LIVED, ONE_PROCESS] },
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
});
