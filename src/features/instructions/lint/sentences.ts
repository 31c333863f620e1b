import type { Locale } from '@/api/generated/schemas/locale.zod';
import { foldText } from '@/lib/fold-text';
import { type Clause, clausesOf } from './clauses';
import { CONDITION_WORDS, NEGATIONS, STOP_WORDS, stemOf } from './word-lists';

/** A sentence of an instruction, taken apart once. */
export interface Sentence {
  /** As it stands in the text. */
  quote: string;
  /** Its words in lower case without accents. */
  words: readonly string[];
  /** What it is about, as stems, without the words that turn it round. */
  subject: ReadonlySet<string>;
  /** How often it is turned round. */
  negations: number;
  /** Holds in some cases only. */
  conditional: boolean;
  clauses: readonly Clause[];
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** What stands at the beginning of a line of a list. */
const BULLET = /^(?:[-*•–]|\d+[.)])\s+/;

/** The words of a text in lower case without accents; "don't" is one. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(WORD) ?? []).map((word) => word.replace(/['’]/g, ''));
}

function read(quote: string, language: Locale): Sentence {
  // "Sin embargo" takes nothing away.
  const words = wordsOf(quote.replace(/sin embargo/gi, ' '));
  const conditional = words.some((word) => CONDITION_WORDS.has(word));
  const content = words.filter((word) => !STOP_WORDS.has(word) && !NEGATIONS.has(word));
  return {
    quote,
    words,
    subject: new Set(content.map(stemOf)),
    negations: words.filter((word) => NEGATIONS.has(word)).length,
    conditional,
    clauses: clausesOf(quote, language, conditional),
  };
}

const SEGMENTERS = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

const KNOWN_MAX = 400;
const known = new Map<string, readonly Sentence[]>();

/** The sentences of a text. Each text is read once: of fifty blocks mostly one has changed. */
export function sentencesOf(text: string, language: Locale): readonly Sentence[] {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const sentences = text
    .split('\n')
    .flatMap((line) => [...SEGMENTERS[language].segment(line.trim().replace(BULLET, ''))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => read(sentence, language));
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, sentences);
  return sentences;
}
