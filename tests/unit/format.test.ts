import { expect, test } from 'vitest';
import {
  daysAfter,
  formatDate,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRecent,
  formatRecentWithin,
} from '@/lib/format';
import { newId } from '@/lib/new-id';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('dates are said in the language of the reader; what is no date is unknown, never "Invalid Date"', () => {
  expect(formatDate('en', '2026-11-20T12:00:00Z')).toBe('Nov 20, 2026');
  expect(formatDate('es', '2026-11-20T12:00:00Z')).toBe('20 nov 2026');
  expect(formatDate('en', '')).toBeUndefined();
  expect(formatDate('en', 'soon')).toBeUndefined();
  expect(formatDate('en', Number.NaN)).toBeUndefined();
  // Counted in microseconds.
  expect(formatDate('en', 1_795_176_000_000_000)).toBeUndefined();
});

test.each([
  ['Pacific/Kiritimati', 'Nov 21, 2026'],
  ['Pacific/Pago_Pago', 'Nov 19, 2026'],
  // The browser of the tests is in UTC.
  ['Nowhere/Here', 'Nov 20, 2026'],
  ['', 'Nov 20, 2026'],
  [undefined, 'Nov 20, 2026'],
])('the calendar of %s says %s', (timeZone, date) => {
  expect(formatDate('en', '2026-11-20T10:30:00Z', timeZone)).toBe(date);
});

test('a moment has its year where that is another one', () => {
  const year = new Date().getFullYear();
  expect(plain(formatMoment('en', new Date(year, 10, 20, 16, 5)))).toBe('Nov 20, 4:05 PM');
  expect(plain(formatMoment('es', new Date(year, 10, 20, 16, 5)))).toBe('20 nov, 16:05');
  expect(plain(formatMoment('en', new Date(year - 1, 10, 20, 16, 5)))).toBe(`Nov 20, ${year - 1}, 4:05 PM`);
  expect(formatMoment('en', 'soon')).toBeUndefined();
});

test('a day has its year where that is another one', () => {
  const year = new Date().getFullYear();
  expect(formatDay('en', new Date(year, 10, 20))).toBe('Nov 20');
  expect(formatDay('es', new Date(year, 10, 20))).toBe('20 nov');
  expect(formatDay('en', new Date(year - 1, 10, 20))).toBe(`Nov 20, ${year - 1}`);
  expect(formatDay('en', '')).toBeUndefined();
});

test('a moment that is near has the name of its day', () => {
  const now = new Date();
  const at = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 16, 5);
  expect(plain(formatRecent('en', at(0)))).toBe('Today, 4:05 PM');
  expect(plain(formatRecent('es', at(1)))).toBe('Ayer, 16:05');
  expect(plain(formatRecentWithin('es', at(0)))).toBe('hoy, 16:05');
  expect(formatRecent('en', at(2))).toBe(formatMoment('en', at(2)));
  expect(formatRecent('en', at(-1))).toBe(formatMoment('en', at(-1)));
  expect(formatRecent('en', undefined)).toBeUndefined();
});

test('money has cents only where there are some', () => {
  expect(formatMoney('en', 'EUR', 49)).toBe('€49');
  expect(formatMoney('en', 'EUR', 40.5)).toBe('€40.50');
  expect(formatMoney('en', 'EUR', -40.5)).toBe('−€40.50');
  expect(plain(formatMoney('es', 'EUR', 1490))).toBe('1490 €');
  expect(formatMoney('en', 'EUR', 0)).toBe('€0');
});

test('numbers have the separators of the reader', () => {
  expect(formatNumber('en', 10_000)).toBe('10,000');
  expect(formatNumber('es', 10_000)).toBe('10.000');
});

test('days after a day, over the end of a month', () => {
  expect(daysAfter(new Date('2026-11-20T12:00:00Z'), 14).toISOString()).toBe('2026-12-04T12:00:00.000Z');
});

test('ids are never the same', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});
