import { useAccount } from '@/api/generated/account/account';
import { useAgents } from '@/api/generated/agents/agents';
import { Account } from '@/api/generated/schemas/account.zod';
import { botLimit } from '@/features/billing/agent-limit';
import { trialDaysLeft } from '@/features/billing/trial-days-left';
import { showsUpgradeOffer } from '@/features/billing/upgrade-offer';
import { agentPeriod } from '@/features/billing/usage-tiers';
import { useAccountId } from '@/shared/account/use-account-id';
import { countsOf } from '@/shared/agents/agent-list';

/** An account of which nothing is known requires nothing. */
const UNKNOWN_ACCOUNT = Account.parse({});

/**
 * What the pages of the dashboard know of the account (specification §3 Account state): itself, the first page of its
 * agents with the figures of all, the limit of its plan. The account, the agents and the welcome process are one query
 * each; everything else is read off them here. What could not be read is not known, and its query says why.
 */
export function useAccountFacts() {
  const accountId = useAccountId();
  const accountQuery = useAccount(accountId);
  const agentsQuery = useAgents({ accountId });
  const account = accountQuery.data ?? UNKNOWN_ACCOUNT;
  const agents = agentsQuery.data;
  const counts = countsOf(agents);
  const used = counts?.all ?? agentPeriod(account.subscriptionSummary)?.totalUsage ?? 0;
  return {
    account,
    accountQuery,
    agents,
    agentsQuery,
    botCreator: agents?.botCreator ?? undefined,
    counts,
    used,
    // Where nothing is known of the account, the provider knows the limit and says so.
    limit: accountQuery.data ? botLimit(account) : Number.POSITIVE_INFINITY,
    trialDays: trialDaysLeft(account, new Date()),
    upgrade: showsUpgradeOffer(account.subscription),
  };
}
