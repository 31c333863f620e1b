import { expect, test } from 'vitest';
import { secondsLeft } from '@/features/auth/wait';

const SENT = Date.UTC(2026, 10, 21, 9);

test.each([
  [0, 30],
  [1, 30],
  [999, 30],
  [1000, 29],
  [29_999, 1],
  [30_000, 0],
  // The laptop slept for three hours.
  [3 * 3600 * 1000, 0],
  // The clock was set back: the provider knows better, and is asked.
  [-1, 0],
  [-3600 * 1000, 0],
])('%d ms after sending, %d seconds are left of 30', (passed, left) => {
  expect(secondsLeft({ sentAt: SENT, waitSeconds: 30 }, SENT + passed)).toBe(left);
});
