import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ClipboardPaste, ListChecks, MessageCircle, Play, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { useVersions } from '@/api/generated/versions/versions';
import { formatMoment } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { readMoment, timeOf } from '@/lib/moment';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { SelectField } from '@/ui/select-field';
import { Skeleton } from '@/ui/skeleton';
import { RunProgress } from './run-progress';
import { hasResults, isShown, setsOf, type TestsSearch } from './select-tests';
import { TestRow } from './test-row';
import { useAcceptAnswers } from './use-accept-answers';
import { useAgentSources } from './use-agent-sources';
import { useExpectationText } from './use-expectation-text';
import { useJudgedTests } from './use-judged-tests';
import { useRemoveTest } from './use-remove-test';
import { useRunTests } from './use-run-tests';

const TestDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./test-dialog')).TestDialog })),
);
const PasteDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./paste-dialog')).PasteDialog })),
);

interface TestsScreenProps {
  botKey: string;
  agentName: string;
  search: TestsSearch;
  onSearch: (next: TestsSearch) => void;
}

/** The tests of an agent: run them, see what fails and which answers differ from what is live. */
export function TestsScreen({ botKey, agentName, search, onSearch }: TestsScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests;
  const list = useRef<HTMLElement>(null);
  const { data: tests, error, refetch } = useTests(botKey);
  const { data: versions } = useVersions(botKey);
  const [dialog, setDialog] = useState<'new' | 'paste' | TestCase>();
  const [ask, setAsk] = useState('');
  const [started, setStarted] = useState<string>();
  const { run, busy } = useRunTests(botKey);
  const { accept, busy: accepting } = useAcceptAnswers(botKey);
  const remove = useRemoveTest(botKey);
  const expectationText = useExpectationText(useAgentSources(botKey));
  const items = tests?.items ?? [];
  const results = useJudgedTests(botKey, items, search.run);
  const { shown, inProgress, heads } = results;

  const sets = setsOf(items, locale);
  const set = sets.find((name) => name === search.set);
  const inSet = results.judged.filter(({ test }) => set === undefined || test.sets.includes(set));
  const rows = inSet.filter((judged) => isShown(judged, search.only));
  const running = busy || inProgress?.status === 'running';
  const numberOf = (versionId: string) => {
    const version = versions?.items.find((one) => one.versionId === versionId);
    return version ? versionNumber(version, locale) : versionId;
  };
  const momentOf = ({ startedAt }: TestRunHead) => formatMoment(locale, startedAt) ?? LL.common.unknown();
  const askedLabel =
    shown?.against.versionId != null
      ? t.result.askedVersion({ n: numberOf(shown.against.versionId) })
      : t.result.asked();
  const over = heads.find((head) => head.runId === started && hasResults(head));
  const missing = tests ? tests.total - tests.items.length : 0;

  const runThese = async (these: readonly TestCase[] | undefined) => {
    const testIds = these?.map(({ testId }) => testId);
    const head = await run({ versionId: ask === '' ? null : ask, ...(testIds && { testIds }) });
    setStarted(head?.runId);
    if (head) onSearch({ ...search, run: ask === '' ? undefined : head.runId });
  };
  const runAll = () => void runThese(set === undefined ? undefined : inSet.map(({ test }) => test));

  const header = (
    <PageHeader
      title={t.title({ name: agentName })}
      text={t.text()}
      back={
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          className="hover:underline"
        >
          {t.back()}
        </Link>
      }
      actions={
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
          params={{ keyBot: botKey }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle size={16} aria-hidden="true" />
          {t.chat()}
        </Link>
      }
    />
  );
  const addButtons = (
    <>
      <Button
        variant="secondary"
        icon={<ClipboardPaste size={16} aria-hidden="true" />}
        onClick={() => setDialog('paste')}
      >
        {t.paste()}
      </Button>
      <Button
        variant={items.length === 0 ? 'primary' : 'secondary'}
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => setDialog('new')}
      >
        {t.add()}
      </Button>
    </>
  );
  const close = () => setDialog(undefined);
  const dialogs = (
    <Suspense>
      {dialog === 'paste' && <PasteDialog botKey={botKey} set={set} onClose={close} />}
      {dialog !== undefined && dialog !== 'paste' && (
        <TestDialog
          botKey={botKey}
          test={dialog === 'new' ? undefined : dialog}
          knownSets={sets}
          set={set}
          onClose={close}
        />
      )}
    </Suspense>
  );

  if (!tests) {
    return (
      <>
        {header}
        {error ? (
          <FailurePanel error={error} onRetry={() => void refetch()} />
        ) : (
          <TestsSkeleton label={t.loading()} />
        )}
      </>
    );
  }
  if (items.length === 0 && missing === 0) {
    return (
      <>
        {header}
        <EmptyState
          icon={<ListChecks size={20} />}
          title={t.empty.title()}
          text={t.empty.text()}
          action={addButtons}
        />
        {dialogs}
      </>
    );
  }

  const count = (only: TestsSearch['only']) => inSet.filter((judged) => isShown(judged, only)).length;
  return (
    <>
      {header}
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap">
            <SelectField
              className="w-48 max-sm:w-auto max-sm:grow"
              label={t.filters.ask()}
              value={ask}
              options={[
                { value: '', label: t.filters.askDraft() },
                ...(versions?.items ?? [])
                  .filter(({ kind }) => kind !== 'kept')
                  .map((version) => ({
                    value: version.versionId,
                    label: version.isLive
                      ? t.filters.askLive({ n: versionNumber(version, locale) })
                      : t.filters.askVersion({ n: versionNumber(version, locale) }),
                  })),
              ]}
              onChange={(event) => setAsk(event.target.value)}
            />
            <Button
              className="self-end"
              icon={<Play size={16} aria-hidden="true" />}
              busy={running}
              onClick={runAll}
            >
              {set === undefined ? t.runAll() : t.runSet({ set })}
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">{addButtons}</div>
        </div>
        {missing > 0 && (
          <Notice tone="warning">{LL.failures.someUnreadable({ missing, total: tests.total })}</Notice>
        )}
        <p role="status" className="sr-only">
          {over && t.running.over({ failed: over.failed, changed: over.changed })}
        </p>
        {inProgress && <RunProgress key={inProgress.runId} botKey={botKey} run={inProgress} />}
        {results.error && <FailurePanel error={results.error} onRetry={results.retry} />}
        {shown && hasResults(shown) && (
          <Outdated
            run={shown}
            number={shown.against.versionId === null ? undefined : numberOf(shown.against.versionId)}
            busy={running}
            onRunAgain={() => {
              setAsk('');
              void run({ versionId: null }).then((head) => {
                setStarted(head?.runId);
                if (head) onSearch({ ...search, run: undefined });
              });
            }}
          />
        )}
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          <SelectField
            className="sm:w-48"
            label={t.filters.set()}
            value={set ?? ''}
            options={[
              { value: '', label: t.filters.allSets() },
              ...sets.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(event) => onSearch({ ...search, set: event.target.value || undefined })}
          />
          <SelectField
            className="sm:w-56"
            label={t.filters.only()}
            value={search.only ?? ''}
            options={[
              { value: '', label: t.filters.all({ n: inSet.length }) },
              { value: 'failed', label: t.filters.failed({ n: count('failed') }) },
              { value: 'changed', label: t.filters.changed({ n: count('changed') }) },
            ]}
            onChange={({ target: { value } }) =>
              onSearch({ ...search, only: value === 'failed' || value === 'changed' ? value : undefined })
            }
          />
          <SelectField
            className="max-sm:col-span-2 sm:w-72"
            label={t.filters.results()}
            value={shown?.runId ?? 'now'}
            options={[
              { value: 'now', label: t.filters.now() },
              ...heads.filter(hasResults).map((head) => ({
                value: head.runId,
                label:
                  head.against.versionId === null
                    ? t.filters.ofDraft({ at: momentOf(head) })
                    : t.filters.ofVersion({ n: numberOf(head.against.versionId), at: momentOf(head) }),
              })),
            ]}
            onChange={(event) => onSearch({ ...search, run: event.target.value })}
          />
        </div>
        <section ref={list} tabIndex={-1} aria-label={t.list()} className="outline-none">
          {rows.length === 0 ? (
            <div className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-base-100 p-6">
              <p className="text-quiet">{t.noneMatch()}</p>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onSearch({ ...search, set: undefined, only: undefined })}
              >
                {t.showAll()}
              </Button>
            </div>
          ) : (
            <ul className="flex flex-col gap-2">
              {rows.map((judged) => {
                const { test, runId } = judged;
                const ofDraft = shown === undefined || shown.against.versionId === null;
                return (
                  <TestRow
                    key={test.testId}
                    judged={judged}
                    askedLabel={askedLabel}
                    changedSince={
                      readMoment(shown?.startedAt) !== undefined &&
                      timeOf(test.updatedAt) > timeOf(shown?.startedAt)
                    }
                    expectationText={expectationText}
                    busy={running || accepting}
                    onRun={() => void runThese([test])}
                    onEdit={() => setDialog(test)}
                    onRemove={() => {
                      // The row goes with the button that had the focus.
                      list.current?.focus();
                      void remove(test);
                    }}
                    onAccept={
                      ofDraft && runId !== undefined
                        ? () => void accept([{ testId: test.testId, runId }])
                        : undefined
                    }
                  />
                );
              })}
            </ul>
          )}
        </section>
      </div>
      {dialogs}
    </>
  );
}

interface OutdatedProps {
  run: TestRunHead;
  /** Of the version that was asked; undefined when it was a draft. */
  number: string | undefined;
  busy: boolean;
  onRunAgain: () => void;
}

/** Says that the results on the screen are not those of the draft as it is. */
function Outdated({ run, number, busy, onRunAgain }: OutdatedProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.outdated;
  const values = {
    by: run.by || LL.common.unknown(),
    at: formatMoment(locale, run.startedAt) ?? LL.common.unknown(),
  };
  return (
    <Notice
      tone={number === undefined ? 'warning' : 'info'}
      title={number === undefined ? t.draft() : t.version({ n: number })}
      action={
        number === undefined && (
          <Button variant="secondary" size="sm" busy={busy} onClick={onRunAgain}>
            {t.again()}
          </Button>
        )
      }
    >
      {number === undefined ? t.draftText(values) : t.versionText(values)}
    </Notice>
  );
}

const SKELETON_ROWS = ['one', 'two', 'three'] as const;

function TestsSkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-10 w-72 max-w-full" />
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
