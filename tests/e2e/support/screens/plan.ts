import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ANA } from '../accounts';
import { answer, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { ACCOUNT } from './onboarding-answers';
import type { Screen } from './screen';

const PLAN = '/dashboard/settings?section=plan';
const BILLING = '**/accounts/*/billing';
const INVOICES = '**/accounts/*/invoices';

/** The last payment did not go through. */
async function overdue(page: Page): Promise<void> {
  await patch(page, ACCOUNT, (account) => ({
    ...account,
    subscription: { ...Object(account.subscription), statusValue: 'past_due', status: false },
  }));
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  await patch(page, BILLING, (billing) => ({
    ...billing,
    overdue: { amount: 59.29, currency: 'EUR', since: at(-6), pausesAt: at(8) },
  }));
  await patch(page, INVOICES, (list) => {
    const [last, ...paid] = z.array(z.looseObject({})).parse(list.items);
    return { ...list, items: [{ ...last, issuedAt: at(-6), state: 'overdue' }, ...paid] };
  });
}

/** When what was paid for this month is over. */
function nextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString();
}

/** The plan in the settings: changed, cancelled, overdue. */
export const plan: readonly Screen[] = [
  {
    name: 'plan-change',
    path: PLAN,
    account: ANA,
    act: async (page, locale) => {
      const t = textsOf(locale).subscription.change;
      await page.getByRole('button', { name: t.open(), exact: true }).click();
      await page.getByRole('radio', { name: /^(Scale|Expansión)/ }).dispatchEvent('click');
      await page.getByText(t.today(), { exact: true }).waitFor();
    },
  },
  {
    name: 'plan-change-later',
    path: PLAN,
    account: ANA,
    act: async (page, locale) => {
      const t = textsOf(locale).subscription.change;
      await page.getByRole('button', { name: t.open(), exact: true }).click();
      await page.getByRole('radio', { name: /^(Starter|Inicial)/ }).dispatchEvent('click');
      await page
        .getByRole('button', { name: t.confirmLater() })
        .and(page.locator(':not([aria-disabled])'))
        .waitFor();
    },
  },
  {
    name: 'plan-cancel',
    path: PLAN,
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).subscription.cancel.open() }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'plan-ends',
    path: PLAN,
    account: ANA,
    before: (page) =>
      patch(page, BILLING, (billing) => ({
        ...billing,
        endsAt: nextMonth(),
        spendCap: { amount: 200, alerts: [80, 100] },
      })),
    act: (page, locale) =>
      page.getByRole('button', { name: textsOf(locale).subscription.cancel.resume() }).waitFor(),
  },
  {
    name: 'plan-next',
    path: PLAN,
    account: ANA,
    before: (page) =>
      patch(page, BILLING, (billing) => ({
        ...billing,
        next: { planId: 'plan_starter', period: 'month', startsAt: nextMonth() },
      })),
    act: (page, locale) =>
      page
        .getByRole('button', { name: textsOf(locale).subscription.change.keep({ plan: '' }).trim() })
        .waitFor(),
  },
  {
    name: 'plan-wrong-tax-id',
    path: PLAN,
    account: ANA,
    act: async (page, locale) => {
      const t = textsOf(locale).subscription.taxId;
      const country = locale === 'en' ? 'Spain' : 'España';
      await page.getByRole('textbox', { name: t.label({ country }) }).fill('B1');
      await page.getByRole('button', { name: t.save() }).click();
      await page.getByText(t.wrong({ country })).waitFor();
    },
  },
  {
    name: 'plan-overdue',
    path: PLAN,
    account: ANA,
    before: overdue,
    act: (page, locale) =>
      page.getByRole('region', { name: textsOf(locale).subscription.overdue.title() }).waitFor(),
  },
  {
    name: 'plan-overdue-elsewhere',
    path: '/dashboard/agents',
    account: ANA,
    before: overdue,
    act: (page, locale) =>
      page.getByRole('link', { name: textsOf(locale).subscription.overdue.seeDue() }).waitFor(),
  },
  {
    name: 'plan-parts-fail',
    path: PLAN,
    account: ANA,
    before: async (page) => {
      await answer(page, BILLING, { message: 'No', code: 'FORBIDDEN' }, 403);
      await answer(page, INVOICES, { message: 'No', code: 'FORBIDDEN' }, 403);
    },
    act: (page, locale) => page.getByText(textsOf(locale).failures.forbidden.title()).nth(1).waitFor(),
  },
];
