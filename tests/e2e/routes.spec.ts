import { ANA } from './support/accounts';
import { openAs, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');

test('a hundred navigations at once end at the last, and ask nothing twice', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked.push(`${request.method()} ${request.url()}`);
  });
  const titles = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href*="/dashboard/"]')];
    const seen: string[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const link = links[(turn * 11) % links.length];
      link?.click();
      seen.push(link?.textContent ?? '');
    }
    return seen;
  });
  const last = titles.at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  expect(new Set(asked).size).toBe(asked.length);
});

for (const [name, redirect] of [
  ['another site', 'https://evil.example/'],
  ['a site without its scheme', '//evil.example'],
  ['backslashes', '/\\evil.example'],
  ['script', 'javascript:alert(1)'],
  ['dots', '/en/../..//evil.example'],
] as const) {
  test(`a way back that is ${name} is not taken`, async ({ page }) => {
    await page.goto(`/en/login?redirect=${encodeURIComponent(redirect)}`);
    await untilRendered(page);
    await page.getByLabel(texts.auth.email()).fill(ANA);
    await page.getByLabel(texts.auth.password(), { exact: true }).fill('Agents-2026');
    await page.getByRole('button', { name: texts.common.login() }).click();
    await expect(page).toHaveURL(/\/en\/dashboard\/home$/);
  });
}

test('a guard that the provider refuses says so and leaves a way out', async ({ page }) => {
  await page.route('**/api/v1/welcome/account/*', (route) =>
    route.fulfill({ status: 403, json: { message: 'no', code: 'FORBIDDEN', reference: 'ref_7' } }),
  );
  await page.goto('/en/login');
  await untilRendered(page);
  await page.getByLabel(texts.auth.email()).fill('nuevo@acme.example');
  await page.getByLabel(texts.auth.password(), { exact: true }).fill('Agents-2026');
  await page.getByRole('button', { name: texts.common.login() }).click();
  await expect(page.getByRole('alert')).toContainText(texts.failures.forbidden.title());
  await expect(page.getByText('ref_7')).toBeVisible();
  await page.getByRole('button', { name: texts.common.logout() }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.auth.title() })).toBeVisible();
});
