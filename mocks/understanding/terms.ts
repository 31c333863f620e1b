import {
  isCaseByItself,
  isDay,
  isFacet,
  isGoods,
  isMonth,
  isNarrow,
  isStrict,
  takeConcepts,
} from './concepts';
import { fold, WORD } from './fold';
import { isSmallWord } from './small-words';
import { spelled } from './spelling';

const LONGEST_STEM = 6;

/** Cuts the endings off, so that "devoluciones" meets "devolver"; null for a word that says nothing. */
export function stem(word: string): string | null {
  const folded = fold(word);
  if (folded === '' || isSmallWord(folded)) return null;
  if (folded.length <= 3) return folded;
  // "Clases" and "clase" are one word, and so are "flores" and "flor", "nesting" and "nest".
  const single = folded.replace(/(?<!s)s$/, '').replace(/(?<=[a-z]{4})ing$/, '');
  return (single.length > 4 ? single.replace(/(?<!l)e$/, '') : single).slice(0, LONGEST_STEM);
}

/** What stands before a term that is a concept, and no word. */
const CONCEPT_MARK = '~';

/** Whether a term is a concept, so that only the very same one meets it. */
export const isConcept = (term: string) => term.startsWith(CONCEPT_MARK);

/** Whether it tells only what of a thing is asked for, such as its price. */
export const isFacetTerm = (term: string) => isConcept(term) && isFacet(term.slice(1));

/** Whether it narrows a subject, such as express delivery. */
export const isNarrowTerm = (term: string) => isConcept(term) && isNarrow(term.slice(1));

/** Whether it happened to somebody, and alone makes a case of which a rule speaks. */
export const isCaseTerm = (term: string) => isConcept(term) && isCaseByItself(term.slice(1));

/** Whether it is a day of the week. */
export const isDayTerm = (term: string) => isConcept(term) && isDay(term.slice(1));

/** Whether it is a month, which is when something happens. */
export const isMonthTerm = (term: string) => isConcept(term) && isMonth(term.slice(1));

/** Whether it is one of many things of which the same is true. */
export const isGoodsTerm = (term: string) => isConcept(term) && isGoods(term.slice(1));

/** Whether an answer that does not have it is about another place. */
export const isStrictTerm = (term: string) => isConcept(term) && isStrict(term.slice(1));

/** Texts are read again and again: those of an agent at each question. */
const KEPT_MAX = 3000;
const kept = new Map<string, string[]>();

/** What a text is about: its concepts, in whatever language it is, and the words that belong to none. */
export function termsIn(text: string, known?: ReadonlySet<string>): string[] {
  const own = known ? undefined : kept.get(text);
  if (own) return own;
  const folded = fold(text);
  const { concepts, rest } = takeConcepts(known ? spelled(folded, known) : folded);
  const words = (rest.match(WORD) ?? []).flatMap((word) => stem(word) ?? []);
  const terms = [...new Set([...[...concepts].map((concept) => CONCEPT_MARK + concept), ...words])];
  if (known) return terms;
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(text, terms);
  return terms;
}
