import { expect, test } from 'vitest';
import { formatCounter } from '@/lib/format-counter';

test.each([
  [0, undefined],
  [3199, undefined],
  [3200, '3,200 / 4,000'],
  [4001, '4,001 / 4,000'],
])('%d of 4,000 letters are counted as %s', (used, counted) => {
  expect(formatCounter('en', used, 4000)).toBe(counted);
});
