import type { StoredAccount } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { hasPlan, monthStart, spentBeyond } from './billing-now';
import { applyPlan } from './plan-change';
import type { StoredSubscription } from './store';

const PERCENT = 100;

/** A period that is over: the plan that was cancelled ends with it, and a smaller one that was chosen begins. */
function turnPeriod(db: Db<State>, stored: StoredAccount, own: StoredSubscription): boolean {
  const { account } = stored;
  if (own.endsAt !== null && own.endsAt <= db.iso()) {
    Object.assign(own, { endsAt: null, next: null });
    Object.assign(account.subscription, { statusValue: 'canceled', status: false });
    for (const { accountId, agent } of Object.values(db.state.agents))
      if (accountId === account.accountId && agent.status === 'live') agent.status = 'paused';
    return true;
  }
  if (own.next === null || own.next.startsAt > db.iso()) return false;
  const { planId, period } = own.next;
  applyPlan(stored, { planId, period });
  own.next = null;
  return true;
}

function mailOwners(db: Db<State>, wanted: string, percent: number): void {
  for (const { userId, user, accountId, role } of Object.values(db.state.users)) {
    if (accountId !== wanted || role !== 'owner') continue;
    const language = db.state.preferences[userId]?.language ?? 'en';
    db.post({
      to: user.email,
      language,
      path: `/${language}/dashboard/settings?section=plan`,
      about: {
        en: `See your spending: ${percent} % of the cap`,
        es: `Ver el gasto: ${percent} % del límite`,
      },
    });
  }
}

/** Mails the owners at each percentage of the spending cap, once a month. */
function alertOwners(db: Db<State>, stored: StoredAccount, own: StoredSubscription): boolean {
  const { spendCap } = own;
  if (!spendCap || !hasPlan(stored)) return false;
  const month = monthStart(db.now());
  const mailed = own.alerted?.month === month ? own.alerted.percents : [];
  const spent = spentBeyond(db, stored);
  // What is no longer reached, with a higher cap for one, is mailed again when it is.
  const percents = spendCap.alerts.filter((percent) => spent * PERCENT >= spendCap.amount * percent);
  const fresh = percents.filter((percent) => spent > 0 && !mailed.includes(percent));
  own.alerted = { month, percents };
  for (const percent of fresh) mailOwners(db, stored.account.accountId, percent);
  return fresh.length > 0;
}

/** Does what is due with the plans by now; whether anything was. */
export function settleSubscriptions(db: Db<State>): boolean {
  let hasChanged = false;
  for (const [accountId, own] of Object.entries(db.state.subscriptions)) {
    const stored = db.state.accounts[accountId];
    if (!stored) continue;
    const hasTurned = turnPeriod(db, stored, own);
    const hasMailed = alertOwners(db, stored, own);
    hasChanged ||= hasTurned || hasMailed;
  }
  return hasChanged;
}
