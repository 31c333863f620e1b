import { expect, test } from 'vitest';
import { type Bill, billOf, largestBill } from '@/features/billing/bill';
import { minorDigitsOf, readDecimal, timesInMinor, toMinor } from '@/features/billing/decimal';
import { capOf, tiersOf } from '@/features/billing/usage-tiers';

type Sent = { costInTier: string; upTo: number | null };

const GROWTH: Sent[] = [
  { costInTier: '0.00', upTo: 10 },
  { costInTier: '12.00', upTo: 20 },
  { costInTier: '9.00', upTo: 50 },
];
const OPEN: Sent[] = [
  { costInTier: '0.00', upTo: 2 },
  { costInTier: '12.00', upTo: null },
];

const bill = (sent: readonly Sent[], usage: number, base = 0, minorDigits = 2): Bill =>
  billOf({ tiers: tiersOf(sent), usage, base, minorDigits });

test.each([
  // what, tiers, usage, base → total, units beyond the last tier
  ['nothing used', GROWTH, 0, 4900, 4900, 0],
  ['within the free tier', GROWTH, 4, 4900, 4900, 0],
  ['exactly the free tier', GROWTH, 10, 4900, 4900, 0],
  ['one into the second tier', GROWTH, 11, 4900, 6100, 0],
  ['exactly the second tier', GROWTH, 20, 4900, 16_900, 0],
  ['one into the third tier', GROWTH, 21, 4900, 17_800, 0],
  ['exactly the cap', GROWTH, 50, 4900, 43_900, 0],
  ['beyond the cap', GROWTH, 53, 4900, 43_900, 3],
  ['a last tier without an end', OPEN, 1000, 0, 1_197_600, 0],
  ['tiers in another order', [...GROWTH].reverse(), 21, 4900, 17_800, 0],
  ['a begun unit counts whole', GROWTH, 10.2, 0, 1200, 0],
  ['less than nothing', GROWTH, -3, 4900, 4900, 0],
  ['no number', GROWTH, Number.NaN, 4900, 4900, 0],
  ['no tiers', [], 3, 1900, 1900, 3],
  ['a free tier of none', [{ costInTier: '0.00', upTo: 0 }, ...OPEN.slice(1)], 2, 0, 2400, 0],
  ['two tiers with the same end', [...GROWTH, { costInTier: '99.00', upTo: 50 }], 50, 0, 39_000, 0],
])('%s', (_, sent, usage, base, total, beyond) => {
  expect(bill(sent, usage, base)).toMatchObject({ total, beyond });
});

test('a line for each tier that is used, each with its own units', () => {
  expect(bill(GROWTH, 22).lines.map(({ units, amount }) => [units, amount])).toEqual([
    [10, 0],
    [10, 12_000],
    [2, 1800],
  ]);
});

test.each([
  ['half a cent up', '0.005', 1, 1],
  ['under half a cent down', '0.004', 1, 0],
  ['rounded once a line, not once a unit', '0.005', 3, 2],
  ['exact where floating point is not', '0.1', 3, 30],
  ['very exact', '1.005', 1, 101],
])('%s', (_, costInTier, units, amount) => {
  expect(bill([{ costInTier, upTo: null }], units).total).toBe(amount);
});

test.each(['', 'free', '-1.00', '1,00', 'NaN', '1e3', '0x1'])(
  'a cost of "%s" is unknown, never NaN',
  (cost) => {
    expect(
      bill(
        [
          { costInTier: '0.00', upTo: 1 },
          { costInTier: cost, upTo: null },
        ],
        2,
      ).total,
    ).toBeUndefined();
    expect(
      bill(
        [
          { costInTier: '0.00', upTo: 1 },
          { costInTier: cost, upTo: null },
        ],
        1,
      ).total,
    ).toBe(0);
  },
);

test('the cap is the end of the last tier, and the largest invoice is the one there', () => {
  expect(capOf(tiersOf(GROWTH))).toBe(50);
  expect(largestBill({ tiers: tiersOf(GROWTH), base: 4900, minorDigits: 2 })?.total).toBe(43_900);
  expect(capOf(tiersOf(OPEN))).toBe(Number.POSITIVE_INFINITY);
  expect(largestBill({ tiers: tiersOf(OPEN), base: 0, minorDigits: 2 })).toBeUndefined();
  expect(capOf([])).toBe(0);
});

test('minor units are those of the currency', () => {
  expect([minorDigitsOf('EUR'), minorDigitsOf('JPY'), minorDigitsOf('KWD')]).toEqual([2, 0, 3]);
  expect([toMinor(49, 2), toMinor(19.99, 2), toMinor(1.005, 3), toMinor(500, 0)]).toEqual([
    4900, 1999, 1005, 500,
  ]);
  const cost = readDecimal('12.50');
  expect(cost && timesInMinor(cost, 3, 0)).toBe(38);
  expect(cost && timesInMinor(cost, 3, 3)).toBe(37_500);
});
