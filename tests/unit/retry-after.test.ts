import { expect, test } from 'vitest';
import { retryAfterOf } from '@/api/retry-after';

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

test.each([
  ['7', 7],
  ['0.2', 1],
  ['0', 1],
  ['-5', 1],
  ['31536000', 60],
  ['Sat, 21 Nov 2026 09:00:20 GMT', 20],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 1],
  ['Sun, 21 Nov 2027 09:00:00 GMT', 60],
  ['soon', 30],
  ['', 30],
  [null, 30],
])('%j is %i s', (header, seconds) => {
  expect(retryAfterOf(header, NOW)).toBe(seconds);
});
