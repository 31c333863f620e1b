import { creatorOf } from '@/api/creator-of';
import { useAccountSuspense } from '@/api/generated/accounts/accounts';
import { useBotsSuspense } from '@/api/generated/projects/projects';
import { trialDaysLeft } from '@/features/billing/trial-days-left';
import { showsUpgradeOffer } from '@/features/billing/upgrade-offer';
import { usageFacts } from '@/features/billing/usage-facts';

/**
 * What the pages of the dashboard know of the account (specification §3 Account state): itself, the first page of its
 * agents with the figures of all, its plan in figures. The account, the agents and the welcome process are one query each; everything else is read off them here.
 */
export function useAccountFacts(accountId: string) {
  const { data: account } = useAccountSuspense(accountId);
  const { data: bots } = useBotsSuspense({ accountId });
  const used = bots.counts.all;
  const usage = usageFacts(account, used);
  return {
    account,
    bots,
    botCreator: creatorOf(bots),
    used,
    usage,
    limit: usage.limit,
    trialDays: trialDaysLeft(account, new Date()),
    upgrade: showsUpgradeOffer(account.subscription),
  };
}
