import { CONCEPT_WORDS } from './concepts';
import { isFunctionWord } from './language-said';
import { isSmallWord } from './small-words';
import { wordsOf } from './spelling';

const CONCEPTS = new Set(CONCEPT_WORDS.map(({ words }) => words));

/** Nobody says this aloud: letters without a vowel, or too many without one. */
const isUnspeakable = (word: string) =>
  !/[aeiouy]/.test(word) || /[^aeiouy\d]{5,}/.test(word) || /^(?:asdf|qwer|zxcv)/.test(word);

/** Whether a message is letters at random: nothing in it is a word of either language, or of the agent. */
export function isGibberish(message: string, alsoKnown: string): boolean {
  const words = wordsOf(message);
  const also = new Set(wordsOf(alsoKnown));
  if (words.some((word) => isSmallWord(word) || isFunctionWord(word) || CONCEPTS.has(word) || also.has(word)))
    return false;
  // Somebody who asks something means something by it.
  return words.some(isUnspeakable) || (words.length > 1 && !message.includes('?'));
}
