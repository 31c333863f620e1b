// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const MINUTE = 60_000;
const LIMIT = 120 * MINUTE;
const START = Date.UTC(2026, 10, 20, 9);
const POINTER = { accountId: 'acc_acme', apiBase: '/api/v1', welcomeIsEnd: true };

const storeProductKey = (activeAt?: number) =>
  localStorage.setItem('agent-dashboard', JSON.stringify({ ...POINTER, activeAt }));
const storedActiveAt = () => JSON.parse(localStorage.getItem('agent-dashboard') ?? '{}').activeAt;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  storeProductKey(START);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  localStorage.clear();
});

const freshPage = () => import('@/session/activity');

test('the limits are those of the specification', async () => {
  const { INACTIVITY_LIMIT_MS, INACTIVITY_WARNING_MS } = await freshPage();
  expect([INACTIVITY_LIMIT_MS, INACTIVITY_WARNING_MS]).toEqual([7_200_000, 300_000]);
});

describe('how long nobody did anything', () => {
  test('is what has gone by since the last sign of life, to the millisecond', async () => {
    const { idleMs, idleTooLong, noteActivity } = await freshPage();
    vi.advanceTimersByTime(90 * MINUTE);
    expect(idleMs()).toBe(90 * MINUTE);
    noteActivity();
    vi.advanceTimersByTime(LIMIT - 1);
    expect(idleTooLong()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(idleTooLong()).toBe(true);
  });

  test('goes on over a reload', async () => {
    storeProductKey(START - 119 * MINUTE);
    const { idleMs } = await freshPage();
    expect(idleMs()).toBe(119 * MINUTE);
  });

  test('goes on during sleep, when the page’s own clock stands still', async () => {
    const { idleMs, idleTooLong } = await freshPage();
    expect(idleMs()).toBe(0);
    vi.setSystemTime(START + 180 * MINUTE);
    expect(idleTooLong()).toBe(true);
  });

  test('a clock set back gives no time', async () => {
    const { idleMs } = await freshPage();
    expect(idleMs()).toBe(0);
    vi.advanceTimersByTime(100 * MINUTE);
    vi.setSystemTime(START);
    expect(idleMs()).toBe(100 * MINUTE);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(idleMs()).toBe(LIMIT);
  });

  test('a sign of life that is still to come was noted before the clock was set back: nobody knows how long ago', async () => {
    storeProductKey(START + 60 * MINUTE);
    const { idleTooLong } = await freshPage();
    expect(idleTooLong()).toBe(true);
  });

  test('two clocks may differ by some seconds', async () => {
    storeProductKey(START + 20_000);
    const { idleMs } = await freshPage();
    expect(idleMs()).toBeLessThanOrEqual(0);
  });

  test('another tab’s sign of life counts here', async () => {
    const { idleMs } = await freshPage();
    expect(idleMs()).toBe(0);
    vi.advanceTimersByTime(119 * MINUTE);
    storeProductKey(START + 119 * MINUTE);
    expect(idleMs()).toBe(0);
  });

  test('is nothing without a session, and begins when a pointer of an earlier version is found', async () => {
    const { idleMs } = await freshPage();
    localStorage.clear();
    expect(idleMs()).toBe(0);
    storeProductKey();
    expect(idleMs()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(idleMs()).toBe(5000);
  });
});

test('signs of life are stored at most once a second, and the last of them always', async () => {
  const { noteActivity } = await freshPage();
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  for (let move = 0; move < 250; move += 1) {
    noteActivity();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  // 2.5 s of moving: at once, after each second, and what was left.
  expect(writes).toHaveBeenCalledTimes(4);
  expect(storedActiveAt()).toBe(START + 2490);
  writes.mockRestore();
});
