// @vitest-environment node
import { expect, test } from 'vitest';
import { relativeChange } from '@/features/analytics/share';

test.each([
  ['a tenth more', 10, 100, 0.1],
  ['half as many', 50, 100, 0.5],
  ['nearly ten times as many', 800, 100, 8],
  ['ten times as many is a count, no percentage', 900, 100, undefined],
  ['from 30 to 11,000', 10_970, 30, undefined],
  ['too few before', 5, 29, undefined],
  ['none before', 40, 0, undefined],
] as const)('a change in relation to before: %s', (_, difference, before, relative) => {
  expect(relativeChange(difference, before)).toBe(relative);
});
