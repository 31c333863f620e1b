import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Check, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { GateTest } from '@/api/generated/schemas/gateTest.zod';
import { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
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
import { useExpectationText } from './use-expectation-text';
import type { usePublishGate } from './use-publish-gate';
import { VerdictBadge } from './verdict-badge';

interface TestGateProps {
  botKey: string;
  state: ReturnType<typeof usePublishGate>;
}

/** What the tests say to a draft before it is published: what fails, what changed, what runs. */
export function TestGate({ botKey, state }: TestGateProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests.gate;
  const titleId = useId();
  const { gate, error, refetch, of, currentRun, runNow, running, isOutdated } = state;
  const tests = gate?.tests ?? [];
  const [failed, changed, notRun] = [of('failed'), of('changed'), of('not_run')];
  const others = tests.filter((one) => known(TestVerdict, one.verdict) === undefined);
  const counts = { passed: of('passed').length, accepted: of('accepted').length };
  const blocked = failed.length + changed.length + notRun.length > 0;
  const { accept, busy: accepting } = useAcceptAnswers(botKey);
  const expectationText = useExpectationText(useAgentSources(botKey));

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
              expectationText={expectationText}
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
          {t.unknown()}
        </Notice>
      );
    }
    if (!gate) {
      return (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-16 w-full" />
        </div>
      );
    }
    if (tests.length === 0) {
      return (
        <Notice
          tone="info"
          title={t.none()}
          action={
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
              params={{ keyBot: botKey }}
              search={{ view: 'tests' }}
              className={TEXT_LINK}
            >
              {t.addTests()}
            </Link>
          }
        >
          {t.noneText()}
        </Notice>
      );
    }
    return (
      <>
        {currentRun ? (
          <RunProgress key={currentRun.runId} botKey={botKey} run={currentRun} />
        ) : (
          isOutdated && (
            <Notice
              tone="warning"
              title={t.notRun({ n: notRun.length })}
              action={
                <Button variant="secondary" size="sm" busy={running} onClick={() => void runNow()}>
                  {t.runAgain()}
                </Button>
              }
            >
              {t.notRunText()}
            </Notice>
          )
        )}
        {failed.length > 0 && (
          <div>
            <Notice tone="warning" title={t.failed({ n: failed.length })}>
              {t.failedText()}
            </Notice>
            {listOf(failed, false)}
          </div>
        )}
        {changed.length > 0 && (
          <div>
            <Notice
              tone="warning"
              title={t.changed({ n: changed.length })}
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
              {t.changedText()}
            </Notice>
            {listOf(changed, true)}
          </div>
        )}
        {others.length > 0 && listOf(others, false)}
        {!currentRun && (
          <p className="flex items-start gap-2.5 text-quiet" role="status">
            {!blocked && (
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            )}
            {blocked ? t.rest(counts) : t.clear(counts)}
          </p>
        )}
      </>
    );
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={titleId} className="font-semibold">
          {t.title()}
        </h3>
        {tests.length > 0 && (
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
            params={{ keyBot: botKey }}
            search={{ view: 'tests' }}
            className={TEXT_LINK}
          >
            {t.seeTests()}
          </Link>
        )}
      </div>
      {body()}
    </section>
  );
}
