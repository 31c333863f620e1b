import type { Page, Route } from '@playwright/test';
import { png, SVG } from '../../../support/pictures';
import { ANA, TRIAL } from '../accounts';
import { answer, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { PROCESS } from './onboarding-answers';
import { type Screen, withWord } from './screen';

/** The host of uploads is our own origin here, which every policy allows; `sent` says what becomes of the file. */
export const uploading = (sent: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route('**/auth/generate-presigned-url', (route) => {
    const { origin } = new URL(route.request().url());
    return route.fulfill({
      json: {
        uploadUrl: `${origin}/held/me.png`,
        publicUrl: `${origin}/held/me.png`,
        expiresAt: new Date(Date.now() + 900_000).toISOString(),
      },
    });
  });
  await page.route('**/held/me.png', sent);
};

const choosing = (content: Buffer, seen: 'progressbar' | 'alert') => async (page: Page) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: content };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole(seen).waitFor();
};

/** What is set for oneself and for the company. */
export const settings: readonly Screen[] = [
  withWord('settings', '/dashboard/settings'),
  withWord('settings-company', '/dashboard/settings?section=company'),
  withWord('settings-plan', '/dashboard/settings?section=plan'),
  ...['region', 'notifications', 'security', 'team', 'audit', 'data'].map((section) =>
    withWord(`settings-${section}`, `/dashboard/settings?section=${section}`),
  ),
  {
    name: 'settings-invite',
    path: '/dashboard/settings?section=team',
    account: ANA,
    act: async (page, locale) => {
      const { team } = textsOf(locale);
      await page.getByRole('button', { name: team.invitations.invite() }).click();
      await page.getByRole('textbox', { name: team.inviting.email() }).fill('nora@acme.example');
      await page.getByLabel(team.access.label(), { exact: true }).selectOption('some');
      await page.getByRole('group', { name: team.access.legend() }).waitFor();
    },
  },
  {
    name: 'settings-second-factor',
    path: '/dashboard/settings?section=security',
    account: ANA,
    before: (page) =>
      answer(
        page,
        '**/auth/me/second-factor/setups',
        {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Acme:ana%40acme.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme',
        },
        200,
      ),
    act: async (page, locale) => {
      const { factor, setUp } = textsOf(locale).security;
      await page.getByRole('button', { name: factor.turnOn() }).click();
      await page.getByRole('button', { name: setUp.copy() }).waitFor();
    },
  },
  {
    name: 'settings-recovery-codes',
    path: '/dashboard/settings?section=security',
    account: ANA,
    act: async (page, locale) => {
      const { factor, setUp, recovery } = textsOf(locale).security;
      await page.route('**/auth/me/second-factor', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ json: { recoveryCodes: ['4kt9-pq2m', '7xwb-h3ds', 'm2n8-zz4c', 'tt6k-9wqp'] } })
          : route.fallback(),
      );
      await page.getByRole('button', { name: factor.turnOn() }).click();
      await page.getByRole('textbox', { name: factor.code() }).fill('123456');
      await page.getByRole('dialog').getByRole('button', { name: setUp.confirm() }).click();
      await page.getByRole('list', { name: recovery.list() }).waitFor();
    },
  },
  {
    name: 'settings-delete-account',
    path: '/dashboard/settings?section=data',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).settings.data.delete() }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  withWord('settings-viewer', '/dashboard/settings?section=team', 'vera@acme.example'),
  withWord('agent-viewer', '/dashboard/agents/bot_returns', 'vera@acme.example'),
  { name: 'invitation', path: '/onboarding/register?invitation=ivs_4kT9pQ2m' },
  { name: 'invitation-expired', path: '/onboarding/register?invitation=ivs_expired' },
  {
    name: 'settings-uploading',
    path: '/dashboard/settings?section=profile',
    account: ANA,
    before: uploading(() => new Promise(() => undefined)),
    act: choosing(png({ side: 256, bytes: 2_000_000 }), 'progressbar'),
  },
  {
    name: 'settings-upload-failed',
    path: '/dashboard/settings?section=profile',
    account: ANA,
    before: uploading((route) => route.fulfill({ status: 403 })),
    act: choosing(png({ side: 256 }), 'alert'),
  },
  {
    name: 'settings-wrong-file',
    path: '/dashboard/settings?section=profile',
    account: ANA,
    act: choosing(Buffer.from(SVG), 'alert'),
  },
  {
    name: 'settings-picture',
    path: '/dashboard/settings?section=profile',
    account: ANA,
    before: async (page) => {
      const me = png({ side: 256 });
      await page.route('**/held/me.png', (route) => route.fulfill({ contentType: 'image/png', body: me }));
      await patch(page, '**/api/v1/auth/me', (body) => {
        const imageUrl = `${new URL(page.url()).origin}/held/me.png`;
        return { ...body, user: { name: 'Ana', lastname: 'Luna', email: ANA, imageUrl } };
      });
    },
  },
  withWord('settings-trial', '/dashboard/settings?section=plan', TRIAL),
  {
    name: 'settings-partly-failed',
    path: '/dashboard/settings?section=company',
    account: ANA,
    before: async (page) => {
      // Once home has been open, onboarding is known to have ended, and nothing else asks for the process.
      await page.goto('/en/dashboard/home');
      await page.getByRole('heading', { level: 1, name: 'Ana Luna' }).waitFor();
      // Refusals are not tried again by themselves, so the state stands at once.
      const gone = { message: 'It is not here', code: 'NOT_FOUND', reference: 'ref_4a04' };
      await answer(page, PROCESS, { ...gone, code: 'FORBIDDEN' }, 403);
      await answer(page, '**/api/v1/plans', gone, 404);
    },
  },
  {
    name: 'settings-next-invoice',
    path: '/dashboard/settings?section=plan',
    account: ANA,
    act: async (page, locale) => {
      await page.locator('summary', { hasText: textsOf(locale).billing.simulator.title() }).click();
      const slider = page.getByRole('slider');
      await slider.focus();
      await slider.press('End');
    },
  },
];
