import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  getAdvanceStageMockHandler,
  getStartWelcomeMockHandler,
  getWelcomeProcessMockHandler,
} from '@/api/generated/onboarding/onboarding.msw';
import type { WelcomeProcess, WelcomeStage } from '@/api/generated/schemas';
import { GUARD_DELAY_MS } from '@/routes/-guards/watch-onboarding';
import { dashboardChat } from '../support/dashboard-chat';
import { playProvider, signInAs } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const NUEVO = 'nuevo@acme.example';
const PROCESS = '/welcome/account/acc_nuevo';

type Stage = WelcomeStage;

const PATHS = {
  company_settings: '/en/onboarding/company_settings',
  pricing: '/en/onboarding/pricing',
  freetrial: '/en/onboarding/freetrial',
  subscriptionpay: '/en/onboarding/subscriptionpay',
  subscribing: '/en/onboarding/subscribing?job=job_1',
  integrations: '/en/onboarding/integrations',
  home: '/en/dashboard/home',
  channels: '/en/dashboard/channels',
} as const;
type Place = keyof typeof PATHS;

const withoutSearch = (path: string) => path.split('?')[0] ?? '';

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

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
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    stored.process.currentStage = 'admin_settings';
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

describe('a link that is only pointed at', () => {
  const writes = () =>
    provider.calls.filter(({ method, path }) => method !== 'GET' && path !== '/auth/sign-in');
  const newAccount = () => {
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    return stored;
  };

  test('creates no creator; following it does, once', async () => {
    newAccount().process.isEnd = true;
    const app = await renderApp('/en/nowhere', { signedInAs: NUEVO });
    await waitFor(() => expect(provider.callsOf('GET', PROCESS)).toHaveLength(1));
    const preloads = vi.spyOn(app.router, 'preloadRoute');
    const link = screen.getByRole('link', { name: 'Go to Home' });
    fireEvent.mouseEnter(link);
    await waitFor(() => expect(preloads).toHaveBeenCalled());
    await Promise.all(preloads.mock.results.map(({ value }) => value));
    expect(provider.callsOf('GET', '/projects')).toHaveLength(1);
    await settled();
    expect(writes()).toEqual([]);
    await app.user.click(link);
    await heading('Welcome, Nuria Vega!');
    await (await dashboardChat()).findByRole('button', { name: 'Do you have any questions?' });
    expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
  });

  test('advances no stage; following it does, once', async () => {
    const app = await renderApp(PATHS.company_settings, { signedInAs: NUEVO });
    await heading('Tell us about your company');
    const asked = provider.callsOf('GET', PROCESS).length;
    await waitFor(() => expect(provider.callsOf('GET', PROCESS).length).toBeGreaterThan(asked));
    newAccount().process.currentStage = 'admin_settings';
    app.queryClient.clear();
    for (let time = 0; time < 12; time += 1)
      await app.router.preloadRoute({ to: '/{-$locale}/dashboard/home' });
    await settled();
    expect(writes()).toEqual([]);
    await app.router.navigate({ to: '/{-$locale}/dashboard/home' });
    await heading('Welcome, Nuria Vega!');
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
  });

  test('begins no process', async () => {
    newAccount().process.isEnd = true;
    const app = await renderApp('/en/nowhere', { signedInAs: NUEVO });
    await waitFor(() => expect(provider.callsOf('GET', PROCESS)).toHaveLength(1));
    await settled();
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        throw HttpResponse.json({ message: 'none', code: 'NOT_FOUND' }, { status: 404 });
      }),
    );
    app.queryClient.clear();
    for (const to of ['dashboard/settings', 'onboarding/company_settings', 'onboarding/pricing'] as const)
      await app.router.preloadRoute({ to: `/{-$locale}/${to}` });
    await waitFor(() => expect(provider.callsOf('GET', PROCESS).length).toBeGreaterThan(1));
    await settled();
    expect(writes()).toEqual([]);
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

describe('the clock of the guard', () => {
  afterEach(() => vi.useRealTimers());

  /** A page that has come, with the guard's timer not yet due: from here on the test moves the clock. */
  async function stopped(path: string) {
    await signInAs(NUEVO);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const app = await renderApp(path);
    await settled();
    return app;
  }

  test('asks the server 100 ms after a route change, not before', async () => {
    expect(GUARD_DELAY_MS).toBe(100);
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    stored.process.currentStage = 'subscription_settings';
    const app = await stopped(PATHS.pricing);
    const loaded = provider.callsOf('GET', PROCESS).length;
    await vi.advanceTimersByTimeAsync(99);
    await settled();
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(loaded);
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(loaded + 1);
    await vi.advanceTimersByTimeAsync(5000);
    await settled();
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(loaded + 1);
    expect(app.at()).toBe(PATHS.pricing);
  });

  test('the next navigation cancels it and begins its own 100 ms', async () => {
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    stored.process.currentStage = 'subscription_settings';
    const app = await stopped(PATHS.pricing);
    await vi.advanceTimersByTimeAsync(60);
    void app.router.navigate({ to: '/{-$locale}/onboarding/freetrial' });
    await settled();
    expect(app.at()).toBe(PATHS.freetrial);
    // The page itself has asked whether work is running.
    const loaded = provider.callsOf('GET', PROCESS).length;
    await vi.advanceTimersByTimeAsync(60);
    await settled();
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(loaded);
    await vi.advanceTimersByTimeAsync(40);
    await settled();
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(loaded + 1);
  });

  test('a stage that another device moved on is followed', async () => {
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    const app = await stopped(PATHS.company_settings);
    stored.process.currentStage = 'integrations_settings';
    await vi.advanceTimersByTimeAsync(100);
    await settled();
    expect(app.at()).toBe(PATHS.integrations);
  });

  test('once onboarding has ended it asks no more', async () => {
    const stored = provider.db.state.accounts.acc_nuevo;
    if (!stored) throw new Error('the seed lacks the new account');
    stored.process.isEnd = true;
    const app = await stopped(PATHS.home);
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    const asked = provider.callsOf('GET', PROCESS).length;
    expect(asked).toBe(1);
    void app.router.navigate({ to: '/{-$locale}/dashboard/channels' });
    await settled();
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
    expect(app.at()).toBe(PATHS.channels);
    expect(provider.callsOf('GET', PROCESS)).toHaveLength(1);
  });
});
