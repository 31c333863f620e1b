import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getAdvanceStageMockHandler,
  getStartWelcomeMockHandler,
  getWelcomeProcessMockHandler,
} from '@/api/generated/onboarding/onboarding.msw';
import type { WelcomeProcess, WelcomeStage } from '@/api/generated/schemas';
import { PATHS, PROCESS, settled } from '../support/guarded-pages';
import { accountOfNuevo } from '../support/missing/acts';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const NUEVO = 'nuevo@acme.example';

type Stage = WelcomeStage;
type Place = keyof typeof PATHS;

const withoutSearch = (path: string) => path.split('?')[0] ?? '';

/** A provider that answers this stage whatever happens. */
function stands(currentStage: Stage, isEnd = false): void {
  provider.server.use(getWelcomeProcessMockHandler({ settings: {}, currentStage, isEnd }));
}

/** For each stage: where it leads, and the places it leaves people at (specification §4). */
const TABLE: Record<Exclude<Stage, 'admin_settings'>, { target: Place; stays: readonly Place[] }> = {
  company_settings: { target: 'company_settings', stays: ['company_settings'] },
  subscription_settings: {
    target: 'pricing',
    stays: ['pricing', 'freetrial', 'subscriptionpay', 'subscribing'],
  },
  integrations_settings: { target: 'integrations', stays: ['integrations'] },
};
const PLACES = [
  'company_settings',
  'pricing',
  'freetrial',
  'subscriptionpay',
  'subscribing',
  'integrations',
  'home',
  'channels',
] as const;
const rows = (['company_settings', 'subscription_settings', 'integrations_settings'] as const).flatMap(
  (stage) =>
    PLACES.map((place) => {
      const { target, stays } = TABLE[stage];
      return { stage, place, ends: stays.includes(place) ? place : target };
    }),
);

describe('an unfinished onboarding', () => {
  test.each(rows)('at $stage, $place ends at $ends', async ({ stage, place, ends }) => {
    stands(stage);
    const app = await renderApp(PATHS[place], { signedInAs: NUEVO });
    await waitFor(() => expect(app.at()).toBe(withoutSearch(PATHS[ends])));
    // Once more 100 ms after the page has come, from the server; and it stays there.
    const before = provider.callsOf('GET', PROCESS).length;
    await app.router.navigate({ href: `${app.href()}${app.href().includes('?') ? '&' : '?'}again=1` });
    await waitFor(() => expect(provider.callsOf('GET', PROCESS).length).toBeGreaterThan(before));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(app.at()).toBe(withoutSearch(PATHS[ends]));
  });

  test('protected content never shows before the way is known', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Main navigation"]')) seen.push('dashboard');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await renderApp(PATHS.home, { signedInAs: NUEVO });
    await heading('Tell us about your company');
    observer.disconnect();
    expect(seen).toEqual([]);
  });
});

describe('admin_settings', () => {
  function atAdminSettings(): void {
    accountOfNuevo(provider).process.currentStage = 'admin_settings';
  }

  test.each(PLACES)('from %s it advances on the server once and goes to the dashboard', async (place) => {
    atAdminSettings();
    const app = await renderApp(PATHS[place], { signedInAs: NUEVO });
    await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(app.at()).toMatch(/^\/en\/dashboard\//);
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
    expect(provider.db.state.accounts.acc_nuevo?.process.isEnd).toBe(true);
  });

  test('a server that does not get on is an error with a way out, not a loop', async () => {
    atAdminSettings();
    provider.server.use(
      getAdvanceStageMockHandler({ settings: {}, currentStage: 'admin_settings', isEnd: false }),
    );
    await renderApp(PATHS.home, { signedInAs: NUEVO });
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
    // Nor does the guard after the page try by itself what has just failed: both look how things stand.
    const tried = provider.calls.findIndex(({ path }) => path === '/welcome/stage/next');
    await waitFor(() => {
      const looks = provider.calls.slice(tried).filter(({ path }) => path === PROCESS);
      expect(looks).toHaveLength(2);
    });
    await settled();
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
  });

  test.each([
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['that all is well', () => HttpResponse.json({ ok: true })],
  ])('a server that answers %s is asked how things stand', async (_, answer) => {
    atAdminSettings();
    provider.server.use(
      http.patch('*/api/v1/welcome/stage/next', () => {
        const stored = provider.db.state.accounts.acc_nuevo;
        if (stored) stored.process.isEnd = true;
        return answer();
      }),
    );
    const app = await renderApp(PATHS.home, { signedInAs: NUEVO });
    await heading('Welcome, Nuria Vega!');
    expect(app.at()).toBe(PATHS.home);
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
  });
});

describe('a page without a place in onboarding', () => {
  const PUBLIC = [
    '/en/nowhere',
    '/en/passwordrecovery',
    '/en/sendemail',
    '/en/sendemailagain',
    '/en/user/reset-password',
    '/en/recoversuccess',
    '/en/toolisconnected',
  ];

  test.each(PUBLIC)('%s leads somebody signed in to the stage', async (path) => {
    stands('integrations_settings');
    const app = await renderApp(path, { signedInAs: NUEVO });
    expect(app.at()).toBe(path);
    await waitFor(() => expect(app.at()).toBe(PATHS.integrations));
  });

  test.each(['/en/login', '/en/onboarding/register', '/en/oauth/google', '/en/oauth/microsoft'])(
    '%s does so as well',
    async (path) => {
      stands('integrations_settings');
      const app = await renderApp(path, { signedInAs: NUEVO });
      await waitFor(() => expect(app.at()).toBe(PATHS.integrations));
    },
  );

  test.each(['/toolisconnected', '/oauth/google', '/oauth/microsoft'])(
    '%s, without a language, leads to the stage in the language that is saved',
    async (path) => {
      stands('integrations_settings');
      localStorage.setItem('locale', 'en');
      const app = await renderApp(path, { signedInAs: NUEVO });
      await waitFor(() => expect(app.at()).toBe(PATHS.integrations));
    },
  );

  test.each(PUBLIC)('%s stays when onboarding has ended, or nobody is signed in', async (path) => {
    const app = await renderApp(path);
    await app.router.navigate({ href: `${path}?again=1` });
    expect(app.at()).toBe(path);
    expect(provider.calls).toEqual([]);
    stands('integrations_settings', true);
    const later = await renderApp(path, { signedInAs: NUEVO });
    await waitFor(() => expect(provider.callsOf('GET', PROCESS)).toHaveLength(1));
    await waitFor(() => expect(later.queryClient.isFetching()).toBe(0));
    await settled();
    expect(later.at()).toBe(path);
  });
});

describe('a process that cannot be read', () => {
  test('is said, can be tried again, and there is a way out', async () => {
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: 'FORBIDDEN', reference: 'ref_77' }, { status: 403 });
      }),
    );
    const app = await renderApp(PATHS.home, { signedInAs: NUEVO });
    await screen.findByText('You don’t have access to this');
    expect(screen.getByText('ref_77')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    provider.server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Tell us about your company');
  });

  test.each(PLACES)('%s says so, wherever one is', async (place) => {
    const failing = HttpResponse.json(
      { message: 'broken', code: 'BROKEN', reference: 'ref_9' },
      { status: 403 },
    );
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        throw failing.clone();
      }),
    );
    await renderApp(PATHS[place], { signedInAs: NUEVO });
    await screen.findByText('You don’t have access to this');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Logout' }).length).toBeGreaterThan(0);
  });

  test.each(PLACES)(
    'a stage that nobody knows leaves %s as it is, and sends nobody around',
    async (place) => {
      const app = await renderUnknownStage(PATHS[place]);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() =>
        expect(provider.callsOf('GET', '/welcome/account/acc_nuevo').length).toBeGreaterThan(1),
      );
      expect(screen.queryByText('We couldn’t load this')).toBeNull();
      expect(app.at()).toBe(withoutSearch(PATHS[place]));
      expect(reload).not.toHaveBeenCalled();
    },
  );

  async function renderUnknownStage(path: string) {
    provider.server.use(
      http.get('*/api/v1/welcome/account/acc_nuevo', () =>
        HttpResponse.json({ settings: {}, currentStage: 'billing_settings', isEnd: false }),
      ),
    );
    return renderApp(path, { signedInAs: NUEVO });
  }

  test('a stage that keeps changing ends in words, not in a loop; trying again asks anew', async () => {
    let asked = 0;
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        asked += 1;
        const currentStage = asked % 2 === 0 ? 'company_settings' : 'integrations_settings';
        return { settings: {}, currentStage, isEnd: false };
      }),
    );
    const app = await renderApp(PATHS.integrations, { signedInAs: NUEVO });
    await screen.findByText('We couldn’t load this');
    expect(screen.getByText('stage loop')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Logout' }).length).toBeGreaterThan(0);
    expect(asked).toBeLessThan(12);
    provider.server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Tell us about your company');
  });

  const BEGUN: WelcomeProcess = { settings: {}, currentStage: 'company_settings', isEnd: false };

  test('a process that never began begins (POST welcome)', async () => {
    let begun = false;
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        if (begun) return BEGUN;
        throw HttpResponse.json({ message: 'none', code: 'NOT_FOUND' }, { status: 404 });
      }),
      getStartWelcomeMockHandler(() => {
        begun = true;
        return BEGUN;
      }),
    );
    await renderApp(PATHS.home, { signedInAs: NUEVO });
    await heading('Tell us about your company');
    expect(provider.callsOf('POST', '/welcome')).toHaveLength(1);
  });
});
