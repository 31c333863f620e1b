// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftCopy } from '@/session/draft-copies';
import { draftNames, flushDrafts } from '@/session/drafts';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

/** The locks of a browser, as far as copies use them. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1);
      if (typeof work !== 'function') throw new Error('no work');
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

let locks = fakeLocks();
beforeEach(() => {
  locks = fakeLocks();
  vi.stubGlobal('navigator', { ...navigator, locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page that opens finds. */
async function found(name: string): Promise<unknown[]> {
  const all: unknown[] = [];
  await createDraftCopy(name).takeOthers((kept) => all.push(kept) > 0);
  return all;
}

test('what a page left that is gone is found once; what a page that is alive writes is its own', async () => {
  const one = createDraftCopy('agent');
  one.keep('of one');
  await one.kept();
  expect(await found('agent')).toEqual([]);
  // The page is gone, and its locks with it.
  locks.held.clear();
  expect(await found('agent')).toEqual(['of one']);
  expect(await found('agent')).toEqual([]);
});

test('what is not taken stays for the next opening, and what is saved is forgotten', async () => {
  const one = createDraftCopy('other');
  one.keep('of one');
  await flushDrafts();
  locks.held.clear();
  await createDraftCopy('other').takeOthers(() => false);
  expect(await found('other')).toEqual(['of one']);

  const two = createDraftCopy('other');
  two.keep('of two');
  two.keep(undefined);
  await flushDrafts();
  expect(locks.held.size).toBe(0);
  expect(await draftNames('other#')).toEqual([]);
});
