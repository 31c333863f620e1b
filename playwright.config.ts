import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium';

// Two runs beside one another on one machine each take ports of their own.
const providerPort = Number(process.env.E2E_PROVIDER_PORT ?? 4011);
const port = Number(process.env.E2E_PORT ?? 4174);

// The production build, in real Chromium, against the provider over real HTTP.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A third of all the time went into traces nobody opened; `npm run e2e -- --trace retain-on-failure` keeps them.
    trace: 'off',
  },
  webServer: [
    { command: `npm run --silent provider -- --port ${providerPort}`, port: providerPort },
    {
      command: `npm run --silent serve -- --port ${port}`,
      port,
      env: { API_URL: `http://127.0.0.1:${providerPort}` },
    },
  ],
});
