import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { ChevronDown, Pencil, Play, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { chipClass } from '@/ui/chip-class';
import { IconButton } from '@/ui/icon-button';
import { ExpectationLine } from './expectation-line';
import type { JudgedTest } from './select-tests';
import { expectationKey } from './suggested-expectations';
import { TestNews } from './test-news';
import { TestResultView } from './test-result-view';
import type { ExpectationText } from './use-expectation-text';
import { VerdictBadge } from './verdict-badge';

interface TestRowProps {
  judged: JudgedTest;
  askedLabel: string;
  /** The test was changed after the run that is shown. */
  changedSince: boolean;
  expectationText: ExpectationText;
  busy: boolean;
  onRun: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onAccept?: (() => void) | undefined;
}

/** A test in the list: how it came out, and, opened, its answers and what is expected of them. */
export function TestRow({
  judged: { test, verdict, result },
  askedLabel,
  changedSince,
  expectationText,
  busy,
  onRun,
  onEdit,
  onRemove,
  onAccept,
}: TestRowProps) {
  const t = useI18nContext().LL.agentTests;
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const { name, questions, sets, expectations } = test;
  // What was expected then is another list where the test was changed since: it stands with the answers.
  const isJudged = result !== undefined && !changedSince;
  const missed = new Set(result?.failed.map(expectationKey));
  return (
    <li>
      <div className="flex items-center gap-1 p-2 hover:bg-base-content/4 max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          className="flex min-h-11 min-w-0 grow cursor-pointer items-start gap-2 rounded-field px-2 py-1.5 text-start sm:items-center"
          onClick={() => setOpen(!open)}
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={clsx('mt-1 shrink-0 transition-transform sm:mt-0', !open && '-rotate-90')}
          />
          {/* Where there is room each has its column, the same in every row: a run is looked through from top to bottom. */}
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_6rem_minmax(0,5fr)]">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:w-full md:contents">
              <span className="min-w-0 [overflow-wrap:anywhere] max-md:w-full">
                <span className="block font-medium">{name}</span>
                {!open && isJudged && (verdict === 'failed' || verdict === 'changed') && (
                  <span className="block text-[0.8125rem] text-quiet">
                    <TestNews result={result} expectationText={expectationText} />
                  </span>
                )}
              </span>
              <span className="flex flex-wrap gap-1">
                <VerdictBadge verdict={verdict} />
                {verdict === 'failed' && result?.changed && <VerdictBadge verdict="changed" />}
              </span>
            </span>
            <span className="text-[0.8125rem] text-quiet">{t.questions({ n: questions.length })}</span>
            <span className="flex min-w-0 flex-wrap gap-1 empty:hidden">
              {sets.map((set) => (
                <span key={set} className={chipClass}>
                  {set}
                </span>
              ))}
            </span>
          </span>
        </button>
        <div className={clsx('flex gap-1 max-sm:w-full max-sm:justify-end', !open && 'max-sm:hidden')}>
          <IconButton
            label={t.runNamed({ name })}
            icon={<Play size={14} aria-hidden="true" />}
            aria-disabled={busy || undefined}
            className={clsx(busy && 'opacity-40')}
            onClick={() => busy || onRun()}
          />
          <IconButton
            label={t.editNamed({ name })}
            icon={<Pencil size={14} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            label={t.removeNamed({ name })}
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {open && (
        <div id={detailsId} className="flex flex-col gap-4 border-line border-t p-4 sm:ps-12">
          <div>
            <p className="mb-1 text-[0.8125rem] text-quiet">{t.result.expected()}</p>
            {expectations.length === 0 ? (
              <p className="text-quiet">{t.result.nothingExpected()}</p>
            ) : (
              <ul className="flex flex-col gap-1 [overflow-wrap:anywhere]">
                {expectations.map((expectation) => (
                  <ExpectationLine
                    key={expectationKey(expectation)}
                    isMet={isJudged ? !missed.has(expectationKey(expectation)) : undefined}
                  >
                    {expectationText(expectation)}
                  </ExpectationLine>
                ))}
              </ul>
            )}
          </div>
          {changedSince && <p className="text-warning">{t.since()}</p>}
          {result ? (
            <TestResultView
              result={result}
              isMarked={isJudged}
              askedLabel={askedLabel}
              expectationText={expectationText}
              onAccept={onAccept}
              busy={busy}
            />
          ) : (
            <>
              <ul className="list-inside list-disc [overflow-wrap:anywhere]">
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
              <p className="text-quiet">{t.result.notRunYet()}</p>
            </>
          )}
        </div>
      )}
    </li>
  );
}
