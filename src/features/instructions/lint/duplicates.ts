import { type Finding, findingOf } from './finding';
import type { Statement } from './statements';

/** Shorter ones are greetings and the like. */
const LEAST_WORDS = 4;
const LEAST_SUBJECT = 3;

/** The same for sentences that say the same in nearly the same words; another figure or a "not" is no copy. */
function keyOf({ words, subject, negations }: Statement): string {
  const figures = words.filter((word) => /\d/.test(word));
  return JSON.stringify([[...subject].sort(), figures, negations % 2]);
}

/** The same sentence, or nearly the same, in two places; two blocks are told of once. */
export function duplicatesIn(statements: readonly Statement[]): Finding[] {
  const firsts = new Map<string, Statement>();
  const found = new Map<string, Finding>();
  for (const one of statements) {
    if (one.words.length < LEAST_WORDS || one.subject.size < LEAST_SUBJECT) continue;
    const key = keyOf(one);
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, one);
      continue;
    }
    const pair = `${first.place.blockId} ${one.place.blockId}`;
    if (!found.has(pair)) found.set(pair, findingOf('duplicate', [first.place, one.place]));
  }
  return [...found.values()];
}
