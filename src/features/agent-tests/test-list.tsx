import { useI18nContext } from '@i18n/i18n-react';
import { useRef } from 'react';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import { readMoment, timeOf } from '@/lib/moment';
import { useShowMore } from '@/shared/lists/use-show-more';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { TestRow } from './test-row';
import { useAcceptAnswers } from './use-accept-answers';
import type { ExpectationText } from './use-expectation-text';
import { useRemoveTest } from './use-remove-test';
import type { useShownTests } from './use-shown-tests';

/** So many are rendered at a time. */
const ROWS_A_STEP = 60;

interface TestListProps {
  botKey: string;
  tests: ReturnType<typeof useShownTests>;
  numberOf: (versionId: string) => string;
  expectationText: ExpectationText;
  busy: boolean;
  onRun: (test: TestCase) => void;
  onEdit: (test: TestCase) => void;
  /** Takes away the filters that leave no test. */
  onShowAll: () => void;
}

/** The tests that are shown, each with how it came out. */
export function TestList({
  botKey,
  tests: { rows, shown },
  numberOf,
  expectationText,
  busy,
  onRun,
  onEdit,
  onShowAll,
}: TestListProps) {
  const t = useI18nContext().LL.agentTests;
  const list = useRef<HTMLElement>(null);
  const { accept, busy: accepting } = useAcceptAnswers(botKey);
  const remove = useRemoveTest(botKey);
  const { shown: listed, more } = useShowMore(rows, ROWS_A_STEP);
  const versionId = shown?.against.versionId ?? undefined;
  const askedLabel =
    versionId === undefined ? t.result.asked() : t.result.askedVersion({ n: numberOf(versionId) });
  const isChangedSince = ({ updatedAt }: TestCase) =>
    readMoment(shown?.startedAt) !== undefined && timeOf(updatedAt) > timeOf(shown?.startedAt);

  return (
    <section ref={list} tabIndex={-1} aria-label={t.list()} className="outline-none">
      {rows.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t.noneMatch()}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t.showAll()}
            </Button>
          }
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-box border border-line bg-base-100">
          {listed.map((judged) => {
            const { test, runId } = judged;
            return (
              <TestRow
                key={test.testId}
                judged={judged}
                askedLabel={askedLabel}
                changedSince={isChangedSince(test)}
                expectationText={expectationText}
                busy={busy || accepting}
                onRun={() => onRun(test)}
                onEdit={() => onEdit(test)}
                onRemove={() => {
                  // The row goes with the button that had the focus.
                  list.current?.focus();
                  void remove(test);
                }}
                onAccept={
                  versionId === undefined && runId !== undefined
                    ? () => void accept([{ testId: test.testId, runId }])
                    : undefined
                }
              />
            );
          })}
        </ul>
      )}
      {more}
    </section>
  );
}
