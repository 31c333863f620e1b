import { expect, test } from 'vitest';
import { usagePace } from '@/features/billing/usage-pace';

const meter = (used: number, included: number | null = 1000) => ({
  kind: 'conversations',
  used,
  included,
  startedAt: '2026-11-01T00:00:00Z',
  resetsAt: '2026-12-01T00:00:00Z',
});
const NOV_21 = new Date('2026-11-21T00:00:00Z');

test('below 80 % nothing warns', () => {
  expect(usagePace(meter(799), NOV_21).warns).toBe(false);
  expect(usagePace(meter(800), NOV_21).warns).toBe(true);
});

test('at the pace so far it lasts until the day on which that pace reaches the limit', () => {
  // 800 in 20 days: 40 a day, 1000 after 25 days.
  expect(usagePace(meter(800), NOV_21).lastsUntil?.toISOString()).toBe('2026-11-26T00:00:00.000Z');
  // 660 in 20 days: 1000 after 30 days and more, when it is counted anew.
  expect(usagePace(meter(660), NOV_21).lastsUntil).toBeUndefined();
});

test('a first day is no pace, what is full lasts no longer, and without a limit nothing ends', () => {
  expect(usagePace(meter(900), new Date('2026-11-01T12:00:00Z')).lastsUntil).toBeUndefined();
  expect(usagePace(meter(1200), NOV_21)).toMatchObject({ isFull: true, share: 1, lastsUntil: undefined });
  expect(usagePace(meter(1200, null), NOV_21)).toMatchObject({
    share: undefined,
    warns: false,
    isFull: false,
  });
});

test('beyond the limit the notch stands where the included ones end', () => {
  expect(usagePace(meter(1250), NOV_21)).toMatchObject({ beyond: 250, notch: 0.8 });
  expect(usagePace(meter(2000), NOV_21)).toMatchObject({ beyond: 1000, notch: 0.5 });
  expect(usagePace(meter(1000), NOV_21)).toMatchObject({ beyond: 0, notch: undefined });
});

test('agents are no flow: they have no day', () => {
  const agents = { kind: 'agents', used: 9, included: 10 };
  expect(usagePace(agents, NOV_21)).toMatchObject({
    warns: true,
    lastsUntil: undefined,
    resetsAt: undefined,
  });
});
