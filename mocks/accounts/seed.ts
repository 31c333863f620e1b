import { FREE_AGENTS } from '@mocks/billing/plans';
import { agentUsage, paidSubscription, trialSubscription } from '@mocks/billing/subscription';
import { DAY } from '@mocks/core/duration';
import type { WelcomeProcess } from '@mocks/onboarding/schemas';
import { acmeProcess, norteProcess } from '@mocks/onboarding/seed';
import { freshAccount } from './fresh-account';
import type { Account } from './schemas';
import type { AccountsState, StoredAccount } from './store';

type Billed = Pick<Account, 'subscription' | 'subscriptionSummary'>;

/** A company in Spain that is through its onboarding. */
function spanishAccount(accountId: string, process: WelcomeProcess, billed: Billed): StoredAccount {
  return {
    account: {
      accountId,
      infoCompany: process.settings.company ?? null,
      settings: { language: 'es', timeZone: 'Europe/Madrid' },
      welcomeIsEnd: true,
      countrySubscription: { classValue: 'eu', country: 'ES', alt: 'España' },
      ...billed,
      currentTemplateGenerator: null,
    },
    process,
    trialUsed: true,
  };
}

/** Three companies: one that pays, one that has just come, one in its trial. */
export function seedAccounts(now: number): AccountsState {
  return {
    accounts: {
      acc_acme: spanishAccount('acc_acme', acmeProcess(), {
        subscription: paidSubscription('plan_growth', 'cus_Acme01'),
        subscriptionSummary: agentUsage(10, 4, now),
      }),
      acc_nuevo: freshAccount('acc_nuevo', now),
      acc_norte: spanishAccount('acc_norte', norteProcess(), {
        subscription: trialSubscription('plan_starter', now + 9 * DAY, 'cus_Norte01'),
        subscriptionSummary: agentUsage(FREE_AGENTS, 2, now),
      }),
    },
  };
}
