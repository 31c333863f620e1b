/** Lists and quotes nest no deeper: a reader is lost long before, and the parser, which calls itself, after a while. */
const MOST_LEVELS = 12;
/** Whitespace before a list mark, at most: each further level is written with some more of it. */
const MOST_INDENT = 48;
/** Emphasis in one paragraph: the parser compares each mark with every other. */
const MOST_EMPHASIS = 400;

const FENCE = /^ {0,3}(```|~~~)/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const MARK = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;
const INDENTED_MARK = /^[ \t]+(?=[-*+>]|\d{1,9}[.)])/;

/** What comes after the deepest level is text. */
function tameLine(line: string): string {
  if (RULE.test(line)) return line;
  const indent = INDENTED_MARK.exec(line)?.[0].length ?? 0;
  const near = indent > MOST_INDENT ? line.slice(indent - MOST_INDENT) : line;
  MARK.lastIndex = 0;
  for (let level = 0; level < MOST_LEVELS; level += 1) if (!MARK.test(near)) return near;
  const end = MARK.lastIndex;
  return near.slice(0, end) + near.slice(end).replace(/^([ \t]*\d*)([-*+>.)])/, '$1\\$2');
}

function tameParagraph(paragraph: string): string {
  const marks = paragraph.match(/[*_]/g)?.length ?? 0;
  return marks > MOST_EMPHASIS ? paragraph.replace(/\\?[*_]/g, (mark) => `\\${mark.at(-1)}`) : paragraph;
}

/** The same markdown, without what would keep its parser busy for seconds, or break it: it stays there as text. */
export function tameMarkdown(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === undefined || fence === mark)) fence = fence === undefined ? mark : undefined;
    return fence !== undefined || mark ? line : tameLine(line);
  });
  return lines
    .join('\n')
    .split(/(\n[ \t]*\n)/)
    .map(tameParagraph)
    .join('');
}
