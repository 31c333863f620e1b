// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTOSAVE_AFTER_MS, useAutosave } from '@/features/onboarding/use-autosave';
import { held } from '../support/held';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface Written {
  value: string | undefined;
  held?: boolean;
}

function setUp(save: (text: string) => Promise<void>) {
  const written: Written = { value: 'old' };
  return renderHook(
    ({ value, held: isHeld = false }: Written) => useAutosave({ value, saved: 'old', save, held: isHeld }),
    { initialProps: written },
  );
}

test('nothing is saved that is saved already, or is not complete', async () => {
  const save = vi.fn(async () => undefined);
  const { rerender, result } = setUp(save);
  await pass(10 * AUTOSAVE_AFTER_MS);
  rerender({ value: undefined });
  await pass(10 * AUTOSAVE_AFTER_MS);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.state).toBe('clean');
});

test('it is saved once the typing has paused, not at each letter', async () => {
  const save = vi.fn(async () => undefined);
  const { rerender, result } = setUp(save);
  for (const value of ['a', 'ab', 'abc']) {
    rerender({ value });
    await pass(AUTOSAVE_AFTER_MS - 1);
  }
  expect(save).not.toHaveBeenCalled();
  await pass(1);
  expect(save.mock.calls).toEqual([['abc']]);
  expect(result.current.state).toBe('saved');
});

test('one save at a time: what was written meanwhile comes after it', async () => {
  const first = held();
  const save = vi.fn((text: string) => (text === 'a' ? first.promise : Promise.resolve()));
  const { rerender, result } = setUp(save);
  rerender({ value: 'a' });
  await pass(AUTOSAVE_AFTER_MS);
  rerender({ value: 'ab' });
  await pass(5 * AUTOSAVE_AFTER_MS);
  expect(save.mock.calls).toEqual([['a']]);
  expect(result.current.state).toBe('saving');
  first.release();
  await pass(0);
  await pass(AUTOSAVE_AFTER_MS);
  expect(save.mock.calls).toEqual([['a'], ['ab']]);
  expect(result.current.state).toBe('saved');
});

test('what failed is not sent again by itself, but when asked, when it changes, or when the network is back', async () => {
  const save = vi.fn(() => Promise.reject(new Error('no')));
  const { rerender, result } = setUp(save);
  rerender({ value: 'a' });
  await pass(10 * AUTOSAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe('failed');
  act(() => result.current.retry());
  await pass(AUTOSAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(2);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await pass(AUTOSAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(3);
  rerender({ value: 'ab' });
  await pass(AUTOSAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(4);
});

test('while it is held nothing begins', async () => {
  const save = vi.fn(async () => undefined);
  const { rerender } = setUp(save);
  rerender({ value: 'a', held: true });
  await pass(10 * AUTOSAVE_AFTER_MS);
  expect(save).not.toHaveBeenCalled();
  rerender({ value: 'a', held: false });
  await pass(AUTOSAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(1);
});
