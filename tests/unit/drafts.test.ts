// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  dropDraft,
  dropWaitingDrafts,
  flushDrafts,
  keepDraft,
  keepDraftsOnLeaving,
  readDraft,
} from '@/session/drafts';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

test('a draft that is dropped while it is being written, or another one is dropped, stays dropped', async () => {
  keepDraft('profile', 'typed');
  keepDraft('company', 'typed');
  const writing = flushDrafts();
  await Promise.all([dropDraft('company'), dropDraft('profile'), writing]);
  expect([await readDraft('profile'), await readDraft('company')]).toEqual([undefined, undefined]);

  keepDraft('profile', 'typed');
  keepDraft('voice', 'typed');
  await Promise.all([dropDraft('voice'), dropDraft('profile')]);
  await flushDrafts();
  expect([await readDraft('profile'), await readDraft('voice')]).toEqual([undefined, undefined]);
});

test('what was typed in the last moment before the page is hidden, or left, is written', async () => {
  keepDraftsOnLeaving();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const leaving = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new Event('pagehide')),
    () => window.dispatchEvent(new Event('beforeunload')),
  ];
  for (const [at, leave] of leaving.entries()) {
    keepDraft('profile', at);
    leave();
    // What only this page knows is gone with it.
    dropWaitingDrafts();
    expect(await readDraft('profile')).toBe(at);
  }
  vi.useRealTimers();
});
