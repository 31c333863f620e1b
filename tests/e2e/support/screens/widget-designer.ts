import type { Page } from '@playwright/test';
import { png } from '../../../support/pictures';
import { ANA, TRIAL } from '../accounts';
import { patch } from '../patch-answers';
import { type Locale, textsOf } from '../texts';
import { failing, type Screen, withWord } from './screen';
import { uploading } from './settings';

const path = (part: string) => `/dashboard/channels?view=widget&widget=wgt_acme&part=${part}`;

const shows = async (page: Page, locale: Locale, state: string): Promise<void> => {
  await page.getByLabel(textsOf(locale).widgetDesigner.preview.state()).selectOption(state);
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
    name: 'widget-look-picture',
    path: path('look'),
    account: ANA,
    before: uploading((route) => route.fulfill({ contentType: 'image/png', body: png() })),
    act: async (page, locale) => {
      const t = textsOf(locale).widgetDesigner.look;
      const field = page.getByRole('group', { name: t.image() });
      const file = { name: 'shop.png', mimeType: 'image/png', buffer: png() };
      await field.locator('input[type="file"]').setInputFiles(file);
      await field.getByText(t.imageUploaded()).waitFor();
    },
  },
  {
    name: 'widget-look-pale',
    path: path('look'),
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).widgetDesigner;
      await page.getByLabel(texts.look.hex(), { exact: true }).fill('#ffe27a');
      await shows(page, locale, 'launcher');
    },
  },
  {
    name: 'widget-look-phone',
    path: path('look'),
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).widgetDesigner.preview;
      const preview = page.getByRole('region', { name: texts.title() });
      // A phone shows it so by itself.
      const phone = preview.getByTitle(texts.phone());
      if (await phone.isVisible()) await phone.click();
      await preview.getByTitle(texts.dark()).click();
    },
  },
  {
    name: 'widget-texts',
    path: path('texts'),
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).widgetDesigner;
      const language = textsOf(locale).common.languageNames[locale]();
      await page
        .getByLabel(texts.texts.inLanguage({ field: texts.texts.fields.footer(), language }))
        .fill('sk_live_51Hx9aBcDeFgH');
    },
  },
  ...(['launcher', 'nobody', 'error'] as const).map((state) => ({
    name: `widget-preview-${state}`,
    path: path('look'),
    account: ANA,
    act: (page: Page, locale: Locale) => shows(page, locale, state),
  })),
  withWord('widget-form', path('form')),
  {
    name: 'widget-hours',
    path: path('hours'),
    account: ANA,
    act: async (page, locale) => {
      await page.getByText(textsOf(locale).widgetDesigner.hours.own(), { exact: true }).click();
    },
  },
  {
    name: 'widget-access',
    path: path('access'),
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).widgetDesigner.domains;
      await page.getByLabel(texts.add()).fill('10.0.0.1 https://outlet.example/cesta');
      await page.getByRole('button', { name: texts.addButton(), exact: true }).click();
    },
  },
  withWord('widget-visitors', path('visitors')),
  {
    name: 'widget-secret',
    path: path('visitors'),
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).widgetDesigner.secret;
      const secret = 'wsk_5d0c3b529a4e4f0e8a4b64a5b7f0c0de';
      await page.route('**/wgt_acme/secret', (route) =>
        route.fulfill({ status: 201, json: { secret, rolledAt: new Date().toISOString() } }),
      );
      await page.getByRole('button', { name: texts.roll() }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.rollConfirm() }).click();
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
      const texts = textsOf(locale).widgetDesigner;
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
      await page.getByLabel(texts.look.name(), { exact: true }).fill('Mi tienda');
      await page.getByRole('button', { name: texts.save.publish() }).click();
      await page.getByRole('button', { name: texts.conflict.keep() }).waitFor();
    },
  },
];
