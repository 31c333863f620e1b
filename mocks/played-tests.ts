import type { GateTest, TestGate, TestVerdict } from '@/api/generated/schemas';
import { askedBy, runOf } from './ask-tests';
import type { Db } from './db';
import type { BotContent, BotDetail, TestCase, TestResult, TestRun, TestRunHead } from './own-schemas';
import { jobNow, startJob } from './played-jobs';
import { refuse, refuseUnknown } from './refuse';
import { FAILING_NAME } from './sentinels';
import type { StoredTest, StoredTestRun } from './state';

const RUNS_KEPT = 20;

/** The tests of an agent that were not removed, by name. */
export function testsOf(db: Db, botKey: string): StoredTest[] {
  return (db.state.tests[botKey] ?? [])
    .filter(({ removed }) => !removed)
    .sort((a, b) => a.test.name.localeCompare(b.test.name));
}

/** The runs of an agent's tests, newest first. */
export function runsOf(db: Db, botKey: string): StoredTestRun[] {
  return db.state.testRuns[botKey] ?? [];
}

/** One run of an agent's tests. */
export function findRun(db: Db, botKey: string, runId: string): StoredTestRun {
  return runsOf(db, botKey).find(({ run }) => run.runId === runId) ?? refuseUnknown();
}

type Started = Pick<TestRunHead, 'against' | 'by'> & { content: BotContent };

/** Starts a run of these tests; one with the failing name makes the run itself fail. */
export function startRun(
  db: Db,
  { bot, accountId }: { bot: BotDetail; accountId: string },
  { against, by, content }: Started,
  tests: readonly TestCase[],
): StoredTestRun {
  const { botKey, name } = bot;
  const runId = db.id('run');
  const failing = tests.find((test) => test.name === FAILING_NAME)?.name ?? '';
  const { jobId } = startJob(db, accountId, { kind: 'test_run', botKey, runId }, failing);
  const liveVersionId = bot.live?.versionId ?? null;
  const live = db.state.versions[botKey]?.find(({ versionId }) => versionId === liveVersionId)?.content;
  const facts = { runId, jobId, against, liveVersionId, startedAt: db.iso(), by };
  const started = runOf(facts, { name, content, live }, tests);
  db.state.testRuns[botKey] = [started, ...runsOf(db, botKey)].slice(0, RUNS_KEPT);
  return started;
}

/** A result, with who said that its answers are as they should be. */
function withAccepted(db: Db, botKey: string, result: TestResult): TestResult {
  const stored = db.state.tests[botKey]?.find(({ test }) => test.testId === result.testId);
  const accepted = stored?.accepted;
  const same =
    accepted &&
    JSON.stringify(accepted.answers) === JSON.stringify(result.answers.map(({ answer }) => answer));
  return { ...result, accepted: same && result.changed ? { by: accepted.by, at: accepted.at } : null };
}

/** A run as the contract shows it now. */
export function runNow(db: Db, botKey: string, { run, results: judged }: StoredTestRun): TestRun {
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

function verdictOf(result: TestResult | undefined): TestVerdict {
  if (!result) return 'not_run';
  if (!result.passed) return 'failed';
  if (!result.changed) return 'passed';
  return result.accepted ? 'accepted' : 'changed';
}

/** Each test with its newest result against the draft as it is now. */
export function gateOf(db: Db, { botKey, draft, live }: BotDetail): TestGate {
  const liveVersionId = live?.versionId ?? null;
  const runs = runsOf(db, botKey)
    .filter(({ run }) => run.against.revision === draft.revision && run.liveVersionId === liveVersionId)
    .map((stored) => ({ asked: stored.asked, now: runNow(db, botKey, stored) }));
  const tests = testsOf(db, botKey).map(({ test }): GateTest => {
    const { testId, name } = test;
    const found = runs
      .filter(({ asked }) => asked[testId] === askedBy(test))
      .flatMap(({ now }) => {
        const result = now.results.find((one) => one.testId === testId);
        return result ? [{ runId: now.runId, result }] : [];
      })[0];
    return {
      testId,
      name,
      verdict: verdictOf(found?.result),
      runId: found?.runId ?? null,
      result: found?.result ?? null,
    };
  });
  const running = runs.find(({ now }) => now.status === 'running');
  return { revision: draft.revision, liveVersionId, running: running ? runHead(running.now) : null, tests };
}

/** Refuses with 409 when a test stands in the way of publishing the draft. */
export function readTested(db: Db, bot: BotDetail): void {
  const fields = gateOf(db, bot)
    .tests.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'accepted')
    .map(({ testId, verdict }) => ({ path: `tests.${testId}`, code: verdict.toUpperCase() }));
  if (fields.length === 0) return;
  const message = `${fields.length} of the agent's tests stand in the way`;
  refuse({ status: 409, code: 'ANSWERS_CHANGED', message, fields: fields.slice(0, 50) });
}
