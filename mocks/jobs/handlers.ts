import { goOnWithRun } from '@mocks/agent-tests/runs';
import { whoCalls } from '@mocks/auth/store';
import { agentLimit, agentsComing, agentsUsed, refuseAgent } from '@mocks/billing/agent-limit';
import type { Answerer } from '@mocks/conversations/answerer';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readId } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import { getJobMockHandler, getRetryJobMockHandler } from '@/api/generated/jobs/jobs.msw';
import { Job, JobId, JobRef } from '@/api/generated/schemas';
import { jobNow, retryJob } from './store';

/** Plays the jobs. */
export function jobHandlers(db: Db<State>, answerer?: Answerer): HttpHandler[] {
  return [
    getJobMockHandler(
      answering(Job, (info) => {
        const who = whoCalls(db, info);
        const job = db.state.jobs[readId(info, 'jobId', JobId)];
        return job?.accountId === who.accountId ? jobNow(db, job) : refuseUnknown();
      }),
    ),
    getRetryJobMockHandler(
      answering(JobRef, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = who;
        const job = db.state.jobs[readId(info, 'jobId', JobId)];
        const stored = db.state.accounts[accountId];
        if (job?.accountId !== accountId || !stored) return refuseUnknown();
        const isAgent = job.work.kind === 'bot_creation' && job.failsIn !== null;
        const limit = agentLimit(db, stored.account);
        if (isAgent && agentsUsed(db, accountId) + agentsComing(db, accountId) >= limit.most)
          return refuseAgent(limit);
        if (job.error && job.work.kind === 'test_run') goOnWithRun(db, job, job.work, answerer);
        else retryJob(db, job);
        return { jobId: job.jobId };
      }),
    ),
  ];
}
