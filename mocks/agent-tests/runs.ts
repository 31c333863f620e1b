import type { AgentContent } from '@mocks/agents/content';
import type { AgentDetail } from '@mocks/agents/schemas';
import type { Db } from '@mocks/core/db';
import { FAILING_NAME } from '@mocks/core/sentinel';
import type { State } from '@mocks/core/state';
import { jobNow, startJob } from '@mocks/jobs/store';
import { runOf } from './make-run';
import type { TestCase, TestResult, TestRun, TestRunHead } from './schemas';
import { runsOf, type StoredTestRun } from './store';

const RUNS_KEPT = 20;

type Started = Pick<TestRunHead, 'against' | 'by'> & { content: AgentContent };

/** Starts a run of these tests; one with the failing name makes the run itself fail. */
export function startRun(
  db: Db<State>,
  { agent, accountId }: { agent: AgentDetail; accountId: string },
  { against, by, content }: Started,
  tests: readonly TestCase[],
): StoredTestRun {
  const { botKey, name } = agent;
  const runId = db.id('run');
  const failing = tests.find((test) => test.name === FAILING_NAME)?.name ?? '';
  const { jobId } = startJob(db, accountId, { kind: 'test_run', botKey, runId }, failing);
  const liveVersionId = agent.live?.versionId ?? null;
  const live = db.state.versions[botKey]?.find(({ versionId }) => versionId === liveVersionId)?.content;
  const facts = { runId, jobId, against, liveVersionId, startedAt: db.iso(), by };
  const started = runOf(facts, { name, content, live }, tests);
  db.state.testRuns[botKey] = [started, ...runsOf(db, botKey)].slice(0, RUNS_KEPT);
  return started;
}

/** A result, with who said that its answers are as they should be. */
function withAccepted(db: Db<State>, botKey: string, result: TestResult): TestResult {
  const stored = db.state.tests[botKey]?.find(({ test }) => test.testId === result.testId);
  const accepted = stored?.accepted;
  const same =
    accepted &&
    JSON.stringify(accepted.answers) === JSON.stringify(result.answers.map(({ answer }) => answer));
  return { ...result, accepted: same && result.changed ? { by: accepted.by, at: accepted.at } : null };
}

/** A run as the contract shows it now. */
export function runNow(db: Db<State>, botKey: string, { run, results: judged }: StoredTestRun): TestRun {
  const job = db.state.jobs[run.jobId];
  const status = job ? jobNow(db, job).status : 'succeeded';
  const results = status === 'succeeded' ? judged.map((result) => withAccepted(db, botKey, result)) : [];
  return {
    ...run,
    status,
    tests: judged.length,
    failed: results.filter(({ passed }) => !passed).length,
    changed: results.filter(({ changed }) => changed).length,
    results,
  };
}

/** A run as a list shows it. */
export function runHead({ results: _results, ...head }: TestRun): TestRunHead {
  return head;
}
