// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SESSION = { token: 'tok_1', accountId: 'acc_acme', userId: 'usr_ana', user: { name: 'Ana' } };

const reload = vi.fn<() => void>();

beforeEach(() => {
  const { origin } = location;
  vi.stubGlobal('location', { origin, pathname: '/en/dashboard/agents', search: '', hash: '', reload });
  // jsdom knows no other address; what a page keeps of itself is what matters here.
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation((state) => replace(state, ''));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '');
  reload.mockClear();
  vi.resetModules();
});

/** The session's code as a page has it that was loaded anew. */
async function freshPage() {
  vi.resetModules();
  return import('@/session/session');
}

async function inactive(): Promise<void> {
  const { beginSession, expireSession } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expireSession('inactive');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
}

/** What login finds after the reload. */
async function reasonAtLogin() {
  const page = await freshPage();
  await page.resumeSession();
  return page.whySessionEnded();
}

test('without a secure store login still hears of the inactivity, until somebody signs in', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  await inactive();
  expect(await reasonAtLogin()).toBe('inactive');
  expect(await reasonAtLogin()).toBe('inactive');
  const { beginSession, whySessionEnded } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expect(await whySessionEnded()).toBeUndefined();
  expect(localStorage.getItem('ended')).toBeNull();
});

test('so it does where the browser keeps nothing at all', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  await inactive();
  expect(await reasonAtLogin()).toBe('inactive');
});

test('a session that slept past its limit is told of as well', async () => {
  const activeAt = Date.now() - 3 * 3_600_000;
  localStorage.setItem('token', 'tok_1');
  localStorage.setItem(
    'agent-dashboard',
    JSON.stringify({ accountId: 'acc_acme', apiBase: '/api/v1', welcomeIsEnd: true, activeAt }),
  );
  expect(await reasonAtLogin()).toBe('inactive');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a sign-out leaves no reason behind', async () => {
  await inactive();
  const { resumeSession, beginSession, signOut } = await freshPage();
  await resumeSession();
  await beginSession(SESSION, '/api/v1');
  await signOut();
  expect(await reasonAtLogin()).toBeUndefined();
});
