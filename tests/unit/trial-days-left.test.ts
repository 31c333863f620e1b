import { afterEach, describe, expect, test, vi } from 'vitest';
import { trialDaysLeft } from '@/features/billing/trial-days-left';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const text = (seconds: number | null) => (seconds === null ? null : String(seconds));

const trial = (end: number | null, first?: number | null, statusValue = 'trialing') => ({
  statusValue,
  status: true,
  subscriptionRequired: true,
  metadata: {
    trial_end: text(end),
    subscriptions: first === undefined ? [] : [{ customer: { id: 'cus_1' }, trial_end: text(first) }],
  },
});

/** An account with its company and its settings in these zones; null: nothing is known of the company. */
const account = (subscription: ReturnType<typeof trial>, company: string | null, settings?: string) => ({
  subscription,
  infoCompany: company === null ? null : { name: 'Acme', country: 'ES', timeZone: company },
  settings: settings === undefined ? {} : { timeZone: settings },
});

test.each([
  ['14 days', trial(SECONDS + 14 * DAY), 14],
  ['later on the fourteenth day', trial(SECONDS + 14 * DAY + 11 * HOUR), 14],
  ['after the midnight to come', trial(SECONDS + 12 * HOUR), 1],
  ['the last day', trial(SECONDS + 12 * HOUR - 1), 0],
  ['over just now', trial(SECONDS), 0],
  ['long over', trial(SECONDS - 30 * DAY), 0],
  ['the end only in the first subscription', trial(null, SECONDS + 2 * DAY), 2],
  ['both: the account’s own counts', trial(SECONDS + DAY, SECONDS + 9 * DAY), 1],
  ['no end known', trial(null, null), undefined],
  ['no subscription', trial(null), undefined],
  ['an end that is no number', trial(Number.NaN), undefined],
  ['not trialing', trial(SECONDS + DAY, undefined, 'active'), undefined],
])('%s', (_, subscription, days) => {
  expect(trialDaysLeft(account(subscription, 'Etc/UTC'), NOW)).toBe(days);
});

test('a clock that cannot be read is no trial of NaN days', () => {
  expect(trialDaysLeft(account(trial(SECONDS), 'Etc/UTC'), new Date('broken'))).toBeUndefined();
});

describe('the company’s calendar counts, wherever the browser is', () => {
  const RealFormat = Intl.DateTimeFormat;
  const browserIn = (zone: string) => {
    class FormatThere extends RealFormat {
      constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
        super(locale, { ...options, timeZone: options?.timeZone ?? zone });
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: FormatThere });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const seconds = (moment: string) => new Date(moment).getTime() / 1000;

  // One moment and one end, on other days of each calendar.
  const LATE = '2026-11-20T22:30:00Z';
  const NINTH = '2026-11-29T10:30:00Z';

  test.each([
    // The ends of the world: 25 hours apart.
    ['Pacific/Kiritimati', LATE, NINTH, 9],
    ['Pacific/Pago_Pago', LATE, NINTH, 8],
    ['Pacific/Kiritimati', '2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z', 1],
    ['Pacific/Pago_Pago', '2026-11-20T10:59:59Z', '2026-11-20T11:00:00Z', 1],
    ['Pacific/Pago_Pago', '2026-11-20T09:59:59Z', '2026-11-20T10:00:00Z', 0],
    ['America/Los_Angeles', LATE, NINTH, 9],
    // Just after midnight and just before it.
    ['Europe/Madrid', '2026-11-19T23:30:00Z', '2026-11-29T22:30:00Z', 9],
    ['Europe/Madrid', '2026-11-20T22:30:00Z', '2026-11-28T23:30:00Z', 9],
    // The night of 25 hours, within it and over it.
    ['Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 0],
    ['Europe/Madrid', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z', 1],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 0],
    ['Europe/Madrid', '2026-10-20T22:30:00Z', '2026-10-29T22:30:00Z', 8],
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59Z', 0],
    // The night of 23 hours.
    ['Europe/Madrid', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z', 0],
    ['Europe/Madrid', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', 1],
    ['Europe/Madrid', '2027-03-27T22:30:00Z', '2027-04-05T22:00:00Z', 10],
    // 29 February: through it, into it, and in a year that has none.
    ['Europe/Madrid', '2028-02-28T11:00:00Z', '2028-03-01T11:00:00Z', 2],
    ['Pacific/Kiritimati', '2028-02-28T11:00:00Z', '2028-02-29T10:00:00Z', 1],
    ['Pacific/Pago_Pago', '2028-02-29T11:00:00Z', '2028-03-14T11:00:00Z', 14],
    ['Europe/Madrid', '2027-02-28T11:00:00Z', '2027-03-01T11:00:00Z', 1],
    // A year's end.
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2027-01-09T09:59:59Z', 9],
  ])('in %s, from %s to %s', (zone, now, end, days) => {
    for (const browser of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      browserIn(browser);
      expect(trialDaysLeft(account(trial(seconds(end)), zone), new Date(now)), browser).toBe(days);
    }
  });

  test.each([
    ['the settings’ zone, when nothing is known of the company', null, 'Pacific/Kiritimati', 9],
    ['the settings’ zone, when the company’s is none', 'Nowhere/Here', 'Pacific/Kiritimati', 9],
    ['the company’s, before the settings’', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 9],
    ['the browser’s, when neither is known', null, undefined, 8],
    ['the browser’s, when neither is a zone', 'Nowhere/Here', '', 8],
  ])('%s', (_, company, settings, days) => {
    browserIn('Pacific/Pago_Pago');
    expect(trialDaysLeft(account(trial(seconds(NINTH)), company, settings), new Date(LATE))).toBe(days);
  });
});
