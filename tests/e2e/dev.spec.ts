import { freePort, start } from '../../scripts/servers';
import { ANA } from './support/accounts';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { auth } = textsOf('en');

test('npm run dev: a developer signs in with no provider at all, and few files are asked for until then', async ({
  browser,
}) => {
  // It compiles the product while it is asked for.
  test.setTimeout(120_000);
  const port = await freePort();
  const server = await start('scripts/dev.ts', [], port);
  // Not the tests' own page: development has no strict policy.
  const baseURL = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/login');
    await page.getByRole('textbox', { name: auth.email() }).waitFor({ timeout: 60_000 });
    expect(asked.length).toBeLessThan(450);
    await signIn(page, ANA);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible({
      timeout: 60_000,
    });
    expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  } finally {
    await context.close();
    server.kill();
  }
});
