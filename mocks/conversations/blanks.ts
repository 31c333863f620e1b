/** What somebody was to fill in and did not: `[company]`, `{{name}}`, `<company>`, TODO. A link in Markdown is none, nor is a footnote or a sum in braces. */
const BLANK =
  /\{\{\s*(?:\p{L}[^{}]*)?\}\}|<(?!\/|https?:|mailto:|(?:a|b|i|u|s|p|br|hr|em|strong|ul|ol|li|h\d|code|pre|span|div|img|sub|sup|table|tr|td|th|small|script)\b)\p{L}[\p{L}\p{N} _-]{0,60}>|(?<![\]\p{L}\p{N}!])\[(?!\^|\s|[xX]?\]|\d+\])[^[\]\n]{1,120}\](?![([:])|(?<!\p{Lu}{2,}\s)\bTODO(?=\s*(?:[:.)\]]|$))|\b(?:TBD|FIXME)\b|\bX{3,}\b/gmu;

/** The blanks of a text, as they stand there. */
export function blanksIn(text: string): string[] {
  return text.match(BLANK) ?? [];
}

/** The text without the sentences that have a blank in them: no visitor ever reads one. */
export function withoutBlanks(text: string, language: string): string {
  if (blanksIn(text).length === 0) return text;
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => blanksIn(sentence).length === 0)
    .join('')
    .trim();
}
