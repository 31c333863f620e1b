import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTestGate, useTestRuns } from '@/api/generated/agent-tests/agent-tests';
import { getAgentQueryKey } from '@/api/generated/drafts/drafts';
import type { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { useRunTests } from './use-run-tests';

const STANDS_IN_THE_WAY: readonly string[] = ['failed', 'changed', 'not_run'];

/**
 * What the tests say to the draft that is about to be published, as `revision`; tests that were not run are run once, by
 * themselves. Once it is published, `isOpen` is false and nothing more is asked. The verdict is `blocked` when publishing
 * takes a reason: tests fail, answers changed unseen, or nobody asked.
 */
export function usePublishGate(botKey: string, revision: string, isOpen: boolean) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useTestGate(botKey, {
    query: { staleTime: 0, enabled: isOpen },
  });
  // A provider that names no revision speaks of the draft as it is.
  const gate = (data?.revision ?? revision) === revision ? data : undefined;
  const tests = gate?.tests ?? [];
  const of = (verdict: TestVerdict) => tests.filter((one) => one.verdict === verdict);
  const notRun = of('not_run');
  const runs = useTestRuns(botKey, { query: { staleTime: 0, enabled: isOpen } });
  const newest = runs.data?.items[0];
  const broken = newest?.status === 'failed' && newest.against.revision === revision ? newest : undefined;
  const currentRun = gate?.running ?? broken;
  const { run } = useRunTests(botKey);
  const [autoRun, setAutoRun] = useState<'waiting' | 'starting' | 'done'>('waiting');

  // What was read is of another draft: somebody saved, here or elsewhere.
  const unreadRevision = isOpen && data !== undefined && gate === undefined ? revision : undefined;
  const readAgain = useEffectEvent(() => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: getAgentQueryKey(botKey) });
  });
  useEffect(() => {
    if (unreadRevision !== undefined) readAgain();
  }, [unreadRevision]);

  const runNow = async () => {
    setAutoRun('starting');
    await run({ versionId: null, testIds: notRun.map(({ testId }) => testId) });
    setAutoRun('done');
  };
  // Once, when the sheet opens; later it is said that they are outdated.
  const runFirst = useEffectEvent(() => {
    if (autoRun !== 'waiting') return;
    if (notRun.length > 0 && !currentRun) void runNow();
    else setAutoRun('done');
  });
  const isRead = isOpen && gate !== undefined && isFetchedAfterMount && runs.isFetchedAfterMount;
  useEffect(() => {
    if (isRead) runFirst();
  }, [isRead]);

  const running = autoRun === 'starting' || (gate !== undefined && gate.running !== null);
  const blocked = tests.some(({ verdict }) => STANDS_IN_THE_WAY.includes(verdict));
  return {
    gate,
    error,
    refetch,
    of,
    currentRun,
    runNow,
    running,
    /** Tests were still not run after the sheet has run them. */
    isOutdated: notRun.length > 0 && autoRun === 'done',
    verdict: !gate || autoRun === 'waiting' ? 'unknown' : running ? 'running' : blocked ? 'blocked' : 'clear',
  } as const;
}
