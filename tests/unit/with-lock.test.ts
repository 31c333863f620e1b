// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from '@/lib/with-lock';
import { held } from '../support/held';

afterEach(() => vi.unstubAllGlobals());

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test('without locks in the browser one piece of work of a name waits for the other, another name does not', async () => {
  expect('locks' in navigator).toBe(false);
  const first = held();
  const done: string[] = [];
  const all = [
    withLock('a', () => first.promise.then(() => done.push('first'))),
    withLock('a', async () => done.push('second')),
    withLock('b', async () => done.push('other')),
  ];
  await settled();
  expect(done).toEqual(['other']);
  first.release();
  await Promise.all(all);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('work that fails says so to whoever began it, and holds up nobody', async () => {
  const failing = withLock('a', () => Promise.reject(new Error('no')));
  const next = withLock('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('where the browser has locks, they count, and so over all tabs', async () => {
  const request = vi.fn((_name: string, work: () => Promise<string>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(withLock('a', async () => 'done')).resolves.toBe('done');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['a']);
});
