import { expect, test } from 'vitest';
import { trialDaysLeft } from '@/features/billing/trial-days-left';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const DAY = 86_400;

const trial = (end: number | null, first?: number | null, statusValue = 'trialing') => ({
  statusValue,
  metadata: {
    trial_end: end,
    subscriptions: first === undefined ? [] : [{ customer: { id: 'cus_1' }, trial_end: first }],
  },
});

test.each([
  ['14 days', trial(SECONDS + 14 * DAY), 14],
  ['a begun day counts whole', trial(SECONDS + 13 * DAY + 1), 14],
  ['the last hour', trial(SECONDS + 3600), 1],
  ['over just now', trial(SECONDS), 0],
  ['long over', trial(SECONDS - 30 * DAY), 0],
  ['the end only in the first subscription', trial(null, SECONDS + 2 * DAY), 2],
  ['both: the account’s own counts', trial(SECONDS + DAY, SECONDS + 9 * DAY), 1],
  ['no end known', trial(null, null), undefined],
  ['no subscription', trial(null), undefined],
  ['an end that is no number', trial(Number.NaN), undefined],
  ['not trialing', trial(SECONDS + DAY, undefined, 'active'), undefined],
])('%s', (_, subscription, days) => {
  expect(trialDaysLeft(subscription, NOW)).toBe(days);
});

test('a clock that cannot be read is no trial of NaN days', () => {
  expect(trialDaysLeft(trial(SECONDS), new Date('broken'))).toBeUndefined();
});
