import type { ProviderError } from '@/api/generated/schemas';
import type { Db } from './db';
import type { Job } from './own-schemas';
import { PLANS } from './plans';
import { paidSubscription, trialSubscription } from './seed';
import { firstDraft } from './seeded-bots';
import { FAILING_NAME } from './sentinels';
import type { StoredJob } from './state';

const DAY = 24 * 60 * 60 * 1000;
const JOB_MILLISECONDS = 3000;

const PHASES = {
  trial_start: ['account', 'plan', 'workspace', 'done'],
  subscription_start: ['payment', 'plan', 'workspace', 'done'],
  bot_creation: ['draft', 'instructions', 'knowledge', 'ready'],
  test_run: ['asking', 'asking_live', 'judging', 'done'],
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
};

/** Starts a job; `name` is what its failing is decided by. */
export function startJob(db: Db, accountId: string, work: StoredJob['work'], name: string): StoredJob {
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
function endsAt(job: StoredJob): number {
  if (job.failsIn === null) return job.startedAt + job.milliseconds;
  return job.startedAt + (job.milliseconds * (job.phases.indexOf(job.failsIn) + 0.5)) / job.phases.length;
}

/** Whether the job has neither succeeded nor failed. */
export function isRunning(db: Db, job: StoredJob): boolean {
  return db.now() < endsAt(job);
}

/** Lets a failed job go on with the phase that failed, which then succeeds; any other job stays as it is. */
export function retryJob(db: Db, job: StoredJob): void {
  if (job.failsIn === null || isRunning(db, job)) return;
  const doneBefore = (job.milliseconds * job.phases.indexOf(job.failsIn)) / job.phases.length;
  job.startedAt = db.now() - doneBefore;
  job.failsIn = null;
  job.settled = false;
  const stored = db.state.accounts[job.accountId];
  if (job.work.kind === 'trial_start' && stored) stored.trialUsed = true;
}

/** The job as the contract shows it now; how far it is follows from the clock alone. */
export function jobNow(db: Db, job: StoredJob): Job {
  const { jobId, phases, work, failsIn } = job;
  const progress = job.milliseconds === 0 ? 1 : Math.min(1, (db.now() - job.startedAt) / job.milliseconds);
  const said = { jobId, kind: work.kind, phases, result: null, error: null };
  if (isRunning(db, job)) {
    const phase = phases[Math.floor(progress * phases.length)] ?? job.phases[0] ?? '';
    return { ...said, status: 'running', phase, progress };
  }
  if (failsIn !== null) {
    const reached = (phases.indexOf(failsIn) + 0.5) / phases.length;
    return { ...said, status: 'failed', phase: failsIn, progress: reached, error: FAILURES[work.kind].error };
  }
  const result = work.kind === 'bot_creation' && work.botKey !== null ? { botKey: work.botKey } : null;
  return { ...said, status: 'succeeded', phase: phases.at(-1) ?? '', progress: 1, result };
}

function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

function finish(db: Db, job: StoredJob): void {
  const stored = db.state.accounts[job.accountId];
  if (!stored) return;
  const { work } = job;
  if (work.kind === 'trial_start') {
    const days = PLANS.find((plan) => plan.planId === work.planId)?.trialDays ?? 0;
    const { process, account } = stored;
    if (job.failsIn !== null) {
      stored.trialUsed = false;
      return;
    }
    if (process.settings.jobId === job.jobId) delete process.settings.jobId;
    account.subscription = trialSubscription(
      work.planId,
      endsAt(job) + days * DAY,
      `cus_${job.jobId.slice(4)}`,
    );
    // A trial connects its channels later, from the dashboard: the integrations are skipped.
    if (process.currentStage === 'subscription_settings') process.currentStage = 'admin_settings';
    return;
  }
  // What a run of tests found stands in the run.
  if (job.failsIn !== null || work.kind === 'test_run') return;
  if (work.kind === 'subscription_start') {
    const { process, account } = stored;
    if (process.settings.jobId === job.jobId) delete process.settings.jobId;
    account.subscription = paidSubscription(work.planId, work.customerId);
    if (process.currentStage === 'subscription_settings') process.currentStage = 'integrations_settings';
    return;
  }
  const { name, content, by } = work;
  const number = db.id('bot').slice('bot_'.length);
  const prefix = slug(name);
  const botKey = prefix === '' ? `bot_${number}` : `bot_${prefix}-${number}`;
  const madeAt = new Date(endsAt(job)).toISOString();
  db.state.bots[botKey] = {
    accountId: job.accountId,
    bot: {
      botKey,
      name,
      isCreator: false,
      status: 'draft',
      unpublishedChanges: true,
      summary: content.summary,
      channels: content.channels,
      updatedAt: madeAt,
      live: null,
      draft: firstDraft(content, madeAt, by),
    },
  };
  work.botKey = botKey;
}

/** Lets every job whose time is over have its effect, in the order in which they ended; says whether there was one. */
export function settleJobs(db: Db): boolean {
  const over = Object.values(db.state.jobs).filter((job) => !job.settled && !isRunning(db, job));
  for (const job of over.toSorted((a, b) => endsAt(a) - endsAt(b))) {
    finish(db, job);
    job.settled = true;
  }
  return over.length > 0;
}
