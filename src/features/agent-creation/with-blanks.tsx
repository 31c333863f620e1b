import { BLANK } from '@/shared/agent-draft/blank';

/** A text in which what is still to be filled in stands out. */
export function WithBlanks({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(BLANK)].map((match) => {
    const before = text.slice(end, match.index);
    const at = match.index;
    end = at + match[0].length;
    return { at, before, blank: match[0] };
  });
  return (
    <>
      {parts.map(({ at, before, blank }) => (
        <span key={at}>
          {before}
          <mark className="rounded-sm bg-warning/20 px-0.5 text-base-content underline decoration-warning decoration-dotted underline-offset-4">
            {blank}
          </mark>
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}
