import type { Page } from '@playwright/test';
import { EMAIL_SENTINELS } from '../../../../mocks/auth/sentinels';
import { ANA } from '../accounts';
import { type Locale, textsOf } from '../texts';
import type { Screen } from './screen';

async function registerAs(page: Page, locale: Locale, email: string): Promise<void> {
  await page.locator('input[name="name"]').fill('Clara');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('Madera-2026');
  await page.locator('input[name="confirmPassword"]').fill('Madera-2026');
  await page.getByRole('button', { name: textsOf(locale).register.submit() }).click();
  await page.locator('input[aria-invalid="true"], [role="alert"]').first().waitFor();
}

/** Signing up. */
export const register: readonly Screen[] = [
  { name: 'register', path: '/onboarding/register' },
  {
    name: 'register-typing',
    path: '/onboarding/register',
    act: async (page) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.locator('input[name="confirmPassword"]').fill('Madera-20');
    },
  },
  {
    name: 'register-nothing-filled-in',
    path: '/onboarding/register',
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).register.submit() }).click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'register-taken',
    path: '/onboarding/register',
    act: (page, locale) => registerAs(page, locale, ANA),
  },
  {
    name: 'register-fails',
    path: '/onboarding/register',
    act: (page, locale) => registerAs(page, locale, EMAIL_SENTINELS.broken),
  },
];
