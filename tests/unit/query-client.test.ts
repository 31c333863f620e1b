import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/app/query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function triesOf(error: Error): Promise<number> {
  const read = vi.fn(() => Promise.reject(error));
  const asked = createQueryClient()
    .query({ queryKey: ['x'], queryFn: read })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  return read.mock.calls.length;
}

test.each([
  ['the network', new ApiError('x', { kind: 'network' }), 3],
  ['a provider in trouble', new ApiError('x', { kind: 'refused', status: 500 }), 3],
  ['a gateway', new ApiError('x', { kind: 'refused', status: 503 }), 3],
  ['a refusal', new ApiError('x', { kind: 'refused', status: 403 }), 1],
  ['too many calls', new ApiError('x', { kind: 'refused', status: 429 }), 1],
  ['an answer out of contract', new ApiError('x', { kind: 'mismatch' }), 1],
  ['an expired session', new ApiError('x', { kind: 'expired', status: 401 }), 1],
  ['an operation that is missing', new ApiError('x', { kind: 'unavailable', status: 404 }), 1],
  ['one that is not implemented', new ApiError('x', { kind: 'unavailable', status: 501 }), 1],
  ['a fault of our own', new Error('x'), 1],
])('a read that fails by %s is tried at most 3 times', async (_, error, tries) => {
  expect(await triesOf(error)).toBe(tries);
});

test('a write that fails is never sent again by itself', async () => {
  const write = vi.fn(() => Promise.reject(new ApiError('x', { kind: 'network' })));
  const observer = new MutationObserver(createQueryClient(), { mutationFn: write });
  const sent = observer.mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  expect(write).toHaveBeenCalledOnce();
});

test('reads that failed together are not tried again together', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('there is no delay of our own');
  const delays = Array.from({ length: 50 }, () => retryDelay(1, new Error('network')));
  expect(new Set(delays).size).toBeGreaterThan(10);
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(2000);
    expect(delay).toBeLessThanOrEqual(3000);
  }
});
