import { diffWordsWithSpace } from 'diff';

interface TextDiffProps {
  before: string;
  after: string;
  /** One of the two alone, with what the other has not; both by default. */
  side?: 'before' | 'after';
  /** Read aloud before what was taken out, and before what was put in. */
  removedLabel: string;
  addedLabel: string;
}

/** How long two texts are compared word by word, before they are shown one after the other. */
const COMPARED_FOR_MS = 200;

/** What was taken out of a text and put in, word by word. */
export function TextDiff({ before, after, side, removedLabel, addedLabel }: TextDiffProps) {
  const parts = diffWordsWithSpace(before, after, { timeout: COMPARED_FOR_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let at = 0;
  return parts.map(({ value, removed, added }) => {
    at += value.length;
    const key = `${at} ${removed} ${added}`;
    if (removed)
      return (
        side !== 'after' && (
          <del key={key} className="me-0.5 rounded-xs bg-error/12 line-through">
            <span className="sr-only"> {removedLabel} </span>
            {value}
          </del>
        )
      );
    if (added)
      return (
        side !== 'before' && (
          <ins key={key} className="rounded-xs bg-success/15 no-underline">
            <span className="sr-only"> {addedLabel} </span>
            {value}
          </ins>
        )
      );
    return <span key={key}>{value}</span>;
  });
}
