import { describe, expect, test } from 'vitest';
import { csvCell, csvOf } from '@/lib/csv';

describe('a CSV file', () => {
  test.each(['=1+1', '+2', '-3 points', '@sum', '\t=1', '\r=1'])('%j is a text, never a formula', (text) => {
    expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('numbers stay numbers, also below zero', () => {
    expect(csvCell(-3)).toBe('-3');
    expect(csvCell(1742)).toBe('1742');
  });

  test('commas, quotes and line breaks are quoted', () => {
    expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
    expect(csvOf([['x', 1], [], ['=y']])).toBe("\uFEFFx,1\r\n\r\n'=y\r\n");
  });
});
