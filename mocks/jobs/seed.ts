import { SEED_CONTENTS } from '@mocks/agents/seed-contents';
import { DAY, MINUTE } from '@mocks/core/duration';
import type { JobsState } from './store';

/** A run of tests and the creation of an agent, both over. */
export function seedJobs(now: number): JobsState {
  return {
    jobs: {
      job_50: {
        jobId: 'job_50',
        accountId: 'acc_acme',
        startedAt: now - 120 * MINUTE,
        milliseconds: 3000,
        phases: ['asking', 'asking_live', 'judging', 'done'],
        failsIn: null,
        settled: true,
        work: { kind: 'test_run', botKey: 'bot_returns', runId: 'run_acme-1' },
      },
      job_51: {
        jobId: 'job_51',
        accountId: 'acc_acme',
        startedAt: now - 2 * DAY,
        milliseconds: 3000,
        phases: ['draft', 'instructions', 'knowledge', 'ready'],
        failsIn: null,
        settled: true,
        work: {
          kind: 'bot_creation',
          name: 'Citas',
          content: SEED_CONTENTS.APPOINTMENTS,
          by: 'Ana Luna',
          botKey: 'bot_appointments',
        },
      },
    },
    firstAnswers: {},
  };
}
