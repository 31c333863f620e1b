import { useI18nContext } from '@i18n/i18n-react';
import { Check, CircleCheck } from 'lucide-react';
import type { GateTest } from '@/api/generated/schemas/gateTest.zod';
import { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { known } from '@/api/known';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { GateTests } from './gate-tests';
import { RunProgress } from './run-progress';
import { useAcceptAnswers } from './use-accept-answers';
import type { ExpectationText } from './use-expectation-text';
import type { usePublishGate } from './use-publish-gate';

interface GateFindingsProps {
  botKey: string;
  tests: readonly GateTest[];
  state: ReturnType<typeof usePublishGate>;
  expectationText: ExpectationText;
}

/** How the tests of a draft came out: those that run, that fail, whose answers changed, and how many are fine. */
export function GateFindings({ botKey, tests, state, expectationText }: GateFindingsProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests.gate;
  const { of, currentRun, runNow, running, isOutdated } = state;
  const { accept, busy } = useAcceptAnswers(botKey);
  const [failed, changed, notRun] = [of('failed'), of('changed'), of('not_run')];
  const others = tests.filter((one) => known(TestVerdict, one.verdict) === undefined);
  const approved = of('accepted').length;
  // None at all needs no words.
  const accepted = approved > 0 ? t.accepted({ n: approved }) : '';
  const counts = { passed: of('passed').length, accepted };
  const blocked = failed.length + changed.length + notRun.length > 0;
  const list = { expectationText, busy };
  const acceptAll = () =>
    void accept(changed.flatMap(({ testId, runId }) => (runId === null ? [] : [{ testId, runId }])));

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
          <GateTests {...list} tests={failed} />
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
                  busy={busy}
                  icon={<Check size={14} aria-hidden="true" />}
                  onClick={acceptAll}
                >
                  {LL.agentTests.result.acceptAll({ n: changed.length })}
                </Button>
              )
            }
          >
            {t.changedText()}
          </Notice>
          <GateTests {...list} tests={changed} onAccept={(answer) => void accept([answer])} />
        </div>
      )}
      {others.length > 0 && <GateTests {...list} tests={others} />}
      {!currentRun && (
        <p className="flex items-start gap-2.5 text-quiet" role="status">
          {!blocked && <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />}
          {blocked ? t.rest(counts) : t.clear(counts)}
        </p>
      )}
    </>
  );
}
