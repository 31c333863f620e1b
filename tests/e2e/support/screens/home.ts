import { ANA, NUEVO, TRIAL } from '../accounts';
import { answer, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { ACCOUNT, justBegun } from './onboarding-answers';
import { type Screen, withWord } from './screen';

/** The first page, and what the frame opens over it. */
export const home: readonly Screen[] = [
  withWord('home', '/dashboard/home'),
  withWord('home-trial', '/dashboard/home', TRIAL),
  { name: 'home-just-begun', path: '/dashboard/home', account: NUEVO, before: justBegun },
  {
    name: 'home-palette',
    path: '/dashboard/home',
    account: ANA,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'home-palette-found',
    path: '/dashboard/home',
    account: ANA,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type('devol');
      await page.getByRole('option', { name: 'Devoluciones', exact: true }).waitFor();
    },
  },
  {
    name: 'home-palette-none-found',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type('zzzz');
      await page.getByText(textsOf(locale).shell.searchEmpty()).waitFor();
    },
  },
  {
    name: 'home-palette-fails',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await answer(page, /\/projects\?.*q=/, { message: 'No', code: 'FORBIDDEN' }, 403);
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type('e');
      await page.getByText(textsOf(locale).palette.agentsIncomplete()).waitFor();
    },
  },
  {
    name: 'home-shortcuts',
    path: '/dashboard/home',
    account: ANA,
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('switch').waitFor();
    },
  },
  {
    name: 'home-account-menu',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).shell.account({ name: 'Ana Luna' }) }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'home-widget',
    path: '/dashboard/home',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).testChat.widget.prompt() }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'home-beyond-the-included',
    path: '/dashboard/home',
    account: ANA,
    before: (page) =>
      patch(page, ACCOUNT, (body) => ({
        ...body,
        subscriptionSummary: [
          {
            product_type: 'bot',
            currentPeriod: {
              totalUsage: 4,
              usageBreakdown: [
                { costInTier: '0.00', upTo: 2 },
                { costInTier: '12.00', upTo: 10 },
              ],
              currency: 'EUR',
            },
          },
        ],
      })),
  },
];
