import type { Account } from '@/api/generated/schemas/account.zod';
import { midnightsBetween } from '@/lib/time-zone';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { trialEnd } from './trial-end';

/**
 * The days until the one on which a trial ends, as the company's calendar counts them: 0 on the last one and ever
 * after; undefined when there is no trial or its end is unknown (specification §3 Account state: `trial_end`).
 */
export function trialDaysLeft(
  account: Pick<Account, 'subscription' | 'infoCompany' | 'settings'>,
  now: Date,
): number | undefined {
  const end = trialEnd(account.subscription);
  const days = end && midnightsBetween(now, end, companyTimeZone(account));
  return days === undefined || Number.isNaN(days) ? undefined : Math.max(0, days);
}
