import { FREE_AGENTS } from '@mocks/billing/plans';
import { agentUsage, noSubscription } from '@mocks/billing/subscription';
import type { StoredAccount } from './store';

/** An account that has just been opened: nothing told, nothing chosen. */
export function freshAccount(accountId: string, now: number): StoredAccount {
  return {
    account: {
      accountId,
      infoCompany: null,
      settings: {},
      welcomeIsEnd: false,
      countrySubscription: null,
      subscription: noSubscription(),
      subscriptionSummary: agentUsage(FREE_AGENTS, 0, now),
      currentTemplateGenerator: null,
    },
    process: { settings: {}, currentStage: 'company_settings', isEnd: false },
    trialUsed: false,
  };
}
