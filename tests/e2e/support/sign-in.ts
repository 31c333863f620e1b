import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../mocks/auth/demo-accounts';
import { type Locale, textsOf } from './texts';

/** Resolves when the product has taken the place of what the HTML itself showed. */
export async function untilRendered(page: Page): Promise<void> {
  await page.locator('.first-paint').first().waitFor({ state: 'detached' });
}

/** Signs in on the login page as a person would; resolves when the page after it has opened. */
export async function signIn(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  await page.goto(`/${locale}/login`);
  await signInHere(page, email);
}

/** The same, on the login page that is open. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await untilRendered(page);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[type="password"]').press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}

/** Signs a person out by the menu; resolves on the login page. English only. */
export async function signOut(page: Page, name: string): Promise<void> {
  const texts = textsOf('en');
  await page.getByRole('button', { name: texts.shell.account({ name }) }).click();
  await page.getByRole('menuitem', { name: texts.common.logout() }).click();
  await page.getByRole('heading', { level: 1, name: texts.auth.title() }).waitFor();
}
