import { useTestGate, useTestRun, useTestRuns } from '@/api/generated/agent-tests/agent-tests';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import { hasResults, type JudgedTest } from './select-tests';
import { verdictOf } from './verdict-of';

/**
 * The tests of an agent with their results: those of the run that is asked for, else the newest ones of the draft as it
 * is, or, as long as nothing was asked of that, those of the last run that came to its end.
 */
export function useJudgedTests(botKey: string, tests: readonly TestCase[], asked: string | undefined) {
  const gate = useTestGate(botKey, { query: { staleTime: 0 } });
  const runs = useTestRuns(botKey, { query: { staleTime: 0 } });
  const heads = runs.data?.items ?? [];
  const fresh = gate.data?.tests.some(({ result }) => result !== null) ?? !gate.error;
  const last = heads.find(hasResults)?.runId;
  const chosen = asked ?? (fresh ? 'now' : last);
  const runId = chosen === 'now' ? undefined : chosen;
  const run = useTestRun(botKey, runId ?? '', { query: { enabled: runId !== undefined } });

  const byId = new Map(gate.data?.tests.map((one) => [one.testId, one]));
  const judged = tests.map((test): JudgedTest => {
    if (runId !== undefined) {
      const result = run.data?.results.find(({ testId }) => testId === test.testId);
      return { test, verdict: verdictOf(result), result, runId };
    }
    const now = byId.get(test.testId);
    return {
      test,
      verdict: now?.verdict ?? 'not_run',
      result: now?.result ?? undefined,
      runId: now?.runId ?? undefined,
    };
  });
  const newest = heads[0];
  return {
    judged,
    heads,
    /** The run whose results are shown; undefined of the draft as it is. */
    shown: runId === undefined ? undefined : heads.find((head) => head.runId === runId),
    /** Which draft the tests are judged for now. */
    revision: gate.data?.revision,
    /** The newest run, as long as it is not over or when it broke off. */
    inProgress: newest && !hasResults(newest) ? newest : undefined,
    error: gate.error ?? runs.error ?? (runId === undefined ? null : run.error),
    retry: () => {
      void gate.refetch();
      void runs.refetch();
      if (runId !== undefined) void run.refetch();
    },
  };
}
