import { expect, test } from 'vitest';
import { relievePages } from '../../scripts/relieve-pages';

const part = (bytes: number, neededBy: string[], imports: number[] = []) => ({
  bytes,
  imports,
  neededBy: new Set(neededBy),
});
const OWN = new Map([
  ['list', 0],
  ['chat', 0],
]);
const LIMITS = { bytesOf: () => 1000, files: 2 };

test('what a page above its limit does not need goes to a file that it does not load', () => {
  const parts = [part(900, ['list']), part(300, ['chat']), part(200, ['chat'])];
  expect(relievePages(parts, [0, 0, 1], OWN, LIMITS)).toEqual([0, 1, 1]);
});

test('pages within their limits stay as they are', () => {
  const parts = [part(500, ['list']), part(300, ['chat']), part(200, ['chat'])];
  expect(relievePages(parts, [0, 0, 1], OWN, LIMITS)).toEqual([0, 0, 1]);
});

test('a part stays that would be brought along from any other file as well', () => {
  // The list needs what imports it.
  const parts = [part(900, ['list'], [1]), part(300, ['chat']), part(200, ['chat'], [0])];
  expect(relievePages(parts, [0, 0, 1], OWN, LIMITS)).toEqual([0, 0, 1]);
});
