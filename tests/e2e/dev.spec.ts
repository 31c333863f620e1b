import type { ChildProcess } from 'node:child_process';
import { utimesSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePort, start } from '../../scripts/servers';
import { ANA } from './support/accounts';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { agent, auth, shell } = textsOf('en');

// It compiles the product while it is asked for.
test.setTimeout(120_000);
const COMPILED = { timeout: 60_000 };

let server: ChildProcess;
let baseURL: string;

test.beforeAll(async () => {
  const port = await freePort();
  server = await start('scripts/dev.ts', [], port);
  baseURL = `http://localhost:${port}`;
});
test.afterAll(() => void server.kill());

// Not the tests' own page: development has no strict policy.
const inDevelopment = test.extend({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL });
    await use(await context.newPage());
    await context.close();
  },
});

async function signInAsAna(page: Page): Promise<void> {
  await page.goto('/en/login');
  await page.getByRole('textbox', { name: auth.email() }).waitFor(COMPILED);
  await signIn(page, ANA);
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' }).waitFor(COMPILED);
}

inDevelopment(
  'npm run dev: a developer signs in with no provider at all, and few files are asked for until then',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/login');
    await page.getByRole('textbox', { name: auth.email() }).waitFor(COMPILED);
    expect(asked.length).toBeLessThan(450);
    await signInAsAna(page);
    expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  },
);

/** Touches a file of texts; the page gets it with one of its words changed. */
async function changeText(page: Page, file: string, from: string, to: string): Promise<void> {
  await page.route(
    (url) => url.pathname === `/${file}` && url.searchParams.has('t'),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(from, to) });
    },
  );
  const now = new Date();
  utimesSync(file, now, now);
}

inDevelopment(
  'a changed text stands on the page at once, and what is typed there stays',
  async ({ page }) => {
    await signInAsAna(page);
    await page.goto('/en/dashboard/agents/bot_returns');
    await page.getByRole('button', { name: agent.identity.rename() }).click(COMPILED);
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.fill('Half a na');

    await changeText(page, 'i18n/en/agent/index.ts', agent.identity.title(), 'Who is it');
    await expect(page.getByText('Who is it')).toBeAttached();
    await changeText(page, 'i18n/en/shell.ts', shell.analytics(), 'Figures');
    await expect(page.getByText('Figures')).toBeAttached();
    await expect(name).toHaveValue('Half a na');
  },
);
