// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftCopy } from '@/session/draft-copies';
import { draftNames, flushDrafts } from '@/session/drafts';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const signalOf = (options: unknown) =>
  typeof options === 'object' &&
  options !== null &&
  'signal' in options &&
  options.signal instanceof AbortSignal
    ? options.signal
    : undefined;

/** The locks of a browser, as far as copies use them. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  const leave = new Set<() => void>();
  return {
    held,
    /** Closes the pages that hold them. */
    closePages: () => {
      for (const one of leave) one();
      leave.clear();
    },
    request: async (name: string, ...rest: unknown[]) => {
      const [options, work] = [rest.at(0), rest.at(-1)];
      if (typeof work !== 'function') throw new Error('no work');
      const before = held.get(name);
      const turn = (async () => {
        await before;
        if (signalOf(options)?.aborted) throw new DOMException('', 'AbortError');
        await Promise.race([work({ name }), new Promise<void>((resolve) => leave.add(resolve))]);
      })();
      // Whoever gives up waiting is in nobody's way.
      const over = turn.catch(() => undefined);
      held.set(name, over);
      await over;
      if (held.get(name) === over) held.delete(name);
      await turn;
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

/** Until all is done that can be. */
const settle = () => new Promise((done) => setTimeout(done));

const { signal } = new AbortController();

/** What a page that opens finds. */
function open(name: string) {
  const all: unknown[] = [];
  const done = createDraftCopy(name).takeOthers(async (kept) => all.push(kept) > 0, signal);
  return { all, done };
}

async function found(name: string): Promise<unknown[]> {
  const { all, done } = open(name);
  await done;
  return all;
}

test('what a page left that is gone is found once; what a page that is alive writes is its own', async () => {
  const one = createDraftCopy('agent');
  one.keep('of one');
  await one.kept();
  const { all, done } = open('agent');
  await settle();
  expect(all).toEqual([]);
  locks.closePages();
  // It was open before that page was gone: it need not be opened again.
  await done;
  expect(all).toEqual(['of one']);
  expect(await found('agent')).toEqual([]);
});

test('what is not taken stays for the next opening, and what is saved is forgotten', async () => {
  const one = createDraftCopy('other');
  one.keep('of one');
  await flushDrafts();
  locks.closePages();
  await createDraftCopy('other').takeOthers(async () => false, signal);
  expect(await found('other')).toEqual(['of one']);

  const two = createDraftCopy('other');
  two.keep('of two');
  const { all, done } = open('other');
  await settle();
  two.keep(undefined);
  two.keep('later of two');
  await done;
  expect(all).toEqual([]);
  two.keep(undefined);
  await flushDrafts();
  await settle();
  expect(locks.held.size).toBe(0);
  expect(await draftNames('other#')).toEqual([]);
});

test('a page that ends takes nothing of one that is closed later: it stays for the next opening', async () => {
  const one = createDraftCopy('ended');
  one.keep('of one');
  await one.kept();
  const ends = new AbortController();
  const all: unknown[] = [];
  const done = createDraftCopy('ended').takeOthers(async (kept) => all.push(kept) > 0, ends.signal);
  await settle();
  ends.abort();
  locks.closePages();
  await done;
  expect(all).toEqual([]);
  expect(await found('ended')).toEqual(['of one']);
});
