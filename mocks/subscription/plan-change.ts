import type { StoredAccount } from '@mocks/accounts/store';
import { agentsUsed, beyondPlan } from '@mocks/billing/agent-limit';
import { cents } from '@mocks/billing/due-today';
import { PLANS } from '@mocks/billing/plans';
import type { Plan } from '@mocks/billing/schemas';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { BillingPeriod, ChangePlanRequest, PlanChange } from '@/api/generated/schemas';
import { hasPlan, monthStart, periodOf, planOf, renewsAt, taxPercent } from './billing-now';

/** Beyond the included agents a plan has room for so many times as many. */
const ROOM = 5;
const YEAR_MS = 365 * DAY;

/** Which part of the period that was paid for is still to come. */
function leftOf(now: number, period: BillingPeriod): number {
  const end = Date.parse(renewsAt(now, period));
  const length = period === 'year' ? YEAR_MS : end - Date.parse(monthStart(now));
  return Math.min(1, Math.max(0, (end - now) / length));
}

function wantedPlan(db: Db<State>, stored: StoredAccount, planId: string): Plan {
  const plan = PLANS.find((one) => one.planId === planId);
  if (!plan) return refuseInvalid([{ path: 'planId', code: 'unknown' }]);
  if (!hasPlan(stored))
    return refuse({ status: 409, code: 'NO_PLAN', message: 'There is no plan to change' });
  if (agentsUsed(db, stored.account.accountId) > plan.botLimit * ROOM) {
    const message = `The plan has room for ${plan.botLimit * ROOM} agents`;
    return refuse({ status: 409, code: 'TOO_MANY_AGENTS', message });
  }
  return plan;
}

/** Puts an account on another plan. */
export function applyPlan({ account, process }: StoredAccount, plan: ChangePlanRequest): void {
  account.subscription.planId = plan.planId;
  Object.assign(process.settings, plan);
}

/** What a change of plan costs: more begins at once, less with the next period. */
export function changeOf(
  db: Db<State>,
  stored: StoredAccount,
  { planId, period }: ChangePlanRequest,
): PlanChange {
  const plan = wantedPlan(db, stored, planId);
  const now = db.now();
  const present = planOf(stored);
  const presentPeriod = periodOf(stored);
  const percent = taxPercent(stored);
  const price = plan.price[period];
  const { currency } = plan.price;
  const withTax = (amount: number) => cents(amount + (amount * percent) / 100);
  const isSame = present?.planId === planId && presentPeriod === period;
  const isMore = period === presentPeriod ? price > (present?.price[period] ?? 0) : period === 'year';
  const ends = renewsAt(now, presentPeriod);
  const beyond = beyondPlan(plan, agentsUsed(db, stored.account.accountId));
  const additional = beyond && { ...beyond, withTax: withTax(beyond.amount) };
  if (isSame || !isMore) {
    return {
      planId,
      period,
      currency,
      startsAt: ends,
      lines: [],
      total: 0,
      renewsAt: ends,
      renewal: withTax(price),
      additional,
    };
  }
  const from = db.iso();
  const renews = renewsAt(now, period);
  const unused = -cents((present?.price[presentPeriod] ?? 0) * leftOf(now, presentPeriod));
  const remaining = cents(price * leftOf(now, period));
  const tax = cents(((unused + remaining) * percent) / 100);
  return {
    planId,
    period,
    currency,
    startsAt: from,
    lines: [
      { kind: 'unused', planId: present?.planId ?? null, amount: unused, from, to: ends },
      { kind: 'remaining', planId, amount: remaining, from, to: renews },
      ...(percent > 0 ? [{ kind: 'tax', amount: tax, percent }] : []),
    ],
    total: cents(unused + remaining + tax),
    renewsAt: renews,
    renewal: withTax(price),
    additional,
  };
}
