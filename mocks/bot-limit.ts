import type { Db } from './db';
import type { Account, Plan } from './own-schemas';
import { PLANS } from './plans';
import { isRunning } from './played-jobs';
import { inTrash } from './played-trash';
import { botUsage } from './seed';

const WITHOUT_PLAN = ['none', 'trialing', 'canceled'];

/** The plan an account has, or is to pay for; a trial is none. */
function planOf({ subscription }: Account): Plan | undefined {
  if (WITHOUT_PLAN.includes(subscription.statusValue)) return undefined;
  return PLANS.find((one) => one.planId === subscription.planId);
}

/** The use of agents as it stands: a plan includes some, and more of them cost less each. */
export function usageNow(db: Db, account: Account): Account['subscriptionSummary'] {
  const used = botsUsed(db, account.accountId);
  const plan = planOf(account);
  if (!plan) {
    const bots = account.subscriptionSummary.find((usage) => usage.product_type === 'bot');
    const free = bots?.currentPeriod.usageBreakdown.find((tier) => tier.costInTier === '0.00');
    return botUsage(free?.upTo ?? 1, used, db.now());
  }
  return botUsage(plan.botLimit, used, db.now(), [
    { costInTier: '12.00', upTo: plan.botLimit * 2 },
    { costInTier: '9.00', upTo: plan.botLimit * 5 },
  ]);
}

/** How many agents an account may have: who pays up to the last tier's end, everybody else the free ones (specification §9). */
export function botLimit(db: Db, account: Account): number {
  const tiers = usageNow(db, account)[0]?.currentPeriod.usageBreakdown ?? [];
  const pays = planOf(account) !== undefined && account.subscription.status;
  return (pays ? tiers.at(-1) : tiers[0])?.upTo ?? 1;
}

/** How many agents of the account count: neither the creator nor those in the trash. */
export function botsUsed(db: Db, accountId: string): number {
  return Object.values(db.state.bots).filter(
    ({ accountId: owner, bot }) => owner === accountId && !bot.isCreator && !inTrash(db, bot.botKey),
  ).length;
}

/** How many agents are being made. */
export function botsComing(db: Db, accountId: string): number {
  return Object.values(db.state.jobs).filter(
    (job) =>
      job.accountId === accountId &&
      job.work.kind === 'bot_creation' &&
      job.failsIn === null &&
      isRunning(db, job),
  ).length;
}
