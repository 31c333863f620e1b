import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleCheck } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { getBotQueryKey } from '@/api/generated/projects/projects';
import type { GateTest } from '@/api/generated/schemas/gateTest.zod';
import { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { useTestGate, useTestRuns } from '@/api/generated/tests/tests';
import { known } from '@/api/known';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { TEXT_LINK } from '@/ui/text-link-class';
import { RunProgress } from './run-progress';
import { TestResultView } from './test-result-view';
import { useAcceptAnswers } from './use-accept-answers';
import { useAgentSources } from './use-agent-sources';
import { useExpectationWords } from './use-expectation-words';
import { useRunTests } from './use-run-tests';
import { VerdictBadge } from './verdict-badge';

interface TestGateProps {
  botKey: string;
  /** The revision of the draft that is about to be published. */
  revision: string;
  /** `blocked`: publishing takes a reason, for tests fail, answers changed unseen, or nobody asked. */
  onVerdict: (verdict: 'unknown' | 'running' | 'blocked' | 'clear') => void;
  TestsLink: ComponentType<{ botKey: string; className?: string; children: ReactNode }>;
}

const STANDS_IN_THE_WAY: readonly string[] = ['failed', 'changed', 'not_run'];

/** What the tests say to a draft before it is published: run by themselves when they were not, what fails, what changed. */
export function TestGate({ botKey, revision, onVerdict, TestsLink }: TestGateProps) {
  const { LL } = useI18nContext();
  const words = LL.agentTests.gate;
  const titleId = useId();
  const queries = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useTestGate(botKey, { query: { staleTime: 0 } });
  // A provider that names no revision speaks of the draft as it is.
  const gate = (data?.revision ?? revision) === revision ? data : undefined;
  const tests = gate?.tests ?? [];
  const of = (verdict: TestVerdict) => tests.filter((one) => one.verdict === verdict);
  const [failed, changed, notRun] = [of('failed'), of('changed'), of('not_run')];
  const others = tests.filter((one) => known(TestVerdict, one.verdict) === undefined);
  const counts = { passed: of('passed').length, accepted: of('accepted').length };
  const runs = useTestRuns(botKey, { query: { staleTime: 0 } });
  const newest = runs.data?.items[0];
  const broken = newest?.status === 'failed' && newest.against.revision === revision ? newest : undefined;
  const underWay = gate?.running ?? broken;
  const { run } = useRunTests(botKey);
  const [autoRun, setAutoRun] = useState<'waiting' | 'starting' | 'done'>('waiting');
  const { accept, busy: accepting } = useAcceptAnswers(botKey);
  const expectationWords = useExpectationWords(useAgentSources(botKey));

  const running = autoRun === 'starting' || (gate !== undefined && gate.running !== null);
  const blocked = tests.some(({ verdict }) => STANDS_IN_THE_WAY.includes(verdict));
  const verdict =
    !gate || autoRun === 'waiting' ? 'unknown' : running ? 'running' : blocked ? 'blocked' : 'clear';
  const tell = useEffectEvent(onVerdict);
  useEffect(() => tell(verdict), [verdict]);

  // What was read is of another draft: somebody saved, here or elsewhere.
  const unreadRevision = data !== undefined && gate === undefined ? revision : undefined;
  const readAgain = useEffectEvent(() => {
    void refetch();
    void queries.invalidateQueries({ queryKey: getBotQueryKey(botKey) });
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
    if (notRun.length > 0 && !underWay) void runNow();
    else setAutoRun('done');
  });
  const isRead = gate !== undefined && isFetchedAfterMount && runs.isFetchedAfterMount;
  useEffect(() => {
    if (isRead) runFirst();
  }, [isRead]);

  const listOf = (these: readonly GateTest[], acceptable: boolean) => (
    <ul className="flex flex-col divide-y divide-line">
      {these.map(({ testId, name, verdict, result, runId }) => (
        <li key={testId} className="flex flex-col gap-3 py-3">
          <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
            <VerdictBadge verdict={verdict} />
            {name}
          </p>
          {result && (
            <TestResultView
              result={result}
              askedLabel={LL.agentTests.result.asked()}
              expectationWords={expectationWords}
              busy={accepting}
              onAccept={acceptable && runId !== null ? () => void accept([{ testId, runId }]) : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );

  function body(): ReactNode {
    if (!gate && error?.kind === 'unavailable') return <FailureNotice error={error} />;
    if (!gate && error) {
      return (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {LL.common.retry()}
            </Button>
          }
        >
          {words.unknown()}
        </Notice>
      );
    }
    if (!gate) {
      return (
        <div role="status">
          <span className="sr-only">{words.loading()}</span>
          <Skeleton className="h-16 w-full" />
        </div>
      );
    }
    if (tests.length === 0) {
      return (
        <Notice
          tone="info"
          title={words.none()}
          action={
            <TestsLink botKey={botKey} className={TEXT_LINK}>
              {words.addTests()}
            </TestsLink>
          }
        >
          {words.noneText()}
        </Notice>
      );
    }
    return (
      <>
        {underWay ? (
          <RunProgress key={underWay.runId} botKey={botKey} run={underWay} />
        ) : (
          notRun.length > 0 &&
          autoRun === 'done' && (
            <Notice
              tone="warning"
              title={words.notRun({ n: notRun.length })}
              action={
                <Button variant="secondary" size="sm" busy={running} onClick={() => void runNow()}>
                  {words.runAgain()}
                </Button>
              }
            >
              {words.notRunText()}
            </Notice>
          )
        )}
        {failed.length > 0 && (
          <div>
            <Notice tone="warning" title={words.failed({ n: failed.length })}>
              {words.failedText()}
            </Notice>
            {listOf(failed, false)}
          </div>
        )}
        {changed.length > 0 && (
          <div>
            <Notice
              tone="warning"
              title={words.changed({ n: changed.length })}
              action={
                changed.length > 1 && (
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={accepting}
                    icon={<Check size={14} aria-hidden="true" />}
                    onClick={() =>
                      void accept(
                        changed.flatMap(({ testId, runId }) => (runId === null ? [] : [{ testId, runId }])),
                      )
                    }
                  >
                    {LL.agentTests.result.acceptAll()}
                  </Button>
                )
              }
            >
              {words.changedText()}
            </Notice>
            {listOf(changed, true)}
          </div>
        )}
        {others.length > 0 && listOf(others, false)}
        {!underWay && (
          <p className="flex items-start gap-2.5 text-quiet" role="status">
            {!blocked && (
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            )}
            {blocked ? words.rest(counts) : words.clear(counts)}
          </p>
        )}
      </>
    );
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={titleId} className="font-semibold">
          {words.title()}
        </h3>
        {tests.length > 0 && (
          <TestsLink botKey={botKey} className={TEXT_LINK}>
            {words.seeTests()}
          </TestsLink>
        )}
      </div>
      {body()}
    </section>
  );
}
