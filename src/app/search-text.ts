import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** As JSON, but a number that would be written otherwise stays the text it is: `007`, `1e3`, thirty digits. */
function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(`${text} is a text`);
  return value;
}

/** How search params are read and written: what stands in a link arrives letter by letter. */
export const searchText = {
  parseSearch: parseSearchWith(parseExactly),
  stringifySearch: stringifySearchWith(JSON.stringify, parseExactly),
};
