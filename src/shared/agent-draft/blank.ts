/**
 * What somebody was to fill in and did not: `[company]`, `{{name}}`, `<company>`, TODO, XXX. A link in Markdown is none,
 * nor are a footnote, a check box, a sum in braces and an address or a tag in angle brackets. TODO in the middle of
 * capitals is Spanish for "all".
 */
export const BLANK =
  /\{\{\s*(?:\p{L}[^{}]*)?\}\}|<(?!\/|https?:|mailto:|(?:a|b|i|u|s|p|br|hr|em|strong|ul|ol|li|h\d|code|pre|span|div|img|sub|sup|table|tr|td|th|small|script)\b)\p{L}[\p{L}\p{N} _-]{0,60}>|(?<![\]\p{L}\p{N}!])\[(?!\^|\s|[xX]?\]|\d+\])[^[\]\n]{1,120}\](?![([:])|(?<!\p{Lu}{2,}\s)\bTODO(?=\s*(?:[:.)\]]|$))|\b(?:TBD|FIXME)\b|\bX{3,}\b/gmu;
