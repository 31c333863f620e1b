import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AgentKey, TestId } from '@/api/generated/schemas';
import { TestCase, TestResult, TestRunHead } from './schemas';

const StoredTest = z.object({
  test: TestCase,
  removed: z.boolean(),
  /** The answers that somebody said are as they should be. */
  accepted: z.nullable(z.object({ answers: z.array(z.string()), by: z.string(), at: z.string() })),
});
export type StoredTest = z.infer<typeof StoredTest>;

/** A run; its results are told when its job is over. */
const StoredTestRun = z.object({
  run: z.pick(TestRunHead, {
    runId: true,
    jobId: true,
    against: true,
    liveVersionId: true,
    startedAt: true,
    by: true,
  }),
  /** By test: what of it decides how it comes out, as it was then. */
  asked: z.record(TestId, z.string()),
  results: z.array(TestResult),
});
export type StoredTestRun = z.infer<typeof StoredTestRun>;

/** What is remembered of the tests of agents. */
export const AgentTestsState = z.object({
  /** By agent. */
  tests: z._default(z.record(AgentKey, z.array(StoredTest)), {}),
  /** By agent, newest first. */
  testRuns: z._default(z.record(AgentKey, z.array(StoredTestRun)), {}),
  /** By agent and Idempotency-Key: the tests that the first answer gave. */
  createdTests: z._default(z.record(z.string(), z.array(TestId)), {}),
});
export type AgentTestsState = z.infer<typeof AgentTestsState>;

/** The tests of an agent that were not removed, by name. */
export function testsOf(db: Db<AgentTestsState>, botKey: string): StoredTest[] {
  return (db.state.tests[botKey] ?? [])
    .filter(({ removed }) => !removed)
    .sort((a, b) => a.test.name.localeCompare(b.test.name));
}

/** The runs of an agent's tests, newest first. */
export function runsOf(db: Db<AgentTestsState>, botKey: string): StoredTestRun[] {
  return db.state.testRuns[botKey] ?? [];
}

/** One run of an agent's tests. */
export function findRun(db: Db<AgentTestsState>, botKey: string, runId: string): StoredTestRun {
  return runsOf(db, botKey).find(({ run }) => run.runId === runId) ?? refuseUnknown();
}
