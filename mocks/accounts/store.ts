import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseForeign } from '@mocks/core/refuse';
import { WelcomeProcess } from '@mocks/onboarding/schemas';
import * as z from 'zod/mini';
import { AccountId } from '@/api/generated/schemas';
import { Account } from './schemas';

const StoredAccount = z.object({
  account: Account,
  process: WelcomeProcess,
  trialUsed: z.boolean(),
});
export type StoredAccount = z.infer<typeof StoredAccount>;

/** What is remembered of accounts. */
export const AccountsState = z.object({
  accounts: z.record(AccountId, StoredAccount),
});
export type AccountsState = z.infer<typeof AccountsState>;

/** The caller's account, when it is the one asked for. */
export function ownAccount(db: Db<AccountsState>, who: StoredUser, accountId: string): StoredAccount {
  const stored = db.state.accounts[accountId];
  return stored && who.accountId === accountId ? stored : refuseForeign();
}
