import type { Account } from '@/api/generated/schemas';
import type { Db } from './db';
import { PLANS } from './plans';
import { isRunning } from './played-jobs';

const WITHOUT_PLAN = ['none', 'trialing', 'canceled'];

/** How many agents an account may have: a subscriber those of the plan, everybody else the free ones (specification §9). */
export function botLimit({ subscription, subscriptionSummary }: Account): number {
  const plan = PLANS.find((one) => one.planId === subscription.planId);
  if (plan && !WITHOUT_PLAN.includes(subscription.statusValue)) return plan.botLimit;
  const bots = subscriptionSummary.find((usage) => usage.product_type === 'bot');
  const free = bots?.currentPeriod.usageBreakdown.find((tier) => tier.costInTier === '0.00');
  return free?.upTo ?? 1;
}

/** How many agents of the account count: the creator does not. */
export function botsUsed(db: Db, accountId: string): number {
  return Object.values(db.state.bots).filter(
    ({ accountId: owner, bot }) => owner === accountId && !bot.isCreator,
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
