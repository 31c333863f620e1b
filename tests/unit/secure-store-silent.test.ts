// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { silence } from '../support/keyval-in-memory';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const ANA = { userId: 'usr_ana', user: { name: 'Ana' } };
let answerAgain: (() => void) | undefined;

const page = async () => ({
  ...(await import('@/session/secure-store')),
  ...(await import('@/session/drafts')),
});

afterEach(async () => {
  answerAgain?.();
  vi.useRealTimers();
  await (await page()).secureStore.clear();
  localStorage.clear();
  vi.resetModules();
});

/** How long a promise takes by the page's clock, which nothing else moves. */
async function msUntil(promise: Promise<unknown>): Promise<number> {
  const begun = Date.now();
  let took: number | undefined;
  void promise.then(() => {
    took = Date.now() - begun;
  });
  while (took === undefined && Date.now() - begun < 60_000) await vi.advanceTimersByTimeAsync(100);
  return took ?? Number.POSITIVE_INFINITY;
}

test('a store that does not answer keeps nobody waiting beyond its limit, and only once', async () => {
  const { secureStore, STORE_LIMIT_MS } = await page();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerAgain = silence();
  expect(await msUntil(secureStore.read('user'))).toBe(STORE_LIMIT_MS);
  for (const use of [
    () => secureStore.read('user'),
    () => secureStore.take('user'),
    () => secureStore.write('user', ANA),
    () => secureStore.remove('user'),
    () => secureStore.clear(),
  ])
    expect(await msUntil(use())).toBeLessThanOrEqual(100);
});

test('what was asked of a silent store is done in its order when it answers', async () => {
  const { secureStore } = await page();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerAgain = silence();
  await msUntil(secureStore.write('one', 1));
  await msUntil(secureStore.write('one', 2));
  await msUntil(secureStore.write('two', 1));
  await msUntil(secureStore.remove('two'));
  answerAgain();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await secureStore.read('one')).toBe(2));
  expect(await secureStore.read('two')).toBeUndefined();
  expect(secureStore.isSilent()).toBe(false);
});

test('a draft is found when a store that was silent at first answers', async () => {
  const before = await page();
  before.keepDraft('form', 'Hola');
  await before.flushDrafts();
  vi.resetModules();
  const { readDraft } = await page();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerAgain = silence();
  const found = readDraft('form');
  await vi.advanceTimersByTimeAsync(10_000);
  answerAgain();
  expect(await found).toBe('Hola');
});

test('what is typed while the store is silent is written once it answers, the last state only', async () => {
  const { keepDraft, secureStore } = await page();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerAgain = silence();
  await msUntil(secureStore.read('user'));
  for (let typed = 1; typed <= 200; typed += 1) {
    keepDraft('form', 'a'.repeat(typed));
    await vi.advanceTimersByTimeAsync(300);
  }
  const seal = vi.spyOn(crypto.subtle, 'encrypt');
  answerAgain();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await secureStore.read('draft:form')).toBe('a'.repeat(200)));
  expect(seal).toHaveBeenCalledOnce();
});

test('a sign-out that did not reach the store empties it before anybody reads from it again', async () => {
  const before = await page();
  await before.secureStore.write('user', ANA);
  const gate = silence();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await msUntil(before.secureStore.clear());
  vi.useRealTimers();
  // The page is gone, and with it what it still wanted to do.
  vi.resetModules();
  answerAgain = gate;
  expect(localStorage.getItem(before.UNCLEARED_KEY)).not.toBeNull();
  const { secureStore, patientStore } = await page();
  const read = patientStore.read('user');
  gate();
  expect(await read).toBeUndefined();
  expect(await secureStore.read('user')).toBeUndefined();
  expect(localStorage.getItem(before.UNCLEARED_KEY)).toBeNull();
});

test('what is being written at sign-out is gone with the rest', async () => {
  const { secureStore } = await page();
  const writes = Array.from({ length: 20 }, (_, n) => secureStore.write(`draft:${n}`, n));
  await secureStore.clear();
  await Promise.all(writes);
  for (let n = 0; n < 20; n += 1) expect(await secureStore.read(`draft:${n}`)).toBeUndefined();
});

test('first writes in parallel are sealed with one key', async () => {
  const { secureStore } = await page();
  await Promise.all([1, 2, 3].map((n) => secureStore.write(`value ${n}`, n)));
  expect(await Promise.all([1, 2, 3].map((n) => secureStore.read(`value ${n}`)))).toEqual([1, 2, 3]);
});
