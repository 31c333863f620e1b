import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '@/lib/new-id';

afterEach(() => vi.unstubAllGlobals());

test('ids differ, without https too, where the browser makes none', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 1000 }, newId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
