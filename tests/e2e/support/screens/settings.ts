import type { Page, Route } from '@playwright/test';
import { png, SVG } from '../../../support/pictures';
import { ANA, TRIAL } from '../accounts';
import { answer, patch } from '../patch-answers';
import { PROCESS } from './onboarding-answers';
import { type Screen, withWord } from './screen';

/** The host of uploads is our own origin here, which every policy allows; `sent` says what becomes of the file. */
const uploading = (sent: (route: Route) => Promise<void>) => async (page: Page) => {
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
    act: async (page) => {
      const slider = page.getByRole('slider');
      await slider.focus();
      await slider.press('End');
    },
  },
];
