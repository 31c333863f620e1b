import { expect, test } from 'vitest';
import { csvOf } from '@/lib/csv';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+34 600', `"'+34 600"`],
  ['-5', `"'-5"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['He said "no", twice', '"He said ""no"", twice"'],
  ['two\nlines', '"two\nlines"'],
  ['1=1', '1=1'],
  ['', ''],
])('the cell %j is no formula: %s', (text, cell) => {
  expect(csvOf([['Name', text]])).toBe(`\uFEFFName,${cell}\r\n`);
});
