import { useAccountSuspense } from '@/api/generated/accounts/accounts';
import { useBotsSuspense } from '@/api/generated/projects/projects';
import { freeBotLimit } from '@/features/billing/free-bot-limit';
import { trialDaysLeft } from '@/features/billing/trial-days-left';
import { showsUpgradeOffer } from '@/features/billing/upgrade-offer';

/** What the pages of the dashboard know of the account: itself, its agents, its plan in figures. */
export function useAccountFacts(accountId: string) {
  const { data: account } = useAccountSuspense(accountId);
  const { data: bots } = useBotsSuspense({ accountId });
  return {
    account,
    bots,
    used: bots.items.filter((bot) => !bot.isCreator).length,
    limit: freeBotLimit(account.subscriptionSummary),
    trialDays: trialDaysLeft(account.subscription, new Date()),
    upgrade: showsUpgradeOffer(account.subscription),
  };
}
