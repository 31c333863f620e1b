import type { HttpHandler } from 'msw';
import {
  getAccountMockHandler,
  getPlansMockHandler,
  getStartTrialMockHandler,
} from '@/api/generated/accounts/accounts.msw';
import {
  Account,
  AccountId,
  JobRef,
  PlanList,
  StartTrialHeaders,
  TrialRequest,
} from '@/api/generated/schemas';
import { usageNow } from '../bot-limit';
import { answering, ownAccount, readBody, readHeaders, readId, submitKey, whoCalls } from '../call';
import type { Db } from '../db';
import { PLANS } from '../plans';
import { isRunning, startJob } from '../played-jobs';
import { refuse, refuseInvalid, refuseUnknown } from '../refuse';
import type { StoredAccount } from '../state';

/** The account as it stands: what follows from the process, the agents and the jobs is worked out, not remembered. */
function accountNow(db: Db, { account, process }: StoredAccount): Account {
  const creations = Object.values(db.state.jobs).flatMap((job) =>
    job.accountId === account.accountId && job.work.kind === 'bot_creation' && isRunning(db, job)
      ? [{ jobId: job.jobId, name: job.work.name }]
      : [],
  );
  return {
    ...account,
    infoCompany: process.settings.company ?? null,
    welcomeIsEnd: process.isEnd,
    subscriptionSummary: usageNow(db, account),
    currentTemplateGenerator: creations.at(-1) ?? null,
  };
}

/** Plays the company: its account state, the plans, the trial. */
export function accountHandlers(db: Db): HttpHandler[] {
  return [
    getAccountMockHandler(
      answering(Account, (info) => {
        const who = whoCalls(db, info);
        const accountId = readId(info, 'accountId', AccountId);
        if (!db.state.accounts[accountId]) refuseUnknown();
        return accountNow(db, ownAccount(db, who, accountId));
      }),
    ),
    getPlansMockHandler(
      answering(PlanList, (info) => {
        whoCalls(db, info);
        return { items: [...PLANS], nextCursor: null, total: PLANS.length };
      }),
    ),
    getStartTrialMockHandler(
      answering(JobRef, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownAccount(db, who, String(info.params.accountId));
        const { accountId } = stored.account;
        const key = `startTrial ${accountId} ${submitKey(db, readHeaders(info, StartTrialHeaders))}`;
        const { planId } = await readBody(info, TrialRequest);
        const first = db.state.firstAnswers[key];
        if (first !== undefined) return { jobId: first };
        const plan = PLANS.find((one) => one.planId === planId);
        if (!plan) return refuseInvalid([{ path: 'planId', code: 'unknown' }]);
        if (stored.trialUsed) {
          return refuse({ status: 409, code: 'TRIAL_USED', message: 'The free trial was used already' });
        }
        const { settings } = stored.process;
        const { jobId } = startJob(
          db,
          accountId,
          { kind: 'trial_start', planId },
          settings.company?.name ?? '',
        );
        stored.trialUsed = true;
        settings.planId = planId;
        settings.jobId = jobId;
        db.state.firstAnswers[key] = jobId;
        return { jobId };
      }),
    ),
  ];
}
