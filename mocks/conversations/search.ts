import MiniSearch from 'minisearch';
import type { Sentence } from './known-sentences';

// Words that carry no question of their own; folded as `fold` folds them.
const STOPWORDS = new Set(
  [
    'a al algo ante aqui con cual cuales cuando cuanta cuantas cuanto cuantos como de del desde donde dime el ella',
    'ellos en entre era es esa ese eso esta este esto estos estas fue ha hace hacen hacer hago hasta hay he la las',
    'le les lo los me mi mis muy necesito no nos o os para pero por porque puede puedo puedes que quien quiero quisiera',
    'se ser si sin sobre son soy su sus saber tambien te teneis tengo tiene tienen tienes tu tus un una unas unos usted y ya',
    'about an and any are as at be been but by can could did do does for from get give had has have how i if in into',
    'is it its me my of on or our please should so tell than that the their them there they this to us want was we were',
    'what when where which who why will with would you your need know',
  ].flatMap((line) => line.split(' ')),
);

const LONGEST_STEM = 6;

/** Small letters without accents. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Cuts the endings off, so that "devoluciones" meets "devolver"; null for a word that says nothing. */
function stem(word: string): string | null {
  const folded = fold(word);
  if (folded === '' || STOPWORDS.has(folded)) return null;
  const plural = folded.length > 4 ? /(es|s)$/ : /s$/;
  return folded.length > 3 ? folded.replace(plural, '').slice(0, LONGEST_STEM) : folded;
}

/** A word or a number. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text that say something, without their endings. */
export function meaningfulWords(text: string): string[] {
  return [...new Set((text.match(WORD) ?? []).flatMap((word) => stem(word) ?? []))];
}

/** The same, as they were typed. */
export function termsOf(question: string): string[] {
  return [...new Set((question.match(WORD) ?? []).filter((word) => stem(word) !== null))];
}

/** This share of the question's words has to be found, or the agent says that it does not know. */
const LEAST_FOUND = 0.34;

/** A sentence that a question meets, and how well. */
export type Match = {
  sentence: Sentence;
  words: number;
  wordsInText: number;
  score: number;
  enough: boolean;
};

/** The sentences that a question meets, best first. */
export function searchSentences(sentences: readonly Sentence[], question: string): Match[] {
  const index = new MiniSearch<Sentence>({
    fields: ['text', 'under'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: stem,
    searchOptions: {
      boost: { text: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 1 : false),
    },
  });
  index.addAll(sentences);
  const asked = meaningfulWords(question);
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  return index.search(question).flatMap((result) => {
    const sentence = byId.get(Number(result.id));
    const words = new Set(result.queryTerms).size;
    const wordsInText = Object.values(result.match).filter((fields) => fields.includes('text')).length;
    const enough = words / asked.length >= LEAST_FOUND;
    return sentence ? [{ sentence, words, wordsInText, score: result.score, enough }] : [];
  });
}
