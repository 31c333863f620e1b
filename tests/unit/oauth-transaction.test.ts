// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beginTransaction,
  TAB_STATE_KEY,
  TRANSACTION_MS,
  takeTransaction,
} from '@/session/oauth-transaction';
import { clear, createStore, get, set } from '../support/keyval-in-memory';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const values = createStore('secure-store', 'values');
const NOON = Date.UTC(2026, 10, 20, 12);

beforeEach(async () => {
  await clear(values);
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function begun(provider: 'google' | 'microsoft' = 'google', returnTo?: string) {
  const transaction = await beginTransaction(provider, returnTo);
  if (!transaction) throw new Error('nothing began');
  return transaction;
}

const FORM = /^[A-Za-z0-9_-]{43}$/;

test('what began is taken once, with all that the exchange needs', async () => {
  const { state, codeChallenge, redirectUri } = await begun('google', '/dashboard/agents?q=a');
  expect(state).toMatch(FORM);
  expect(redirectUri).toBe(`${location.origin}/oauth/google`);
  const taken = await takeTransaction('google', state);
  expect(taken).toEqual({
    provider: 'google',
    verifier: expect.stringMatching(FORM),
    redirectUri,
    returnTo: '/dashboard/agents?q=a',
    startedAt: NOON,
  });
  const verifier = typeof taken === 'string' ? '' : taken.verifier;
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(codeChallenge);
  expect(await takeTransaction('google', state)).toBe('missing');
});

test('the tab keeps only the state, the store only what cannot be read', async () => {
  const { state } = await begun('google', '/dashboard/home');
  expect({ ...sessionStorage }).toEqual({ [TAB_STATE_KEY]: state });
  expect({ ...localStorage }).toEqual({});
  const sealed = await get(`oauth ${state}`, values);
  if (!(sealed instanceof Uint8Array)) throw new Error('it is not kept');
  expect(new TextDecoder('latin1').decode(sealed)).not.toMatch(/verifier|google|dashboard/);
});

test('no two are alike, and a new one ends the one before it', async () => {
  const first = await begun();
  const second = await begun('microsoft');
  expect(first.state).not.toBe(second.state);
  expect(first.codeChallenge).not.toBe(second.codeChallenge);
  expect(await get(`oauth ${first.state}`, values)).toBeUndefined();
  expect(await takeTransaction('google', first.state)).toBe('foreign');
  expect(await takeTransaction('microsoft', second.state)).toMatchObject({ provider: 'microsoft' });
});

test.each([
  ['no state', undefined, 'missing'],
  ['an empty one', '', 'foreign'],
  ['one of nobody', 'x'.repeat(43), 'foreign'],
  ['one that is cut', 'x'.repeat(42), 'foreign'],
  ['one that is too long', 'x'.repeat(44), 'foreign'],
  ['__proto__', '__proto__', 'foreign'],
  ['constructor', 'constructor', 'foreign'],
  ['a line break after it', `${'x'.repeat(43)}\n`, 'foreign'],
])('%s is refused, and what is under way stays', async (_, state, why) => {
  const own = await begun();
  expect(await takeTransaction('google', state)).toBe(why);
  expect(await takeTransaction('google', own.state)).toMatchObject({ provider: 'google' });
});

test.each(['__proto__', 'constructor', 'toString'])(
  '%s as the tab’s own state opens nothing',
  async (state) => {
    sessionStorage.setItem(TAB_STATE_KEY, state);
    expect(await takeTransaction('google', state)).toBe('foreign');
  },
);

test('another identity provider is refused, and the sign-in is over', async () => {
  const { state } = await begun('microsoft');
  expect(await takeTransaction('google', state)).toBe('foreign');
  expect(await takeTransaction('microsoft', state)).toBe('missing');
});

test.each([
  ['just in time', TRANSACTION_MS, false],
  ['a moment too late', TRANSACTION_MS + 1, true],
  ['a day later', 24 * 3600 * 1000, true],
  ['before it began, by a clock set back', -1, true],
])('%s', async (_, later, old) => {
  const { state } = await begun();
  vi.setSystemTime(NOON + later);
  const taken = await takeTransaction('google', state);
  expect(taken === 'old').toBe(old);
  expect(await takeTransaction('google', state)).toBe('missing');
});

test('another tab, which has no state or its own, takes nothing', async () => {
  const { state } = await begun();
  sessionStorage.clear();
  expect(await takeTransaction('google', state)).toBe('missing');
  await begun();
  expect(await takeTransaction('google', state)).toBe('foreign');
});

test('of two tabs with the same state, as a duplicated tab has, one gets it', async () => {
  const { state } = await begun();
  const mine = takeTransaction('google', state);
  sessionStorage.setItem(TAB_STATE_KEY, state);
  const both = await Promise.all([mine, takeTransaction('google', state)]);
  expect(both.filter((taken) => taken === 'missing')).toHaveLength(1);
});

test.each([
  ['garbage', new Uint8Array([1, 2, 3])],
  ['something else', { provider: 'google' }],
  ['nothing', undefined],
])('%s in the store is nothing to take', async (_, kept) => {
  const { state } = await begun();
  await set(`oauth ${state}`, kept, values);
  expect(await takeTransaction('google', state)).toBe('missing');
});

test('a browser that refuses the tab’s storage begins nothing, and breaks nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await beginTransaction('google', undefined)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await beginTransaction('google', undefined)).toBeUndefined();
  expect(await takeTransaction('google', 'x'.repeat(43))).toBe('missing');
});
