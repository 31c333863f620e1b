import type { Account, UsageTier } from '@mocks/accounts/schemas';
import { inTrash } from '@mocks/agents/store';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { isRunning } from '@mocks/jobs/store';
import { cents } from './due-today';
import { FREE_AGENTS, PLANS } from './plans';
import type { Plan } from './schemas';
import { agentUsage } from './subscription';

const IN_FORCE = ['trialing', 'active', 'past_due'];

/** The plan an account tries, has, or is to pay for; one that has ended is none. */
export function planInForce({ subscription }: Account): Plan | undefined {
  if (!IN_FORCE.includes(subscription.statusValue)) return undefined;
  return PLANS.find((one) => one.planId === subscription.planId);
}

/** Agents that cost nothing: those of a company's own agreement, whose plan is not on sale, or else the free ones. */
function agreedAgents({ subscription, subscriptionSummary }: Account): number {
  if (!IN_FORCE.includes(subscription.statusValue)) return FREE_AGENTS;
  const agents = subscriptionSummary.find((usage) => usage.product_type === 'bot');
  const tiers = agents?.currentPeriod.usageBreakdown ?? [];
  return tiers.find((tier) => tier.costInTier === '0.00')?.upTo ?? FREE_AGENTS;
}

/** What agents beyond those that a plan includes cost each: the more, the less. */
function tiersBeyond({ botLimit, price }: Plan): UsageTier[] {
  return [
    { costInTier: price.additionalAgent.toFixed(2), upTo: botLimit * 2 },
    { costInTier: '9.00', upTo: botLimit * 5 },
  ];
}

/** What so many agents cost in the tiers of their price, in a month and before tax. */
export function costOf(tiers: readonly UsageTier[], used: number): number {
  let after = 0;
  let sum = 0;
  for (const { costInTier, upTo } of tiers) {
    const end = upTo ?? Number.POSITIVE_INFINITY;
    sum += Math.max(0, Math.min(used, end) - after) * Number(costInTier);
    after = end;
  }
  return cents(sum);
}

/** The agents that a plan does not include, of as many as there are, and what they cost; null when it includes all. */
export function beyondPlan(plan: Plan, used: number): { agents: number; amount: number } | null {
  const tiers = [{ costInTier: '0.00', upTo: plan.botLimit }, ...tiersBeyond(plan)];
  return used > plan.botLimit ? { agents: used - plan.botLimit, amount: costOf(tiers, used) } : null;
}

/** The use of agents as it stands: a plan includes some, and more of them cost less each. */
export function usageNow(db: Db<State>, account: Account): Account['subscriptionSummary'] {
  const used = agentsUsed(db, account.accountId);
  const plan = planInForce(account);
  if (!plan) return agentUsage(agreedAgents(account), used, db.now());
  return agentUsage(plan.botLimit, used, db.now(), tiersBeyond(plan));
}

/** How many agents an account may have, and why no more. */
export type AgentLimit = { most: number; code: 'BOT_LIMIT_REACHED' | 'SPEND_CAP_REACHED' };

/**
 * How many agents an account may have: who pays up to the last tier's end or their own spending cap, everybody else the
 * free ones (specification §9), in a trial those that the plan includes.
 */
export function agentLimit(db: Db<State>, account: Account): AgentLimit {
  const tiers = usageNow(db, account)[0]?.currentPeriod.usageBreakdown ?? [];
  const { status, statusValue } = account.subscription;
  const pays = status && statusValue !== 'trialing' && planInForce(account) !== undefined;
  const most = (pays ? tiers.at(-1) : tiers[0])?.upTo ?? 1;
  const cap = db.state.subscriptions[account.accountId]?.spendCap;
  const paidFor = pays && cap ? affordable(tiers, cap.amount) : most;
  return paidFor < most ? { most: paidFor, code: 'SPEND_CAP_REACHED' } : { most, code: 'BOT_LIMIT_REACHED' };
}

/** 409: there is no room for another agent; ends the call. */
export function refuseAgent({ most, code }: AgentLimit): never {
  const who = code === 'SPEND_CAP_REACHED' ? 'spending cap' : 'plan';
  const message = `The ${who} allows ${most} ${most === 1 ? 'agent' : 'agents'}`;
  return refuse({ status: 409, code, message });
}

/** How many agents may be had until those beyond the included ones cost so much. */
function affordable(tiers: readonly UsageTier[], cap: number): number {
  let units = 0;
  let left = cap;
  for (const { costInTier, upTo } of tiers) {
    const cost = Number(costInTier);
    const room = (upTo ?? Number.POSITIVE_INFINITY) - units;
    const bought = cost === 0 ? room : Math.min(room, Math.floor(left / cost));
    units += bought;
    left -= bought * cost;
    if (bought < room) break;
  }
  return units;
}

/** How many agents of the account count: neither the creator nor those in the trash. */
export function agentsUsed(db: Db<State>, accountId: string): number {
  return Object.values(db.state.agents).filter(
    ({ accountId: owner, agent }) => owner === accountId && !agent.isCreator && !inTrash(db, agent.botKey),
  ).length;
}

/** How many agents are being made. */
export function agentsComing(db: Db<State>, accountId: string): number {
  return Object.values(db.state.jobs).filter(
    (job) =>
      job.accountId === accountId &&
      job.work.kind === 'bot_creation' &&
      job.failsIn === null &&
      isRunning(db, job),
  ).length;
}
