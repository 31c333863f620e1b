import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import type { TestResult } from '@/api/generated/schemas/testResult.zod';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';

/** Which tests and results are shown; a link carries it. */
export interface TestsSearch {
  set?: string | undefined;
  only?: 'failed' | 'changed' | undefined;
  /** The run whose results are shown; `now` for those of the draft as it is, even when there are none. */
  run?: string | undefined;
}

/** A test and how it came out. */
export interface JudgedTest {
  test: TestCase;
  verdict: string;
  result: TestResult | undefined;
  runId: string | undefined;
}

/** Whether the results of a run are there; a state that is not known is of one that is over. */
export function hasResults({ status }: Pick<TestRunHead, 'status'>): boolean {
  return status !== 'running' && status !== 'failed';
}

/** The names of all sets, in the reader's order. */
export function setsOf(tests: readonly TestCase[], locale: string): string[] {
  return [...new Set(tests.flatMap(({ sets }) => sets))].sort((a, b) => a.localeCompare(b, locale));
}

/** Whether a test is shown when only some are; a test that fails may have another answer, too. */
export function isShown({ verdict, result }: JudgedTest, only: TestsSearch['only']): boolean {
  if (only === 'failed') return verdict === 'failed';
  return only === 'changed' ? result?.changed === true : true;
}

const URGENCY: Readonly<Record<string, number>> = { failed: 2, changed: 1 };

/** What somebody has to look at stands first, the rest as it was. */
export function byUrgency(one: JudgedTest, other: JudgedTest): number {
  return (URGENCY[other.verdict] ?? 0) - (URGENCY[one.verdict] ?? 0);
}
