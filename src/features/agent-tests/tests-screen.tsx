import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import type { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';
import { useVersionNumbers } from '@/shared/agent-draft/use-version-numbers';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { AcceptAllButton } from './accept-all-button';
import { AddTestButtons } from './add-test-buttons';
import { OutdatedResults } from './outdated-results';
import { RunProgress } from './run-progress';
import { hasResults, type TestsSearch } from './select-tests';
import { StartRun } from './start-run';
import { TestList } from './test-list';
import { type OpenDialog, TestsDialog } from './tests-dialog';
import { TestsFilters } from './tests-filters';
import { TestsHeader } from './tests-header';
import { TestsOutcome } from './tests-outcome';
import { TestsSkeleton } from './tests-skeleton';
import { useAgentSources } from './use-agent-sources';
import { useExpectationText } from './use-expectation-text';
import { useShownTests } from './use-shown-tests';
import { useStartRun } from './use-start-run';

interface TestsScreenProps {
  botKey: string;
  agentName: string;
  search: TestsSearch;
  onSearch: (next: TestsSearch) => void;
}

/** The tests of an agent: run them, see what fails and which answers differ from what is live. */
export function TestsScreen({ botKey, agentName, search, onSearch }: TestsScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests;
  const { data, error, refetch } = useTests(botKey);
  const versions = useVersionNumbers(botKey);
  const expectationText = useExpectationText(useAgentSources(botKey));
  const items = data?.items ?? [];
  const tests = useShownTests(botKey, items, search);
  const runs = useStartRun(botKey, search, onSearch);
  const [dialog, setDialog] = useState<OpenDialog>();

  const { numberOf } = versions;
  const { shown, inProgress } = tests;
  const missing = data ? data.total - items.length : 0;
  const running = runs.busy || inProgress?.status === 'running';
  const over = tests.heads.find((head) => head.runId === runs.started && hasResults(head));
  // As the bar counts them: a failed one that changed, too, has failed.
  const ended = tests.judged.filter(({ runId }) => over !== undefined && runId === over.runId);
  const countOf = (verdict: TestVerdict) => ended.filter((one) => one.verdict === verdict).length;

  // Of results that are not the draft's a notice says when they came.
  const lastRun = shown
    ? undefined
    : tests.heads.find((head) => hasResults(head) && head.against.revision === tests.revision);

  const header = <TestsHeader botKey={botKey} agentName={agentName} />;
  const addButtons = <AddTestButtons first={items.length === 0} onAdd={setDialog} />;
  const dialogs = (
    <TestsDialog
      botKey={botKey}
      open={dialog}
      knownSets={tests.sets}
      set={tests.set}
      onClose={() => setDialog(undefined)}
    />
  );

  if (!data) {
    return (
      <>
        {header}
        {error ? (
          <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />
        ) : (
          <TestsSkeleton />
        )}
      </>
    );
  }
  if (items.length === 0 && missing === 0) {
    return (
      <>
        {header}
        <EmptyState drawing="checks" title={t.empty.title()} text={t.empty.text()} action={addButtons} />
        {dialogs}
      </>
    );
  }
  return (
    <>
      {header}
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <StartRun tests={tests} runs={runs} versions={versions} busy={running} />
          <div className="flex flex-wrap gap-2">{addButtons}</div>
        </div>
        {missing > 0 && (
          <Notice tone="warning">{LL.failures.someUnreadable({ missing, total: data.total })}</Notice>
        )}
        <p role="status" className="sr-only">
          {over &&
            ended.length > 0 &&
            t.running.over({ failed: countOf('failed'), changed: countOf('changed') })}
        </p>
        {inProgress && <RunProgress key={inProgress.runId} botKey={botKey} run={inProgress} />}
        {tests.error && <FailurePanel error={tests.error} onRetry={tests.retry} />}
        <TestsOutcome
          judged={tests.inSet}
          lastRun={lastRun ?? (running ? shown : undefined)}
          running={running}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <TestsFilters
            tests={tests}
            search={search}
            onSearch={onSearch}
            numberOf={numberOf}
            lastRun={lastRun}
          />
          {!running && <AcceptAllButton botKey={botKey} tests={tests} />}
        </div>
        {/* Directly above the rows that it is about. */}
        {shown && hasResults(shown) && !running && (
          <OutdatedResults
            run={shown}
            number={shown.against.versionId === null ? undefined : numberOf(shown.against.versionId)}
            revision={tests.revision}
            liveVersionId={versions.versions.find(({ isLive }) => isLive)?.versionId ?? null}
            busy={running}
            onRunAgain={runs.startDraft}
            onToDraft={() => onSearch({ ...search, run: 'now' })}
          />
        )}
        <TestList
          botKey={botKey}
          tests={tests}
          numberOf={numberOf}
          expectationText={expectationText}
          busy={running}
          onRun={(test) => runs.start([test])}
          onEdit={setDialog}
          onShowAll={() => onSearch({ ...search, set: undefined, only: undefined })}
        />
      </div>
      {dialogs}
    </>
  );
}
