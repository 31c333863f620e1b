import { useI18nContext } from '@i18n/i18n-react';
import { diffWordsWithSpace } from 'diff';

interface TextDiffProps {
  before: string;
  after: string;
}

/** How long two texts are compared word by word, before they are shown one after the other. */
const COMPARED_FOR_MS = 200;

/** What was taken out of a text and put in, word by word. */
export function TextDiff({ before, after }: TextDiffProps) {
  const words = useI18nContext().LL.instructions.history;
  const parts = diffWordsWithSpace(before, after, { timeout: COMPARED_FOR_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let at = 0;
  return (
    <p className="whitespace-pre-wrap rounded-field bg-base-content/5 px-3 py-2 text-[0.8125rem] [overflow-wrap:anywhere]">
      {parts.map(({ value, removed, added }) => {
        at += value.length;
        const key = `${at} ${removed} ${added}`;
        if (removed)
          return (
            <del key={key} className="me-0.5 rounded-xs bg-error/12 line-through">
              <span className="sr-only"> {words.removed()} </span>
              {value}
            </del>
          );
        if (added)
          return (
            <ins key={key} className="rounded-xs bg-success/15 no-underline">
              <span className="sr-only"> {words.added()} </span>
              {value}
            </ins>
          );
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
