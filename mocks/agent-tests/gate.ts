import type { AgentDetail } from '@mocks/agents/schemas';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { GateTest, TestGate, TestVerdict } from '@/api/generated/schemas';
import { askedBy } from './make-run';
import { runHead, runNow } from './runs';
import type { TestResult } from './schemas';
import { runsOf, testsOf } from './store';

function verdictOf(result: TestResult | undefined): TestVerdict {
  if (!result) return 'not_run';
  if (!result.passed) return 'failed';
  if (!result.changed) return 'passed';
  return result.accepted ? 'accepted' : 'changed';
}

/** Each test with its newest result against the draft as it is now. */
export function gateOf(db: Db<State>, { botKey, draft, live }: AgentDetail): TestGate {
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
export function refuseUntested(db: Db<State>, agent: AgentDetail): void {
  const fields = gateOf(db, agent)
    .tests.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'accepted')
    .map(({ testId, verdict }) => ({ path: `tests.${testId}`, code: verdict.toUpperCase() }));
  if (fields.length === 0) return;
  const message = `${fields.length} of the agent's tests stand in the way`;
  refuse({ status: 409, code: 'ANSWERS_CHANGED', message, fields: fields.slice(0, 50) });
}
