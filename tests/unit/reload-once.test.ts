// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RELOAD_AGAIN_MS, reloadOnce } from '@/session/reload-once';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('a tab reloads itself once in 30 s, and says when it does not', () => {
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(Date.now() + RELOAD_AGAIN_MS - 1);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a tab that remembers nothing never reloads itself', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
