import { type StoredUser, whoCalls } from '@mocks/auth/store';
import { usageNow } from '@mocks/billing/agent-limit';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readId } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { isRunning } from '@mocks/jobs/store';
import type { HttpHandler } from 'msw';
import { getAccountMockHandler } from '@/api/generated/account/account.msw';
import { Account, AccountId } from '@/api/generated/schemas';
import { ownAccount, type StoredAccount } from './store';

/** The account as it stands: what follows from the process, the agents and the jobs is worked out, not remembered. */
function accountNow(db: Db<State>, { account, process }: StoredAccount, { role }: StoredUser): Account {
  const creations = Object.values(db.state.jobs).flatMap((job) =>
    job.accountId === account.accountId && job.work.kind === 'bot_creation' && isRunning(db, job)
      ? [{ jobId: job.jobId, name: job.work.name }]
      : [],
  );
  return {
    ...account,
    role,
    infoCompany: process.settings.company ?? null,
    welcomeIsEnd: process.isEnd,
    subscriptionSummary: usageNow(db, account),
    currentTemplateGenerator: creations.at(-1) ?? null,
  };
}

/** Plays the account of a company. */
export function accountHandlers(db: Db<State>): HttpHandler[] {
  return [
    getAccountMockHandler(
      answering(Account, (info) => {
        const who = whoCalls(db, info);
        const accountId = readId(info, 'accountId', AccountId);
        if (!db.state.accounts[accountId]) refuseUnknown();
        return accountNow(db, ownAccount(db, who, accountId), who);
      }),
    ),
  ];
}
