import type { Page } from '@playwright/test';
import { ANA, TRIAL } from '../accounts';
import { patch } from '../patch-answers';
import { type Locale, wordsOf } from '../words';
import { failing, type Screen, withWord } from './screen';

const path = (part: string) => `/dashboard/channels?view=widget&widget=wgt_acme&part=${part}`;

const shows = async (page: Page, locale: Locale, state: string): Promise<void> => {
  await page.getByLabel(wordsOf(locale).widgetDesigner.preview.state()).selectOption(state);
};

/** The designer of the chat widget. */
export const widgetDesigner: readonly Screen[] = [
  withWord('widgets', '/dashboard/channels?view=widget'),
  withWord('widgets-none-yet', '/dashboard/channels?view=widget', TRIAL),
  withWord('widget-gone', '/dashboard/channels?view=widget&widget=wgt_gone'),
  {
    name: 'widget-fails',
    path: path('look'),
    account: ANA,
    before: failing(/\/api\/v1\/widgets\/wgt_acme$/),
  },
  withWord('widget-look', path('look')),
  {
    name: 'widget-look-pale',
    path: path('look'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner;
      await page.getByLabel(words.look.hex(), { exact: true }).fill('#ffe27a');
      await shows(page, locale, 'launcher');
    },
  },
  {
    name: 'widget-look-phone',
    path: path('look'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner.preview;
      const preview = page.getByRole('region', { name: words.title() });
      await preview.getByText(words.phone(), { exact: true }).click();
      await preview.getByText(words.dark(), { exact: true }).click();
    },
  },
  {
    name: 'widget-texts',
    path: path('texts'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner;
      const language = wordsOf(locale).common.languageNames[locale]();
      await page
        .getByLabel(words.texts.inLanguage({ field: words.texts.fields.footer(), language }))
        .fill('sk_live_51Hx9aBcDeFgH');
    },
  },
  withWord('widget-form', path('form')),
  {
    name: 'widget-hours',
    path: path('hours'),
    account: ANA,
    act: async (page, locale) => {
      await page.getByText(wordsOf(locale).widgetDesigner.hours.own(), { exact: true }).click();
    },
  },
  {
    name: 'widget-access',
    path: path('access'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner.domains;
      await page.getByLabel(words.add()).fill('10.0.0.1 https://outlet.example/cesta');
      await page.getByRole('button', { name: words.addButton(), exact: true }).click();
    },
  },
  withWord('widget-visitors', path('visitors')),
  {
    name: 'widget-secret',
    path: path('visitors'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner.secret;
      const secret = 'wsk_5d0c3b529a4e4f0e8a4b64a5b7f0c0de';
      await page.route('**/wgt_acme/secret', (route) =>
        route.fulfill({ status: 201, json: { secret, rolledAt: new Date().toISOString() } }),
      );
      await page.getByRole('button', { name: words.roll() }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.rollConfirm() }).click();
      await page.getByRole('dialog').getByText(secret).waitFor();
    },
  },
  withWord('widget-rollout', path('rollout')),
  {
    name: 'widget-install',
    path: path('install'),
    account: ANA,
    before: (page) =>
      patch(page, /\/wgt_acme\/installs$/, (body) => ({
        ...body,
        items: [
          ...Object(body).items,
          { domain: 'copia.example', seenAt: new Date().toISOString(), page: '/', allowed: false },
        ],
        total: 3,
      })),
  },
  {
    name: 'widget-conflict',
    path: path('look'),
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).widgetDesigner;
      await page.route('**/api/v1/widgets/wgt_acme', async (route) => {
        if (route.request().method() === 'PATCH') {
          await route.fulfill({ status: 409, json: { message: 'Saved', code: 'WIDGET_CHANGED' } });
          return;
        }
        const response = await route.fetch();
        const widget = await response.json();
        await route.fulfill({
          response,
          json: { ...widget, revision: 'rev_bea', savedBy: 'Bea Sol', name: 'Tienda de Bea' },
        });
      });
      await page.getByLabel(words.look.name(), { exact: true }).fill('Mi tienda');
      await page.getByRole('button', { name: words.save.publish() }).click();
      await page.getByRole('button', { name: words.conflict.keep() }).waitFor();
    },
  },
];
