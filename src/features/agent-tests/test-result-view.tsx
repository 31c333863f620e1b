import { useI18nContext } from '@i18n/i18n-react';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TestAnswer } from '@/api/generated/schemas/testAnswer.zod';
import type { TestResult } from '@/api/generated/schemas/testResult.zod';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { TextDiff } from '@/ui/text-diff';
import { ExpectationLine } from './expectation-line';
import { isChanged } from './is-changed';
import { expectationKey } from './suggested-expectations';
import { TestCalls } from './test-calls';
import type { ExpectationText } from './use-expectation-text';

interface TestResultViewProps {
  result: TestResult;
  /** What is not as expected is marked where all that is expected stands. */
  isMarked?: boolean;
  /** Who was asked: the draft, or a version. */
  askedLabel: string;
  expectationText: ExpectationText;
  /** Says that the changed answer is as it should be. */
  onAccept?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** What a test came to: what is not as expected, and the answers beside those of what is live. */
export function TestResultView({
  result: { name, failed, changed, passed, accepted, answers },
  isMarked = false,
  askedLabel,
  expectationText,
  onAccept,
  busy,
}: TestResultViewProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.result;
  const n = answers.filter(isChanged).length;
  const waitId = useId();
  const lastChanged = answers.findLast(isChanged);
  // Below what it is about: what follows is answered as before.
  const approve = changed && passed && !accepted && onAccept && (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={busy}
        aria-describedby={busy ? waitId : undefined}
        icon={<Check size={14} aria-hidden="true" />}
        aria-label={t.acceptOf({ n, name })}
        onClick={onAccept}
      >
        {t.accept({ n })}
      </Button>
      {busy && (
        <p id={waitId} className="text-[0.8125rem] text-quiet">
          {t.afterRun()}
        </p>
      )}
    </div>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4 [overflow-wrap:anywhere]">
      {!isMarked && failed.length > 0 && (
        <div>
          <p className="font-medium text-error">{t.failed()}</p>
          <ul className="flex flex-col gap-1">
            {failed.map((expectation) => (
              <ExpectationLine key={expectationKey(expectation)} isMet={false}>
                {expectationText(expectation)}
              </ExpectationLine>
            ))}
          </ul>
        </div>
      )}
      <ol className="flex flex-col gap-4">
        {answers.map((answer) => (
          <li key={answer.question}>
            <p className="mb-1.5 font-medium">
              <span className="sr-only">{t.question()}: </span>
              {answer.question}
            </p>
            {answer.toolCalls && answer.toolCalls.length > 0 && <TestCalls calls={answer.toolCalls} />}
            <Answers answer={answer} askedLabel={askedLabel} />
            {answer === lastChanged && approve}
          </li>
        ))}
      </ol>
      {lastChanged === undefined && approve}
      {changed && passed && accepted && (
        <p className="flex items-start gap-2 text-quiet">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          {t.acceptedBy({
            by: accepted.by || LL.common.unknown(),
            at: formatMoment(locale, accepted.at) ?? LL.common.unknown(),
          })}
        </p>
      )}
    </div>
  );
}

function Answers({ answer: one, askedLabel }: { answer: TestAnswer; askedLabel: string }) {
  const t = useI18nContext().LL.agentTests.result;
  const { answer, liveAnswer, sources, liveSources } = one;
  const sourcesOf = (list: TestAnswer['sources']) =>
    list.length === 0 ? t.noSources() : t.sources({ titles: list.map(({ title }) => title).join(' · ') });

  if (liveAnswer === null || liveAnswer === answer) {
    return (
      <Side
        label={askedLabel}
        note={liveAnswer === null ? t.unpublished() : t.same()}
        sources={sourcesOf(sources)}
      >
        {answer}
      </Side>
    );
  }
  const diff = {
    before: liveAnswer,
    after: answer,
    removedLabel: t.removedText(),
    addedLabel: t.addedText(),
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Side label={t.live()} sources={sourcesOf(liveSources)}>
        <TextDiff {...diff} side="before" />
      </Side>
      <Side label={askedLabel} sources={sourcesOf(sources)}>
        <TextDiff {...diff} side="after" />
      </Side>
    </div>
  );
}

interface SideProps {
  label: string;
  note?: string | undefined;
  sources: string;
  children: ReactNode;
}

function Side({ label, note, sources, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-field border border-line bg-base-200/60 px-3 py-2">
      <p className="font-medium text-quiet text-xs">
        {label}
        {note && ` · ${note}`}
      </p>
      <p className="whitespace-pre-wrap">{children}</p>
      <p className="text-quiet text-xs">{sources}</p>
    </div>
  );
}
