import { beforeEach, expect, test, vi } from 'vitest';
import { secureStore } from '@/session/secure-store';
import { clear, createStore, get, set } from '../support/keyval-in-memory';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const values = createStore('secure-store', 'values');
const keys = createStore('secure-store-key', 'key');

async function sealed(name: string): Promise<Uint8Array> {
  const kept = await get(name, values);
  if (!(kept instanceof Uint8Array)) throw new Error(`${name} is not kept`);
  return kept;
}

beforeEach(async () => {
  await clear(values);
  await clear(keys);
});

test('what was written is read again, and cannot be read in the storage', async () => {
  const user = { name: 'Ana', lastname: 'Luna', more: { list: [1, null, 'ñ'] } };
  await secureStore.write('user', user);
  expect(await secureStore.read('user')).toEqual(user);
  const bytes = await sealed('user');
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('Luna');
  expect(await secureStore.read('nobody')).toBeUndefined();
});

test('it is AES, under a key that cannot be exported, uncompressed, never twice the same', async () => {
  await secureStore.write('text', 'a'.repeat(1000));
  const first = await sealed('text');
  await secureStore.write('text', 'a'.repeat(1000));
  expect(await sealed('text')).not.toEqual(first);
  // 12 bytes of IV, the JSON as it is, 16 bytes of tag.
  expect(first).toHaveLength(12 + 1002 + 16);
  const key = await get('key', keys);
  if (!(key instanceof CryptoKey)) throw new Error('there is no key');
  expect(key.algorithm.name).toBe('AES-GCM');
  expect(key.extractable).toBe(false);
});

test.each([
  ['garbage', () => new Uint8Array([1, 2, 3])],
  ['cut', (kept: Uint8Array) => kept.slice(0, -1)],
  ['flipped', (kept: Uint8Array) => kept.with(20, (kept[20] ?? 0) ^ 1)],
])('a value that is %s is dropped and reads as undefined', async (_, spoil) => {
  await secureStore.write('user', { name: 'Ana' });
  await set('user', spoil(await sealed('user')), values);
  expect(await secureStore.read('user')).toBeUndefined();
  expect(await get('user', values)).toBeUndefined();
});

test('a value of another version reads as undefined', async () => {
  await set('user', { name: 'Ana' }, values);
  expect(await secureStore.read('user')).toBeUndefined();
});

test('a key that is lost makes what it sealed unreadable, and a new one begins', async () => {
  await secureStore.write('user', { name: 'Ana' });
  await clear(keys);
  expect(await secureStore.read('user')).toBeUndefined();
  await secureStore.write('user', { name: 'Luz' });
  expect(await secureStore.read('user')).toEqual({ name: 'Luz' });
});

test('clearing leaves nothing', async () => {
  await secureStore.write('user', { name: 'Ana' });
  await secureStore.write('expired', true);
  await secureStore.clear();
  expect(await secureStore.read('user')).toBeUndefined();
  expect(await secureStore.read('expired')).toBeUndefined();
});

test('what is taken is gone; of two who take at once one gets it', async () => {
  await secureStore.write('once', { code: 7 });
  const taken = await Promise.all([secureStore.take('once'), secureStore.take('once')]);
  expect(taken.filter((value) => value !== undefined)).toEqual([{ code: 7 }]);
  expect(await secureStore.read('once')).toBeUndefined();
  await set('once', new Uint8Array([1, 2, 3]), values);
  expect(await secureStore.take('once')).toBeUndefined();
});

test('two tabs that write first at the same time make one key, and read what the other wrote', async () => {
  const tabs = [secureStore];
  vi.resetModules();
  tabs.push((await import('@/session/secure-store')).secureStore);
  await Promise.all(tabs.map((tab, index) => tab.write(`of tab ${index}`, index)));
  for (const tab of tabs) expect([await tab.read('of tab 0'), await tab.read('of tab 1')]).toEqual([0, 1]);
});
