import type { Page } from '@playwright/test';
import { ANA } from '../accounts';
import { untilRendered } from '../sign-in';
import { type Locale, textsOf } from '../texts';
import { failing, type Screen } from './screen';

const START = '**/api/v1/auth/oauth/google/start';
const EXCHANGE = '**/api/v1/auth/oauth/google/callback';

/** A callback as the consent page's choice leaves it: the provider's own page is opened on the way. */
const comeBack = (choice: string) => async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: textsOf(locale).oauth.continueWith({ service: 'Google' }) }).click();
  await page.waitForURL('**/played/consent/google**');
  await page.getByRole('link', { name: choice }).click();
  await page.waitForURL('**/oauth/google');
  await untilRendered(page);
};

const callback = (name: string, choice: string): Screen => ({ name, path: '/login', act: comeBack(choice) });

/** Signing in, with the two providers. */
export const login: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-wrong-pair',
    path: '/login',
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page.locator('input[type="email"]').fill(ANA);
      await page.locator('input[type="password"]').fill('not-the-one');
      await page.getByRole('button', { name: texts.common.login() }).click();
      await page.getByText(texts.auth.wrongPair()).waitFor();
    },
  },
  {
    name: 'login-nothing-filled-in',
    path: '/login',
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).common.login() }).click();
      await page.locator('input[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'login-google-fails',
    path: '/login',
    before: failing(START),
    act: async (page, locale) => {
      await page
        .getByRole('button', { name: textsOf(locale).oauth.continueWith({ service: 'Google' }) })
        .click();
      await page.getByRole('alert').waitFor();
    },
  },
  callback('oauth-cancelled', 'access_denied'),
  callback('oauth-account-exists', 'Tomás'),
  callback('oauth-foreign', ' state'),
  callback('oauth-down', 'IDENTITY_PROVIDER_DOWN'),
  callback('oauth-refused', 'error_description'),
  { name: 'oauth-missing', path: '/oauth/microsoft' },
  {
    name: 'oauth-fails',
    path: '/login',
    before: failing(EXCHANGE),
    act: comeBack('Ana Luna'),
  },
  {
    name: 'oauth-working',
    path: '/login',
    // What the HTML itself shows: the product's code never arrives.
    act: async (page, locale) => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`/${locale}/oauth/google`);
      await page.getByRole('heading', { name: textsOf(locale).oauth.working.title() }).waitFor();
    },
  },
];
