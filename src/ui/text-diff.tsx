import { comparedWords } from './compared-words';

interface TextDiffProps {
  before: string;
  after: string;
  /** One of the two alone, with what the other has not; both by default. */
  side?: 'before' | 'after';
  /** Read aloud before what was taken out, and before what was put in. */
  removedLabel: string;
  addedLabel: string;
}

/**
 * What was taken out of a text and put in, word by word. Where hardly a word stayed, it is whole texts one after the
 * other, and one alone is shown without a mark from end to end.
 */
export function TextDiff({ before, after, side, removedLabel, addedLabel }: TextDiffProps) {
  const compared = comparedWords(before, after);
  if (!compared && side) return side === 'before' ? before : after;
  const parts = compared ?? [
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
          <del
            key={key}
            className={`rounded-xs bg-error/12 line-through ${side === undefined ? 'me-1' : 'me-0.5'}`}
          >
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
