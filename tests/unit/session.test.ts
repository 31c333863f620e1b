// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const reload = vi.fn<() => void>();
const SESSION = { token: 'tok_1', accountId: 'acc_acme', userId: 'usr_ana', user: { name: 'Ana' } };

let listening: ReturnType<typeof listen>;
const listen = () => vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  listening = listen();
  vi.stubGlobal('location', { origin: location.origin, reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  reload.mockClear();
  // A page that was reloaded knows and hears nothing of the one before.
  for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener);
  listening.mockRestore();
  vi.resetModules();
});

const freshPage = async () => ({
  ...(await import('@/session/session')),
  ...(await import('@/session/secure-store')),
});
const kept = () => ['token', 'agent-dashboard', 'start'].filter((key) => localStorage.getItem(key) !== null);

test('a session begins with its token and its keys, the person in the secure store', async () => {
  const { beginSession, keptPerson } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expect(kept()).toEqual(['token', 'agent-dashboard', 'start']);
  expect(JSON.parse(localStorage.getItem('agent-dashboard') ?? '')).toEqual({
    accountId: 'acc_acme',
    apiBase: '/api/v1',
    welcomeIsEnd: false,
  });
  expect(Number.isNaN(Date.parse(localStorage.getItem('start') ?? ''))).toBe(false);
  expect(await keptPerson()).toEqual({ userId: 'usr_ana', user: { name: 'Ana' }, accountId: 'acc_acme' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
});

test('signing out clears all of it, empties the store, and reloads at login', async () => {
  const { beginSession, signOut, secureStore } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  localStorage.setItem('locale', 'en');
  await signOut();
  expect(kept()).toEqual([]);
  expect(await secureStore.read('user')).toBeUndefined();
  expect(replaced).toHaveBeenCalledWith(null, '', '/en/login');
  expect(reload).toHaveBeenCalledOnce();
  replaced.mockRestore();
});

test('an expiry sets the flag, reloads after 500 ms, once however often it is told', async () => {
  const { beginSession, expireSession, takeExpired } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  vi.useFakeTimers();
  for (let call = 0; call < 20; call += 1) expireSession();
  expect(kept()).toEqual([]);
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await takeExpired()).toBe(true));
  expect(await takeExpired()).toBe(false);
});

test('an expiry without a session does nothing: no loop of reloads', async () => {
  const { expireSession } = await freshPage();
  vi.useFakeTimers();
  expireSession();
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a sign-out in another tab begins this one anew; other keys do not', async () => {
  const { beginSession, followOtherTabs } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  const told = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  told({ key: 'locale', oldValue: 'es', newValue: 'en' });
  told({ key: 'token', oldValue: 'tok_1', newValue: 'tok_1' });
  expect(reload).not.toHaveBeenCalled();
  localStorage.removeItem('token');
  told({ key: 'token', oldValue: 'tok_1', newValue: null });
  expect(reload).toHaveBeenCalledOnce();
});

test('a storage emptied in another tab ends the session here', async () => {
  const { beginSession, followOtherTabs } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(reload).toHaveBeenCalledOnce();
});
