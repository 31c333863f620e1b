import type { HttpHandler } from 'msw';
import { getJobMockHandler, getRetryJobMockHandler } from '@/api/generated/jobs/jobs.msw';
import { Job, JobId, JobRef } from '@/api/generated/schemas';
import { botLimit, botsComing, botsUsed } from '../bot-limit';
import { answering, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { jobNow, retryJob } from '../played-jobs';
import { refuse, refuseUnknown } from '../refuse';

/** Plays the jobs. */
export function jobHandlers(db: Db): HttpHandler[] {
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
        const isBot = job.work.kind === 'bot_creation' && job.failsIn !== null;
        const limit = botLimit(db, stored.account);
        if (isBot && botsUsed(db, accountId) + botsComing(db, accountId) >= limit) {
          const message = `The plan allows ${limit} agents`;
          return refuse({ status: 409, code: 'BOT_LIMIT_REACHED', message });
        }
        retryJob(db, job);
        return { jobId: job.jobId };
      }),
    ),
  ];
}
