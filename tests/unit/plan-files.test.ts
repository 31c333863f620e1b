import { expect, test } from 'vitest';
import { planFiles } from '../../scripts/plan-files';
import { type Part, splitCost } from '../../scripts/split-cost';

const part = (bytes: number, neededBy: string[], imports: number[] = []): Part => ({
  bytes,
  imports,
  neededBy: new Set(neededBy),
});
const page = (name: string, most = { bytes: 100_000, files: 6 }) => ({
  name,
  own: { bytes: 0, files: 1 },
  weight: 1,
  most,
});

/** Which parts are together, as the letters of each file. */
function filesOf(parts: readonly Part[], entries: ReturnType<typeof page>[], request = 1000): string[] {
  const { fileOf } = planFiles({
    parts,
    entries,
    request,
    fileOf: new Int32Array(parts.length),
    moving: [...parts.keys()],
    files: [0, 1, 2, 3],
    seed: 0,
  });
  const letters = Map.groupBy(parts.keys(), (at) => fileOf[at]);
  return [...letters.values()].map((all) => all.map((at) => 'abcdef'[at]).join('')).sort();
}

test('what the same page needs is one file, what another does is not in it', () => {
  const parts = [part(5000, ['list']), part(5000, ['chat']), part(300, ['list'])];
  expect(filesOf(parts, [page('list'), page('chat')])).toEqual(['ac', 'b']);
});

test('a page loads what it does not need where that is less than a request', () => {
  const parts = [part(5000, ['list', 'chat']), part(300, ['chat'])];
  expect(filesOf(parts, [page('list'), page('chat')])).toEqual(['ab']);
});

test('a page loads no more bytes than it may, whatever that costs another', () => {
  const parts = [part(5000, ['list', 'chat']), part(300, ['chat'])];
  expect(filesOf(parts, [page('list', { bytes: 5100, files: 6 }), page('chat')])).toEqual(['a', 'b']);
});

test('a page loads no more files than it may', () => {
  const parts = [part(5000, ['list']), part(5000, ['chat']), part(5000, ['list', 'chat'])];
  const [list, chat] = [page('list', { bytes: 100_000, files: 2 }), page('chat')];
  expect(filesOf(parts, [list, chat])).toHaveLength(2);
});

test('files that would import each other in a circle are no plan', () => {
  const parts = [part(300, ['list'], [1]), part(5000, ['list'], [2]), part(300, ['list'])];
  const cost = splitCost(parts, [page('list')], 1000, 2);
  expect(cost.of(Int32Array.from([0, 1, 0]))).toBeUndefined();
  expect(cost.of(Int32Array.from([0, 1, 1]))).toBe(5600 + 3 * 1000);
});

test('what does not move stays, and what moves goes to none of the files that are taken', () => {
  const parts = [part(5000, ['chat']), part(300, ['chat'])];
  const { fileOf } = planFiles({
    parts,
    entries: [page('chat')],
    request: 1000,
    fileOf: Int32Array.from([3, 0]),
    moving: [1],
    files: [0, 1],
    seed: 0,
  });
  expect(fileOf[0]).toBe(3);
  expect([0, 1]).toContain(fileOf[1]);
});
