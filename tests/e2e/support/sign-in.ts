import type { Page } from '@playwright/test';
import { PLAYED_PASSWORD } from '../../../mocks/accounts';

/** Signs in on the login page as a person would; resolves when the page after it has opened. */
export async function signIn(page: Page, email: string, locale: 'en' | 'es' = 'en'): Promise<void> {
  await page.goto(`/${locale}/login`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PLAYED_PASSWORD);
  await page.locator('input[type="password"]').press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}
