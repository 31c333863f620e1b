/** Part of an answer, and the sources that are named after it. */
type Cited = { length: number; ids: string[] };

const OPENS = /\s*(?:[[【]|$)/;
const MARK = /^\s*[[【]([^[\]【】]{1,200})[\]】]/;
const HELD_MAX = 220;
/** What is written like one of the ids that were given, and is none: nobody is to read it. */
const LIKE_AN_ID = /^[a-z]{2,8}_[\w-]{1,64}$/;

/** Reads the sources that an answer names in brackets out of it while it comes; only those that were given count. */
export function citationReader(given: ReadonlySet<string>) {
  let held = '';
  let said = 0;
  let since = 0;
  const cited: Cited[] = [];

  const isMark = (ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => given.has(id) || LIKE_AN_ID.test(id));

  function heard(text: string): string {
    const words = said === 0 ? text.trimStart() : text;
    said += words.length;
    since += words.length;
    return words;
  }

  /** The words among what has come that can be shown; what may yet become a mark is held back. */
  function read(text: string): string {
    let rest = held + text;
    let words = '';
    for (;;) {
      const open = rest.search(OPENS);
      words += rest.slice(0, open);
      rest = rest.slice(open);
      const mark = MARK.exec(rest);
      const ids = mark?.[1]?.split(/[,;\s]+/).filter((id) => id !== '') ?? [];
      if (mark && isMark(ids)) {
        const shown = heard(words);
        done += shown;
        words = '';
        cited.push({ length: since, ids: ids.filter((id) => given.has(id)) });
        since = 0;
        rest = rest.slice(mark[0].length);
      } else if (mark) {
        words += mark[0];
        rest = rest.slice(mark[0].length);
      } else if (rest.length > HELD_MAX || /\S[\s\S]*[[【]/.test(rest)) {
        // No mark is that long, or holds another one.
        const next = rest.search(/\S/) + 1;
        words += rest.slice(0, next);
        rest = rest.slice(next);
      } else break;
    }
    held = rest;
    const shown = done + heard(words);
    done = '';
    return shown;
  }
  let done = '';

  return {
    read,
    /** What was held back to the end. */
    end: (): string => {
      const words = held.trim() === '' ? '' : heard(held);
      held = '';
      return words;
    },
    /** Each source that was named, once, with the share of the answer that it makes. */
    shares: (): Map<string, number> => {
      const shares = new Map<string, number>();
      for (const { length, ids } of cited)
        for (const id of ids) {
          const share = length / ids.length / Math.max(1, said);
          shares.set(id, (shares.get(id) ?? 0) + share);
        }
      return shares;
    },
  };
}
