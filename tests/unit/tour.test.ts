import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every file that the tour leads to is there', () => {
  const text = readFileSync('docs/tour.md', 'utf8');
  const links = [...text.matchAll(/\]\(<?(\.\.\/[^)>]+)>?\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((path) => !existsSync(join('docs', path)))).toEqual([]);
});
