// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { UNCLEARED_KEY } from '@/session/secure-store';
import { leaveStore, silence } from '../support/keyval-in-memory';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const reload = vi.fn<() => void>();
const SESSION = { token: 'tok_1', accountId: 'acc_acme', userId: 'usr_ana', user: { name: 'Ana' } };

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
    activeAt: expect.any(Number),
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
  const { beginSession, expireSession, whySessionEnded } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let call = 0; call < 20; call += 1) expireSession();
  while (kept().length > 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(kept()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await whySessionEnded()).toBe('expired'));
});

test('the reload waits for the reason, but not for a store that never answers', async () => {
  const { beginSession, expireSession } = await freshPage();
  const { STORE_LIMIT_MS } = await import('@/session/secure-store');
  await beginSession(SESSION, '/api/v1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  const answerAgain = silence();
  expireSession('inactive');
  await vi.advanceTimersByTimeAsync(STORE_LIMIT_MS - 100);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
  expect(kept()).toEqual([]);
  answerAgain();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
  replaced.mockRestore();
});

test('who has signed in in another tab keeps the session when this one is told that its own is over', async () => {
  const { beginSession, expireSession } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expireSession();
  localStorage.setItem('token', 'tok_of_another');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(kept()).toEqual(['token', 'agent-dashboard', 'start']);
});

test('a token that was replaced by hand begins the page anew before anything of the first person is shown', async () => {
  const { beginSession, isSignedIn } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expect(isSignedIn()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem('token', 'tok_of_another');
  expect(isSignedIn()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('what waits to be written when somebody else signs in elsewhere never reaches their store', async () => {
  const { beginSession, followOtherTabs, secureStore } = await freshPage();
  const { flushDrafts, keepDraft } = await import('@/session/drafts');
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  keepDraft('new-agent', 'of Ana');
  localStorage.setItem('token', 'tok_of_another');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(reload).toHaveBeenCalledOnce();
  // The page is left.
  window.dispatchEvent(new Event('beforeunload'));
  await flushDrafts();
  expect(await secureStore.read('draft:new-agent')).toBeUndefined();
});

test('a token that only this page keeps hides no sign-out in another tab', async () => {
  const { beginSession, followOtherTabs, signOut } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await beginSession({ ...SESSION, token: 'tok_2' }, '/api/v1');
  full.mockRestore();
  const { readToken } = await import('@/session/token');
  expect(readToken()).toBe('tok_2');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(readToken()).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
  await signOut();
});

test('the reason lies ready before the keys go: another tab that sees them go finds it', async () => {
  const { beginSession, expireSession, secureStore } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  const found = new Promise((resolve) => {
    removed.mockImplementation((key) => key === 'token' && resolve(secureStore.read('ended')));
  });
  expireSession('inactive');
  expect(await found).toMatchObject({ reason: 'inactive' });
  removed.mockRestore();
});

test('what somebody was writing survives an expiry for that person only, and no sign-out', async () => {
  const page = await freshPage();
  const { keepDraft, readDraft } = await import('@/session/drafts');
  const expired = async () => {
    page.expireSession();
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(await page.whySessionEnded()).toBe('expired');
  };
  await page.beginSession(SESSION, '/api/v1');
  keepDraft('new-agent', { name: 'Pedidos' });
  await expired();
  expect(await page.keptPerson()).toBeUndefined();
  expect(await page.beginSession({ ...SESSION, token: 'tok_2' }, '/api/v1')).toBe(false);
  expect(await readDraft('new-agent')).toEqual({ name: 'Pedidos' });
  expect(await page.whySessionEnded()).toBeUndefined();

  await expired();
  expect(await page.beginSession({ ...SESSION, token: 'tok_3', userId: 'usr_luz' }, '/api/v1')).toBe(true);
  expect(await readDraft('new-agent')).toBeUndefined();

  keepDraft('new-agent', { name: 'Citas' });
  vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  await page.signOut();
  expect(await readDraft('new-agent')).toBeUndefined();
});

test('what somebody was writing survives an expiry whose page is left in the middle, wherever that is', async () => {
  // What is due on a page that is gone never happens.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turns = async (most: number, isDone = () => false) => {
    for (let turn = 0; turn < most && !isDone(); turn += 1) await new Promise(setImmediate);
  };
  for (let uses = 0; uses < 14; uses += 1) {
    const page = await freshPage();
    const { keepDraft, flushDrafts } = await import('@/session/drafts');
    await page.beginSession({ ...SESSION, token: `tok_${uses}` }, '/api/v1');
    keepDraft('new-agent', uses);
    await flushDrafts();
    silence(uses);
    page.expireSession('inactive');
    await turns(1000);
    vi.resetModules();
    leaveStore();
    const next = await freshPage();
    const { readDraft } = await import('@/session/drafts');
    await next.resumeSession();
    next.expireSession('inactive');
    await turns(1_000_000, () => kept().length === 0);
    await next.beginSession({ ...SESSION, token: `tok_next_${uses}` }, '/api/v1');
    expect(await readDraft('new-agent'), `after ${uses} uses`).toBe(uses);
  }
});

test('what somebody was writing survives a sign-in that the store does not answer in time', async () => {
  const page = await freshPage();
  const { keepDraft, readDraft } = await import('@/session/drafts');
  await page.beginSession(SESSION, '/api/v1');
  keepDraft('new-agent', 'Pedidos');
  page.expireSession();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answerAgain = silence();
  const begun = page.beginSession({ ...SESSION, token: 'tok_2' }, '/api/v1');
  await vi.advanceTimersByTimeAsync(3000);
  await begun;
  expect(localStorage.getItem(UNCLEARED_KEY)).not.toBeNull();
  answerAgain();
  vi.useRealTimers();
  expect(await readDraft('new-agent')).toBe('Pedidos');
  expect(localStorage.getItem(UNCLEARED_KEY)).toBeNull();
});

test('a page that finds another session in the storage sends nothing and begins anew', async () => {
  const { beginSession, tokenForCall } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  expect(tokenForCall()).toBe('tok_1');
  localStorage.setItem('token', 'tok_luz');
  expect(tokenForCall()).toBe('over');
  expect(reload).toHaveBeenCalledOnce();
});

test('a storage that was emptied in mid-session ends the session', async () => {
  const { beginSession, secureStore, tokenForCall, whySessionEnded } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  localStorage.clear();
  expect(tokenForCall()).toBe('over');
  await vi.waitFor(async () => expect(await secureStore.read('ended')).toBeDefined());
  expect(await whySessionEnded()).toBe('expired');
});

test('a session that slept past its limit ends at the start of the page, on login, with the way back', async () => {
  const { resumeSession, whySessionEnded } = await freshPage();
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined);
  const productKey = { accountId: 'acc_acme', apiBase: '/api/v1', welcomeIsEnd: true };
  localStorage.setItem('token', 'tok_1');
  localStorage.setItem('locale', 'es');
  localStorage.setItem(
    'agent-dashboard',
    JSON.stringify({ ...productKey, activeAt: Date.now() - 3 * 3_600_000 }),
  );
  await resumeSession();
  expect(kept()).toEqual([]);
  expect(await whySessionEnded()).toBe('inactive');
  expect(replaced).toHaveBeenCalledWith(
    null,
    '',
    '/en/login?redirect=%2Fen%2Fdashboard%2Fagents%3Fq%3Dpedidos',
  );
  replaced.mockRestore();
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
  const storageEvent = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  storageEvent({ key: 'locale', oldValue: 'es', newValue: 'en' });
  storageEvent({ key: 'token', oldValue: 'tok_1', newValue: 'tok_1' });
  expect(reload).not.toHaveBeenCalled();
  localStorage.removeItem('token');
  storageEvent({ key: 'token', oldValue: 'tok_1', newValue: null });
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that comes back from the browser shows nothing of a session that ended meanwhile, until it has begun anew', async () => {
  const { beginSession, followOtherTabs } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  expect(document.documentElement.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  localStorage.removeItem('token');
  comeBack();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  document.documentElement.hidden = false;
});

test('a storage emptied in another tab ends the session here', async () => {
  const { beginSession, followOtherTabs } = await freshPage();
  await beginSession(SESSION, '/api/v1');
  followOtherTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(reload).toHaveBeenCalledOnce();
});
