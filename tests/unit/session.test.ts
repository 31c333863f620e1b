// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { UNCLEARED_KEY } from '@/session/secure-store';
import { leaveStore, silence } from '../support/keyval-in-memory';
import { freshPage, kept, playPages, reload, SESSION } from '../support/session-pages';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

playPages();

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
