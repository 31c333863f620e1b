import { foldText } from './fold-text';

/** So far may the letters of an abbreviation lie apart: "nwag" finds "new agent", "arg" does not find "Nicaragua". */
const SPREAD = 3;
/** A shorter word with another letter in it is another word. */
const LETTERS_WITH_A_SLIP = 4;

/** Whether all letters are in the text in this order, close together, from the beginning of a word on. */
function isAbbreviation(text: string, letters: string): boolean {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    let at = index;
    for (const letter of letters) {
      const next = text.indexOf(letter, at);
      if (next < 0 || (at === index && next !== index)) {
        at = -1;
        break;
      }
      at = next + 1;
    }
    if (at >= 0 && at - index <= letters.length * SPREAD) return true;
  }
  return false;
}

/** Whether a word begins as it was typed, but for one letter that is wrong, missing or too many. */
function hasOneSlip(word: string, typed: string): boolean {
  const same = [...typed].findIndex((letter, at) => letter !== word[at]);
  if (same < 0) return true;
  const rest = typed.slice(same);
  return (
    word.startsWith(rest.slice(1), same + 1) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest.slice(1), same) ||
    // Two that changed places.
    word.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, same)
  );
}

function scoreOfWord(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at === 0) return 1;
  if (text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word))) return 0.9;
  if (at > 0) return 0.7;
  if (isAbbreviation(text, word)) return 0.5;
  const maySlip = word.length >= LETTERS_WITH_A_SLIP;
  return maySlip && text.split(/[^\p{L}\p{N}]+/u).some((one) => hasOneSlip(one, word)) ? 0.3 : 0;
}

/**
 * How well a text fits what was typed, from 0, not at all, to 1: each typed word counts, in any order, whatever the case
 * and the accents.
 */
export function fuzzyScore(text: string, typed: string): number {
  const folded = foldText(text);
  const words = foldText(typed.trim()).split(/\s+/);
  return Math.min(...words.map((word) => scoreOfWord(folded, word)));
}
