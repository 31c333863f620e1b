import type { Page } from '@playwright/test';
import { EMAIL_SENTINELS } from '../../../../mocks/auth/sentinels';
import { ANA } from '../accounts';
import { answer } from '../patch-answers';
import { type Locale, textsOf } from '../texts';
import { failing, type Screen } from './screen';

async function askForLink(page: Page, locale: Locale, email: string): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.getByRole('button', { name: textsOf(locale).recovery.submit() }).click();
}

async function toEmailSent(page: Page, locale: Locale): Promise<void> {
  // An address of its own each time: the provider takes one only so often.
  await askForLink(page, locale, `a${Date.now()}@acme.example`);
  await page.getByRole('heading', { name: textsOf(locale).recovery.sent.title() }).waitFor();
}

const validLink = (page: Page) =>
  answer(page, '**/api/v1/auth/password-reset-links/state', {
    state: 'valid',
    maskedEmail: 'a•••@acme.example',
  });

/** From the forgotten password to the new one. */
export const recovery: readonly Screen[] = [
  { name: 'password-recovery', path: '/passwordrecovery' },
  {
    name: 'password-recovery-too-soon',
    path: '/passwordrecovery',
    act: async (page, locale) => {
      await askForLink(page, locale, EMAIL_SENTINELS.tooMany);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'email-sent', path: '/passwordrecovery', act: toEmailSent },
  { name: 'email-sent-lost', path: '/sendemail' },
  {
    name: 'send-again',
    path: '/passwordrecovery',
    act: async (page, locale) => {
      await toEmailSent(page, locale);
      await page.getByRole('link', { name: textsOf(locale).recovery.sent.again() }).click();
      await page.getByRole('heading', { name: textsOf(locale).recovery.again.title() }).waitFor();
    },
  },
  { name: 'reset-password', path: '/user/reset-password?token=rst_valid', before: validLink },
  {
    name: 'reset-password-not-the-same',
    path: '/user/reset-password?token=rst_valid',
    before: validLink,
    act: async (page, locale) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.getByRole('button', { name: textsOf(locale).recovery.reset.submit() }).click();
      await page.locator('input[aria-invalid="true"]').waitFor();
    },
  },
  { name: 'reset-password-expired', path: '/user/reset-password?token=rst_expired' },
  { name: 'reset-password-used', path: '/user/reset-password?token=rst_used' },
  { name: 'reset-password-unknown', path: '/user/reset-password?token=rst_unknown' },
  {
    name: 'reset-password-fails',
    path: '/user/reset-password?token=rst_valid',
    before: failing('**/api/v1/auth/password-reset-links/state'),
  },
  {
    name: 'password-changed',
    path: '/user/reset-password?token=rst_valid',
    before: async (page) => {
      await validLink(page);
      await answer(page, '**/api/v1/auth/password', { email: ANA });
    },
    act: async (page, locale) => {
      await page.locator('input[name="password"]').fill('Madera-2026');
      await page.locator('input[name="confirmPassword"]').fill('Madera-2026');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: textsOf(locale).recovery.changed.title() }).waitFor();
    },
  },
];
