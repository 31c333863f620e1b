import { useI18nContext } from '@i18n/i18n-react';
import type { GateTest } from '@/api/generated/schemas/gateTest.zod';
import { TestResultView } from './test-result-view';
import type { LookedAt } from './use-accept-answers';
import type { ExpectationText } from './use-expectation-text';
import { VerdictBadge } from './verdict-badge';

interface GateTestsProps {
  tests: readonly GateTest[];
  expectationText: ExpectationText;
  busy: boolean;
  /** Undefined where accepting an answer would not help. */
  onAccept?: (answer: LookedAt) => void;
}

/** Tests that came out alike, each with its answers. */
export function GateTests({ tests, expectationText, busy, onAccept }: GateTestsProps) {
  const t = useI18nContext().LL.agentTests;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {tests.map(({ testId, name, verdict, result, runId }) => (
        <li key={testId} className="flex flex-col gap-3 py-3">
          <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
            <VerdictBadge verdict={verdict} />
            {name}
          </p>
          {result && (
            <TestResultView
              result={result}
              askedLabel={t.result.asked()}
              expectationText={expectationText}
              busy={busy}
              onAccept={onAccept && runId !== null ? () => onAccept({ testId, runId }) : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
