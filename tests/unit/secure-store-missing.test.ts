import { expect, test } from 'vitest';
import { secureStore } from '@/session/secure-store';

test('without IndexedDB nothing is kept, and nothing is thrown', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  await expect(secureStore.write('user', { name: 'Ana' })).resolves.toBeUndefined();
  await expect(secureStore.read('user')).resolves.toBeUndefined();
  await expect(secureStore.clear()).resolves.toBeUndefined();
});

test('what JSON cannot hold is not kept, and nothing is thrown', async () => {
  await expect(secureStore.write('user', 1n)).resolves.toBeUndefined();
});
