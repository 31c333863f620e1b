import { useI18nContext } from '@i18n/i18n-react';
import type { TestResult } from '@/api/generated/schemas/testResult.zod';
import { comparedWords } from '@/ui/compared-words';
import { isChanged } from './is-changed';
import type { ExpectationText } from './use-expectation-text';

/** More of what changed does not fit beside what it was: then it is told how it is answered now. */
const MOST_LETTERS = 40;

/** So many words on either side say what the change is about. */
const AROUND = 3;

/** A line ends before that; whoever hears the row is not read a whole answer. */
const LINE = 120;

interface TestNewsProps {
  result: TestResult;
  expectationText: ExpectationText;
}

/** The first thing that somebody who looks through a run wants to know of a test: what was missed, or what changed. */
export function TestNews({ result: { failed, answers }, expectationText }: TestNewsProps) {
  const t = useI18nContext().LL.agentTests.result;
  const [missed] = failed;
  if (missed) return <>{expectationText(missed, 'missed')}</>;
  const change = answers.find(isChanged);
  if (!change) return null;
  const parts = comparedWords(change.liveAnswer ?? '', change.answer) ?? [];
  const first = parts.findIndex((part) => part.removed);
  const next = parts[first + 1];
  const removed = parts[first]?.value.trim() ?? '';
  const added = next?.added ? next.value.trim() : '';
  if (removed === '' || added === '' || removed.length + added.length > MOST_LETTERS)
    return <span className="block truncate">{t.nowSays({ answer: change.answer.slice(0, LINE) })}</span>;
  const wordsOf = (place: number) => parts[place]?.value.trim().split(/\s+/) ?? [];
  const [before, after] = [wordsOf(first - 1), wordsOf(first + 2)];
  return (
    <>
      {before.length > AROUND && '… '}
      {before.slice(-AROUND).join(' ')} <span className="sr-only">{t.removedText()}: </span>
      <del className="rounded-xs bg-error/12 px-0.5">{removed}</del>{' '}
      <span className="sr-only">{t.addedText()}: </span>
      <ins className="rounded-xs bg-success/12 px-0.5 no-underline">{added}</ins>{' '}
      {after.slice(0, AROUND).join(' ')}
      {after.length > AROUND && ' …'}
    </>
  );
}
