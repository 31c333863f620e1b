import type { StoredAccount } from '@mocks/accounts/store';
import { agentsUsed, costOf, planInForce, usageNow } from '@mocks/billing/agent-limit';
import { dueNow, TAX_PERCENT } from '@mocks/billing/due-today';
import { PLANS } from '@mocks/billing/plans';
import type { Plan } from '@mocks/billing/schemas';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import type { Billing, BillingPeriod, UsageMeter } from '@/api/generated/schemas';
import type { Invoice } from './schemas';
import { subscriptionOf } from './store';

const INVOICES_BEFORE = 5;
const OVERDUE_FOR_DAYS = 6;
const PAUSES_IN_DAYS = 8;

/** The beginning of a month, so many from the present one on. */
export function monthStart(now: number, months = 0): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months)).toISOString();
}

/** Whether an account has a plan that it pays for, or owes. */
export function hasPlan({ account }: StoredAccount): boolean {
  return ['active', 'past_due'].includes(account.subscription.statusValue);
}

/** The plan that an account has or tries. */
export function planOf({ account }: StoredAccount): Plan | undefined {
  return PLANS.find(({ planId }) => planId === account.subscription.planId);
}

/** How often an account pays. */
export function periodOf({ process }: StoredAccount): BillingPeriod {
  return process.settings.period ?? 'month';
}

/** What the country of a company adds to its prices, in percent. */
export function taxPercent({ process }: StoredAccount): number {
  return TAX_PERCENT[process.settings.company?.country ?? ''] ?? 0;
}

/** When the plan is paid for again: the first of the next month, of the next year for a plan by the year. */
export function renewsAt(now: number, period: BillingPeriod): string {
  return period === 'year'
    ? new Date(Date.UTC(new Date(now).getUTCFullYear() + 1, 0)).toISOString()
    : monthStart(now, 1);
}

function conversationsUsed(db: Db<State>, accountId: string): number {
  const since = monthStart(db.now());
  const ofVisitors = Object.keys(db.state.visits).filter((id) => {
    const stored = db.state.conversations[id];
    return stored?.accountId === accountId && stored.conversation.createdAt >= since;
  });
  return subscriptionOf(db.state, accountId).conversationsBefore + ofVisitors.length;
}

/** What agents beyond the included ones cost this month. */
export function spentBeyond(db: Db<State>, { account }: StoredAccount): number {
  const { usageBreakdown = [], totalUsage = 0 } = usageNow(db, account)[0]?.currentPeriod ?? {};
  return costOf(usageBreakdown, totalUsage);
}

/** The invoices of an account: one on the first of each month, and what was charged between. */
export function invoicesOf(db: Db<State>, stored: StoredAccount): Invoice[] {
  const plan = planOf(stored);
  const { accountId } = stored.account;
  const others = subscriptionOf(db.state, accountId).invoices;
  if (!plan || !hasPlan(stored)) return others;
  const isOverdue = stored.account.subscription.statusValue === 'past_due';
  const { total, currency } = dueNow(plan, 'month', stored.process.settings.company?.country, db.now());
  const monthly = Array.from({ length: INVOICES_BEFORE }, (_, back): Invoice => {
    const issuedAt = monthStart(db.now(), -back);
    const month = issuedAt.slice(0, 7);
    return {
      invoiceId: `inv_${month.replace('-', '')}`,
      number: `AS-${month}-0001`,
      issuedAt,
      state: back === 0 && isOverdue ? 'overdue' : 'paid',
      currency,
      total,
    };
  });
  return [...others, ...monthly].toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt));
}

function usageOf(db: Db<State>, stored: StoredAccount, plan: Plan | undefined): UsageMeter[] {
  const { accountId } = stored.account;
  const free = usageNow(db, stored.account)[0]?.currentPeriod.usageBreakdown[0]?.upTo ?? null;
  const agents = { kind: 'agents', used: agentsUsed(db, accountId), included: free };
  if (!plan?.conversationsPerMonth) return [agents];
  return [
    {
      kind: 'conversations',
      used: conversationsUsed(db, accountId),
      included: plan.conversationsPerMonth,
      startedAt: monthStart(db.now()),
      resetsAt: monthStart(db.now(), 1),
    },
    agents,
  ];
}

/** What an account uses and pays, as it stands. */
export function billingNow(db: Db<State>, stored: StoredAccount): Billing {
  const { account } = stored;
  const { card, taxId, spendCap, endsAt, next } = subscriptionOf(db.state, account.accountId);
  const plan = planOf(stored);
  const has = hasPlan(stored);
  const isOverdue = account.subscription.statusValue === 'past_due';
  const due = plan && dueNow(plan, 'month', stored.process.settings.company?.country, db.now());
  return {
    planId: account.subscription.planId,
    period: has ? periodOf(stored) : null,
    renewsAt: has ? renewsAt(db.now(), periodOf(stored)) : null,
    endsAt: has ? endsAt : null,
    next: has ? next : null,
    card,
    usage: usageOf(db, stored, planInForce(account)),
    taxId,
    spendCap,
    spent: has ? { amount: spentBeyond(db, stored), currency: plan?.price.currency ?? 'EUR' } : null,
    overdue:
      isOverdue && due
        ? {
            amount: due.total,
            currency: due.currency,
            since: new Date(db.now() - OVERDUE_FOR_DAYS * DAY).toISOString(),
            pausesAt: new Date(db.now() + PAUSES_IN_DAYS * DAY).toISOString(),
          }
        : null,
  };
}
