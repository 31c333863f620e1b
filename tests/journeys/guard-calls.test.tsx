import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getWelcomeProcessMockHandler } from '@/api/generated/onboarding/onboarding.msw';
import { GUARD_DELAY_MS } from '@/routes/-guards/watch-onboarding';
import { dashboardChat } from '../support/dashboard-chat';
import { PATHS, PROCESS, settled } from '../support/guarded-pages';
import { accountOfNuevo } from '../support/missing/acts';
import { playProvider, signInAs } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const NUEVO = 'nuevo@acme.example';

describe('a link that is only pointed at', () => {
  const writes = () =>
    provider.calls.filter(({ method, path }) => method !== 'GET' && path !== '/auth/sign-in');
  const newAccount = () => accountOfNuevo(provider);

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
    // That of the page, and the guard's behind it, which a slow machine may see before the heading.
    await waitFor(() => expect(provider.callsOf('GET', PROCESS)).toHaveLength(2));
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
    const stored = accountOfNuevo(provider);
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
    const stored = accountOfNuevo(provider);
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
    const stored = accountOfNuevo(provider);
    const app = await stopped(PATHS.company_settings);
    stored.process.currentStage = 'integrations_settings';
    await vi.advanceTimersByTimeAsync(100);
    await settled();
    expect(app.at()).toBe(PATHS.integrations);
  });

  test('once onboarding has ended it asks no more', async () => {
    const stored = accountOfNuevo(provider);
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
