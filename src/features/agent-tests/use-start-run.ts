import { useState } from 'react';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import type { TestsSearch } from './select-tests';
import { useRunTests } from './use-run-tests';

/** Asks tests of the draft or of the version that is chosen, and shows what comes of it. */
export function useStartRun(botKey: string, search: TestsSearch, onSearch: (next: TestsSearch) => void) {
  const { run, busy } = useRunTests(botKey);
  const [versionId, setVersionId] = useState<string | null>(null);
  const [started, setStarted] = useState<string>();

  const start = async (against: string | null, tests?: readonly TestCase[]) => {
    const testIds = tests?.map(({ testId }) => testId);
    const head = await run({ versionId: against, ...(testIds && { testIds }) });
    setStarted(head?.runId);
    if (head) onSearch({ ...search, run: against === null ? undefined : head.runId });
  };

  return {
    /** What is asked; null is the draft. */
    versionId,
    setVersionId,
    /** The run that was started last. */
    started,
    busy,
    /** Runs these tests, or all of them. */
    start: (tests?: readonly TestCase[]) => void start(versionId, tests),
    /** Runs all tests against the draft, whatever was asked before. */
    startDraft: () => {
      setVersionId(null);
      void start(null);
    },
  };
}
