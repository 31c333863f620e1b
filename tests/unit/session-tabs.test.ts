// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { freshPage, kept, playPages, reload, SESSION } from '../support/session-pages';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

playPages();

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
