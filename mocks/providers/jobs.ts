import type { HttpHandler } from 'msw';
import { getJobMockHandler } from '@/api/generated/jobs/jobs.msw';
import { Job, JobId } from '@/api/generated/schemas';
import { answering, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { jobNow } from '../played-jobs';
import { refuseUnknown } from '../refuse';

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
  ];
}
