/** What stands in quotes, with them; a straight one within a word is an apostrophe. */
export const QUOTED =
  /[«“"][^»”"]*[»”"]|(?<=^|[\s(:])'(?!\s)(?:[^'\n]|(?<=\p{L})'(?=\p{L})){3,}'(?=[\s.,;:!?)]|$)/gu;

/** Changes a text but for what stands in quotes, which is meant word for word. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  const quotes = text.match(QUOTED) ?? [];
  return text
    .split(QUOTED)
    .map((part, index) => change(part) + (quotes[index] ?? ''))
    .join('');
}
