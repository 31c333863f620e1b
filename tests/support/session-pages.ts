import { afterEach, beforeEach, vi } from 'vitest';

/** A page that is loaded anew: jsdom cannot, so it is only told. */
export const reload = vi.fn<() => void>();
/** What the provider tells of a session that begins. */
export const SESSION = { token: 'tok_1', accountId: 'acc_acme', userId: 'usr_ana', user: { name: 'Ana' } };

/** The session's code as a page has it that was loaded anew. */
export const freshPage = async () => ({
  ...(await import('@/session/session')),
  ...(await import('@/session/secure-store')),
});

/** Which keys of the session the browser keeps. */
export const kept = () =>
  ['token', 'agent-dashboard', 'start'].filter((key) => localStorage.getItem(key) !== null);

/** Gives each test of a file pages of its own, in a browser that keeps nothing. */
export function playPages(): void {
  let listening: ReturnType<typeof listen>;
  const listen = () => vi.spyOn(window, 'addEventListener');

  beforeEach(() => {
    listening = listen();
    vi.stubGlobal('location', {
      origin: location.origin,
      pathname: '/en/dashboard/agents',
      search: '?q=pedidos',
      hash: '',
      reload,
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    const { secureStore, resumeSession } = await freshPage();
    await secureStore.clear();
    localStorage.clear();
    // What is still due at the end of a session would reload the next test's page.
    await resumeSession();
    vi.unstubAllGlobals();
    reload.mockClear();
    // A page that was reloaded knows and hears nothing of the one before.
    for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener);
    listening.mockRestore();
    vi.resetModules();
  });
}
