import type { AgentContent } from '@mocks/agents/content';
import type { AgentDetail } from '@mocks/agents/schemas';
import type { Answerer } from '@mocks/conversations/answerer';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { Persistence } from '@mocks/core/persistence';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import { FAILING_NAME } from '@mocks/core/sentinel';
import type { State } from '@mocks/core/state';
import { endJob, jobNow, type StoredJob, startJob } from '@mocks/jobs/store';
import { actionNamed } from '@mocks/tools/action-named';
import { askedBy, askedOf, runOf } from './make-run';
import { logOwnCalls, type MadeCalls, makeOwnCalls, ownCallsIn, ownUsesOf } from './own-calls';
import type { TestCase, TestResult, TestRun, TestRunHead } from './schemas';
import { findRun, runsOf, type StoredTestRun, testsOf } from './store';

const RUNS_KEPT = 20;

/** What a run is done with beside the call that starts it. */
export type RunWork = { answerer?: Answerer | undefined; persistence: Persistence; outside: Outside };

type Started = Pick<TestRunHead, 'against' | 'by'> & { content: AgentContent };

/** Starts a run of these tests; one with the failing name makes the run itself fail. */
export function startRun(
  db: Db<State>,
  { agent, accountId }: { agent: AgentDetail; accountId: string },
  { against, by, content }: Started,
  tests: readonly TestCase[],
  work: RunWork,
): StoredTestRun {
  const { botKey, name } = agent;
  const { answerer } = work;
  const runId = db.id('run');
  const failing = tests.find((test) => test.name === FAILING_NAME)?.name ?? '';
  const job = startJob(db, accountId, { kind: 'test_run', botKey, runId }, failing);
  const liveVersionId = agent.live?.versionId ?? null;
  if (liveVersionId === null) job.phases = job.phases.filter((phase) => phase !== 'asking_live');
  const live = db.state.versions[botKey]?.find(({ versionId }) => versionId === liveVersionId)?.content;
  const facts = { runId, jobId: job.jobId, against, liveVersionId, startedAt: db.iso(), by };
  const named = (toolkit: string, action: string) => actionNamed(db, accountId, toolkit, action);
  const calls = answerer ? [] : ownCallsIn(db, accountId, [content, live], tests);
  const waits = calls.some(({ isKept }) => !isKept) && job.failsIn === null;
  const asked = (made: MadeCalls) => ({ name, content, live, named, ownUse: ownUsesOf(calls, made) });
  const started =
    answerer || waits
      ? { run: facts, asked: askedOf(tests), results: [] }
      : runOf(facts, asked(new Map()), tests);
  db.state.testRuns[botKey] = [started, ...runsOf(db, botKey)].slice(0, RUNS_KEPT);
  answerer?.runTests({ run: started, job, botKey, name, content, live, tests });
  if (waits) {
    job.progress = 0;
    const maker = { origin: 'test' as const, by, botKey, agentName: name, conversationId: null };
    const finish = (made: MadeCalls) => {
      logOwnCalls(db, accountId, made);
      // Looked up again: the state may be another one by now.
      const now = runsOf(db, botKey).find(({ run }) => run.runId === runId);
      const jobOf = db.state.jobs[job.jobId];
      if (now) now.results = runOf(facts, asked(made), tests).results;
      if (jobOf) endJob(db, jobOf);
    };
    void makeOwnCalls(db, work.outside, { accountId, maker }, calls)
      .then((made) =>
        work.persistence.transaction(
          () => finish(made),
          () => true,
        ),
      )
      .catch(console.error);
  }
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
export function runNow(
  db: Db<State>,
  botKey: string,
  { run, asked, results: judged }: StoredTestRun,
): TestRun {
  const job = db.state.jobs[run.jobId];
  const status = job ? jobNow(db, job).status : 'succeeded';
  const results = status === 'succeeded' ? judged.map((result) => withAccepted(db, botKey, result)) : [];
  return {
    ...run,
    status,
    tests: Object.keys(asked).length,
    failed: results.filter(({ passed }) => !passed).length,
    changed: results.filter(({ changed }) => changed).length,
    results,
  };
}

/** Goes on with a run that broke off: asks what was not asked yet, of what the run is against. */
export function goOnWithRun(
  db: Db<State>,
  job: StoredJob,
  { botKey, runId }: { botKey: string; runId: string },
  answerer: Answerer | undefined,
): void {
  const stored = findRun(db, botKey, runId);
  const { against, liveVersionId } = stored.run;
  const { agent } = db.state.agents[botKey] ?? refuseUnknown();
  const contentOf = (id: string | null) =>
    db.state.versions[botKey]?.find(({ versionId }) => versionId === id)?.content;
  const draft = against.revision === agent.draft.revision ? agent.draft.content : undefined;
  const content = against.versionId === null ? draft : contentOf(against.versionId);
  const asked = testsOf(db, botKey)
    .map(({ test }) => test)
    .filter((test) => stored.asked[test.testId] === askedBy(test));
  const gone = asked.length < Object.keys(stored.asked).length;
  if (!answerer || !content || gone) {
    const message = 'The draft or the tests changed since: a new run asks what is there now';
    refuse({ status: 409, code: 'RUN_OUTDATED', message });
  }
  const done = stored.results.map(({ testId }) => testId);
  const tests = asked.filter(({ testId }) => !done.includes(testId));
  const { name } = agent;
  answerer.runTests({ run: stored, job, botKey, name, content, live: contentOf(liveVersionId), tests });
}

/** A run as a list shows it. */
export function runHead({ results: _results, ...head }: TestRun): TestRunHead {
  return head;
}
