import type { AccountsState } from '@mocks/accounts/store';
import { AgentContent, EMPTY_CONTENT } from '@mocks/agents/content';
import type { Db } from '@mocks/core/db';
import { FAILING_NAME } from '@mocks/core/sentinel';
import * as z from 'zod/mini';
import {
  AccountId,
  AgentAvatar,
  AgentKey,
  BillingPeriod,
  JobId,
  PlanId,
  ProviderError,
  TestRunId,
} from '@/api/generated/schemas';
import type { Job } from './schemas';

const StoredJob = z.object({
  jobId: JobId,
  accountId: AccountId,
  startedAt: z.number(),
  milliseconds: z.number(),
  phases: z.array(z.string()),
  failsIn: z.nullable(z.string()),
  settled: z.boolean(),
  /** How far it is, from 0 to 1, while whoever does the work says so in the place of the clock. */
  progress: z.optional(z.number()),
  /** Why it failed, where that is known better. */
  error: z.optional(ProviderError),
  work: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('trial_start'), planId: PlanId }),
    z.object({
      kind: z.literal('subscription_start'),
      planId: PlanId,
      period: BillingPeriod,
      customerId: z.string(),
    }),
    z.object({
      kind: z.literal('bot_creation'),
      name: z.string(),
      content: z._default(AgentContent, EMPTY_CONTENT),
      /** The look of what it is made from; without it a new one. */
      avatar: z.optional(AgentAvatar),
      /** Who asked for it, by name. */
      by: z._default(z.string(), ''),
      botKey: z.nullable(AgentKey),
    }),
    z.object({ kind: z.literal('test_run'), botKey: AgentKey, runId: TestRunId }),
    z.object({ kind: z.literal('data_export') }),
  ]),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** What is remembered of jobs. */
export const JobsState = z.object({
  jobs: z.record(JobId, StoredJob),
  /** By operation, account and Idempotency-Key: the job that the first answer named. */
  firstAnswers: z.record(z.string(), JobId),
});
export type JobsState = z.infer<typeof JobsState>;

const JOB_MILLISECONDS = 3000;

const PHASES = {
  trial_start: ['account', 'plan', 'workspace', 'done'],
  subscription_start: ['payment', 'plan', 'workspace', 'done'],
  bot_creation: ['draft', 'instructions', 'knowledge', 'ready'],
  test_run: ['asking', 'asking_live', 'judging', 'done'],
  data_export: ['reading', 'writing', 'done'],
};

const FAILURES: Record<StoredJob['work']['kind'], { phase: string; error: ProviderError }> = {
  trial_start: {
    phase: 'workspace',
    error: { message: 'The workspace could not be set up', code: 'WORKSPACE_FAILED', reference: 'ref_7a51' },
  },
  subscription_start: {
    phase: 'workspace',
    error: { message: 'The workspace could not be set up', code: 'WORKSPACE_FAILED', reference: 'ref_7a53' },
  },
  bot_creation: {
    phase: 'knowledge',
    error: { message: 'The knowledge could not be read', code: 'KNOWLEDGE_FAILED', reference: 'ref_7b52' },
  },
  test_run: {
    phase: 'judging',
    error: { message: 'The tests could not be judged', code: 'TESTS_FAILED', reference: 'ref_7b54' },
  },
  data_export: {
    phase: 'writing',
    error: { message: 'The file could not be written', code: 'EXPORT_FAILED', reference: 'ref_7b55' },
  },
};

/** Starts a job; `name` is what its failing is decided by. */
export function startJob(
  db: Db<JobsState>,
  accountId: string,
  work: StoredJob['work'],
  name: string,
): StoredJob {
  const job: StoredJob = {
    jobId: db.id('job'),
    accountId,
    startedAt: db.now(),
    milliseconds: db.lasting(JOB_MILLISECONDS),
    phases: PHASES[work.kind],
    failsIn: name === FAILING_NAME ? FAILURES[work.kind].phase : null,
    settled: false,
    work,
  };
  db.state.jobs[job.jobId] = job;
  return job;
}

/** When the job ends: a failing one in the middle of its failing phase. */
export function endsAt(job: StoredJob): number {
  if (job.progress !== undefined) return Number.POSITIVE_INFINITY;
  if (job.failsIn === null) return job.startedAt + job.milliseconds;
  return job.startedAt + (job.milliseconds * (job.phases.indexOf(job.failsIn) + 0.5)) / job.phases.length;
}

/** Whether the job has neither succeeded nor failed. */
export function isRunning(db: Db<JobsState>, job: StoredJob): boolean {
  return db.now() < endsAt(job);
}

/** Lets a failed job go on with the phase that failed, which then succeeds; any other job stays as it is. */
export function retryJob(db: Db<JobsState & AccountsState>, job: StoredJob): void {
  if (job.failsIn === null || isRunning(db, job)) return;
  const doneBefore = (job.milliseconds * job.phases.indexOf(job.failsIn)) / job.phases.length;
  job.startedAt = db.now() - doneBefore;
  job.failsIn = null;
  job.settled = false;
  const stored = db.state.accounts[job.accountId];
  if (job.work.kind === 'trial_start' && stored) stored.trialUsed = true;
}

/** Ends a job that says itself how far it is; a failed one says why. */
export function endJob(db: Db<JobsState>, job: StoredJob, error?: ProviderError): void {
  job.progress = undefined;
  job.milliseconds = Math.max(0, db.now() - job.startedAt);
  job.failsIn = error ? (job.phases[0] ?? null) : null;
  job.error = error;
}

/** Ends the jobs whose work nobody does any more, since the program that did has ended. */
export function endOrphanedJobs(db: Db<JobsState>): void {
  for (const job of Object.values(db.state.jobs))
    if (job.progress !== undefined) endJob(db, job, FAILURES[job.work.kind].error);
}

/** The job as the contract shows it now; how far it is follows from the clock alone. */
export function jobNow(db: Db<JobsState>, job: StoredJob): Job {
  const { jobId, phases, work, failsIn } = job;
  const byClock = job.milliseconds === 0 ? 1 : Math.min(1, (db.now() - job.startedAt) / job.milliseconds);
  const progress = job.progress ?? byClock;
  const said = { jobId, kind: work.kind, phases, result: null, error: null };
  // Its time may be over between the settling of a call and its answer: the agent is made at the next call.
  const isStillToMake = work.kind === 'bot_creation' && failsIn === null && !job.settled;
  if (isRunning(db, job) || isStillToMake) {
    const phase = phases[Math.min(Math.floor(progress * phases.length), phases.length - 1)] ?? '';
    return { ...said, status: 'running', phase, progress };
  }
  if (failsIn !== null) {
    const reached = (phases.indexOf(failsIn) + 0.5) / phases.length;
    return {
      ...said,
      status: 'failed',
      phase: failsIn,
      progress: reached,
      error: job.error ?? FAILURES[work.kind].error,
    };
  }
  const result = work.kind === 'bot_creation' && work.botKey !== null ? { botKey: work.botKey } : null;
  return { ...said, status: 'succeeded', phase: phases.at(-1) ?? '', progress: 1, result };
}
