import { describe, expect, test } from 'vitest';
import { rangeOf } from '@/features/analytics/analytics-range';
import { addDays, dayIn, daysIn, isDay } from '@/features/analytics/calendar';

const NOON = new Date('2026-11-20T12:00:00Z');

describe('the range of a link', () => {
  test('is the last 30 days by the company’s clock, compared with the 30 before', () => {
    expect(rangeOf({}, 'Europe/Madrid', NOON)).toEqual({
      preset: '30d',
      from: '2026-10-22',
      to: '2026-11-20',
      today: '2026-11-20',
      zone: 'Europe/Madrid',
      before: { from: '2026-09-22', to: '2026-10-21' },
      fault: undefined,
    });
  });

  test('ends today where the zone has its today', () => {
    expect(rangeOf({ preset: '7d', zone: 'Pacific/Kiritimati' }, 'Europe/Madrid', NOON).to).toBe(
      '2026-11-21',
    );
    expect(rangeOf({ preset: '7d', zone: 'Pacific/Niue' }, undefined, NOON)).toMatchObject({
      from: '2026-11-14',
      to: '2026-11-20',
    });
  });

  test.each([
    [{ from: '2026-11-20', to: '2026-11-01' }, 'backwards'],
    [{ from: '2026-11-20' }, 'noDay'],
    [{ from: '2026-02-31', to: '2026-03-02' }, 'noDay'],
    [{ from: 'yesterday', to: '2026-03-02' }, 'noDay'],
    [{ from: '2024-01-01', to: '2026-03-02' }, 'tooLong'],
    [{ zone: 'Europe/Atlantis' }, 'noZone'],
  ] as const)('%o is none: %s', (search, fault) => {
    expect(rangeOf(search, 'Europe/Madrid', NOON)).toMatchObject({ fault, before: undefined });
  });

  test('a preset that is not known is the usual one, and a range may be compared with nothing', () => {
    expect(rangeOf({ preset: '3y' }, 'UTC', NOON)).toMatchObject({ preset: '30d', fault: undefined });
    expect(rangeOf({ compare: 'none' }, 'UTC', NOON).before).toBeUndefined();
  });
});

describe('days of the calendar', () => {
  test('are counted whatever the clocks do', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysIn('2026-10-24', '2026-10-26')).toBe(3);
    expect(isDay('2026-02-29')).toBe(false);
    expect(dayIn('Pacific/Kiritimati', NOON)).toBe('2026-11-21');
  });
});
