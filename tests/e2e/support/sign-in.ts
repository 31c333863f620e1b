import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../../../mocks/auth/demo-accounts';
import { type Locale, textsOf } from './texts';

/**
 * Resolves when the product has taken the place of what the HTML itself showed. A page that is still being read has not
 * come to that HTML yet, so its absence alone says nothing.
 */
export async function untilRendered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && document.querySelector('.first-paint') === null,
  );
}

/** A file of the product's own origin that is none of its pages: what opens it has the origin's storage, and no code. */
export const NO_PAGE = '/favicon.svg';

const SignedIn = z.object({ token: z.string(), accountId: z.string() });

/** What a browser keeps between two visits. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the login page would keep of a sign-in to the product that a page is for; no page of it is opened. */
export async function keptOfSignIn(page: Page, email: string): Promise<Kept> {
  const answer = await page.request.post('/api/v1/auth/sign-in', {
    data: { email, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const { token, accountId } = z.parse(SignedIn, await answer.json());
  // By the time of the page: a test may have given it another one.
  const now = await page.evaluate(() => Date.now());
  const productKey = { accountId, apiBase: '/api/v1', welcomeIsEnd: false, activeAt: now };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'agent-dashboard', value: JSON.stringify(productKey) },
    { name: 'start', value: new Date(now).toISOString() },
  ];
  return { cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] };
}

/** Signs in without the login page: the browser has what that would have kept, and nothing else. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.context().setStorageState(await keptOfSignIn(page, email));
}

/** Opens a page as somebody who signed in before. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, email);
  await page.goto(path);
  await untilRendered(page);
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
