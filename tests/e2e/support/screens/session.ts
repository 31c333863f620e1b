import type { Disposable, Page } from '@playwright/test';
import { ANA } from '../accounts';
import { chunkOf } from '../chunk-of';
import { textsOf } from '../texts';
import { ACCOUNT } from './onboarding-answers';
import { failing, type Screen } from './screen';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The browser, opened again so long after somebody was last active. */
async function sleepSince(page: Page, milliseconds: number): Promise<Disposable> {
  return page.addInitScript((slept) => {
    const productKey: unknown = JSON.parse(localStorage.getItem('agent-dashboard') ?? 'null');
    if (productKey) {
      const activeAt = Date.now() - slept;
      localStorage.setItem('agent-dashboard', JSON.stringify({ ...productKey, activeAt }));
    }
  }, milliseconds);
}

/** What can be said over every page: asleep, offline, new, broken, not there. */
export const session: readonly Screen[] = [
  { name: 'provider-fails', path: '/dashboard/home', account: ANA, before: failing(ACCOUNT) },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'login-after-inactivity',
    path: '/dashboard/home',
    leadsTo: '/login',
    account: ANA,
    script: (page) => sleepSince(page, 3 * HOUR),
  },
  {
    name: 'inactivity-warning',
    path: '/dashboard/home',
    account: ANA,
    script: (page) => sleepSince(page, 2 * HOUR - 5 * MINUTE),
    act: async (page) => {
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'offline',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      await page.context().setOffline(true);
      await page.getByText(textsOf(locale).session.offline.text()).filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'new-version',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      await page.route(chunkOf('create-new-agent'), (route) => route.fulfill({ status: 404 }));
      await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
      await page
        .getByRole('link', { name: textsOf(locale).shell.newAgent() })
        .first()
        .click();
      await page.getByText(textsOf(locale).session.newVersion.text()).waitFor();
    },
  },
];
