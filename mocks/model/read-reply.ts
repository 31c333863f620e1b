const FIELD = /"reply"\s*:\s*"/;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' };

/** Reads the text of the field `reply` out of JSON while it comes. */
export function replyReader() {
  let raw = '';
  let at = -1;
  let over = false;

  /** The next character of the text; undefined when it has not come yet. */
  function next(): string | undefined {
    const letter = raw[at];
    if (letter !== '\\') {
      at += letter === undefined ? 0 : 1;
      return letter;
    }
    const kind = raw[at + 1];
    if (kind === undefined) return undefined;
    if (kind !== 'u') {
      at += 2;
      return ESCAPES[kind] ?? kind;
    }
    const code = raw.slice(at + 2, at + 6);
    if (code.length < 4) return undefined;
    at += 6;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  return (text: string): string => {
    raw += text;
    if (over) return '';
    if (at < 0) {
      const found = FIELD.exec(raw);
      if (!found) return '';
      at = found.index + found[0].length;
    }
    let words = '';
    for (;;) {
      if (raw[at] === '"') {
        over = true;
        return words;
      }
      const letter = next();
      if (letter === undefined) return words;
      words += letter;
    }
  };
}
