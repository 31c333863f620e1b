import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createToastQueue,
  TOAST_ACTION_DURATION_MS,
  TOAST_DEFAULT_POSITION,
  TOAST_DEFAULT_TYPE,
  TOAST_DURATION_MS,
  TOAST_LEAVE_MS,
  TOAST_MAX_VISIBLE,
  TOAST_POSITIONS,
  TOAST_QUEUE_RECHECK_MS,
  type ToastQueue,
} from '@/ui/toast/toast-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (queue: ToastQueue) => queue.getSnapshot().map((toast) => toast.title);

/** A queue that is full, with the given toasts waiting. */
function fullQueue(...waiting: string[]) {
  const queue = createToastQueue();
  const shown = ['a', 'b', 'c'].map((title) => queue.show({ title }));
  for (const title of waiting) queue.show({ title });
  return { queue, first: shown[0] ?? 0, shown };
}

test('the constants of the specification (§9)', () => {
  expect(TOAST_DURATION_MS).toBe(3000);
  expect(TOAST_QUEUE_RECHECK_MS).toBe(250);
  expect(TOAST_LEAVE_MS).toBe(150);
  expect(TOAST_DEFAULT_TYPE).toBe('success');
  expect(TOAST_DEFAULT_POSITION).toBe('bottom-right');
  expect(TOAST_POSITIONS).toEqual(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left']);
  expect(TOAST_MAX_VISIBLE).toBe(3);
});

test('a toast is a success, bottom right, for 3000 ms, unless told otherwise', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Saved' });
  queue.show({ title: 'Failed', type: 'error', duration: 9000, position: 'top' });
  expect(queue.getSnapshot()).toMatchObject([
    { title: 'Saved', type: 'success', position: 'bottom-right', duration: 3000, open: true },
    { title: 'Failed', type: 'error', position: 'top', duration: 9000, open: true },
  ]);
});

test('three are shown, the others wait for the next look after one has left', () => {
  const { queue, first } = fullQueue('d', 'e');
  expect(titles(queue)).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(1000);
  expect(titles(queue)).toEqual(['a', 'b', 'c']);
  queue.dismiss(first);
  vi.advanceTimersByTime(149);
  expect(titles(queue)).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual(['b', 'c']);
  vi.advanceTimersByTime(99);
  expect(titles(queue)).toEqual(['b', 'c']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual(['b', 'c', 'd']);
});

test('a dismissed toast is closed at once and gone after 150 ms', () => {
  const queue = createToastQueue();
  const id = queue.show({ title: 'Saved' });
  queue.dismiss(id);
  expect(queue.getSnapshot()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(149);
  expect(queue.getSnapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.getSnapshot()).toEqual([]);
});

test('who waits can be dismissed, twice is once, and an unknown one is nobody', () => {
  const { queue, first } = fullQueue();
  const waiting = queue.show({ title: 'd' });
  queue.dismiss(waiting);
  queue.dismiss(9999);
  queue.dismiss(first);
  queue.dismiss(first);
  vi.advanceTimersByTime(1000);
  expect(titles(queue)).toEqual(['b', 'c']);
});

test('a new toast does not overtake those that wait', () => {
  const { queue, first } = fullQueue('d');
  queue.dismiss(first);
  vi.advanceTimersByTime(150);
  queue.show({ title: 'e' });
  expect(titles(queue)).toEqual(['b', 'c']);
  vi.advanceTimersByTime(100);
  expect(titles(queue)).toEqual(['b', 'c', 'd']);
});

test('clearing drops all of them, and no timer is left', () => {
  const { queue } = fullQueue('d', 'e');
  queue.clear();
  expect(queue.getSnapshot()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('clearing while one is leaving does not bring the others back', () => {
  const { queue, first } = fullQueue();
  queue.dismiss(first);
  queue.clear();
  queue.show({ title: 'new' });
  vi.advanceTimersByTime(1000);
  expect(titles(queue)).toEqual(['new']);
});

test('listeners hear each change until they leave, and an unchanged queue keeps its snapshot', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.show({ title: 'a' });
  expect(listener).toHaveBeenCalledOnce();
  expect(queue.getSnapshot()).toBe(queue.getSnapshot());
  stop();
  queue.show({ title: 'b' });
  expect(listener).toHaveBeenCalledOnce();
});

test('a toast with something to press stays longer, unless its caller says how long', () => {
  const queue = createToastQueue();
  const action = { label: 'Undo', onClick: () => {} };
  queue.show({ title: 'one' });
  queue.show({ title: 'two', action });
  queue.show({ title: 'three', action, duration: 5 });
  expect(queue.getSnapshot().map(({ duration }) => duration)).toEqual([
    TOAST_DURATION_MS,
    TOAST_ACTION_DURATION_MS,
    5,
  ]);
});
