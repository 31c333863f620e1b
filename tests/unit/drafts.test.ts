// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { dropDraft, flushDrafts, keepDraft, readDraft } from '@/session/drafts';

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
