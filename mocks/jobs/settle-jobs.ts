import { newAvatar } from '@mocks/agents/face';
import { huesIn } from '@mocks/agents/store';
import { PLANS } from '@mocks/billing/plans';
import { paidSubscription, trialSubscription } from '@mocks/billing/subscription';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { firstDraft } from '@mocks/drafts/store';
import { endsAt, isRunning, type StoredJob } from './store';

function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

function finish(db: Db<State>, job: StoredJob): void {
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
  if (work.kind === 'data_export') {
    const exportId = db.id('exp');
    db.state.dataExports[exportId] = { exportId, accountId: job.accountId, madeAt: endsAt(job) };
    return;
  }
  if (work.kind === 'subscription_start') {
    const { process, account } = stored;
    if (process.settings.jobId === job.jobId) delete process.settings.jobId;
    account.subscription = paidSubscription(work.planId, work.customerId);
    if (process.currentStage === 'subscription_settings') process.currentStage = 'integrations_settings';
    return;
  }
  const { name, content, by, avatar = newAvatar(name, huesIn(db, job.accountId)) } = work;
  const number = db.id('bot').slice('bot_'.length);
  const prefix = slug(name);
  const botKey = prefix === '' ? `bot_${number}` : `bot_${prefix}-${number}`;
  const madeAt = new Date(endsAt(job)).toISOString();
  db.state.agents[botKey] = {
    accountId: job.accountId,
    agent: {
      botKey,
      name,
      isCreator: false,
      avatar,
      status: 'draft',
      unpublishedChanges: true,
      summary: content.summary,
      channels: content.channels,
      tags: [],
      updatedAt: madeAt,
      live: null,
      draft: firstDraft(content, madeAt, by),
    },
  };
  work.botKey = botKey;
}

/** Lets every job whose time is over have its effect, in the order in which they ended; says whether there was one. */
export function settleJobs(db: Db<State>): boolean {
  const over = Object.values(db.state.jobs).filter((job) => !job.settled && !isRunning(db, job));
  for (const job of over.toSorted((a, b) => endsAt(a) - endsAt(b))) {
    finish(db, job);
    job.settled = true;
  }
  return over.length > 0;
}
