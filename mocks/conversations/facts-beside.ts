import { isDayTerm, isFacetTerm, isNarrowTerm, termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import type { Sentence } from './known-sentences';
import type { Match } from './search';
import { isOrder } from './speak-order';
import { saidOf } from './voice';

/** A sentence, and the words in which the agent says it. */
export type Voiced = { match: Match; text: string };

/** A sentence without which the one before it is half of the truth. */
export const CONTINUES =
  /^(?:después(?! de)|luego|más (?:tarde|lejos)|fuera de (?:ahí|esa zona|ese radio)|further (?:away|out|afield)|(?:beyond|outside) (?:that|this)|si no|de lo contrario|en caso contrario|after (?:that|this),? (?:half|it|we|you|they|[€$£])|afterwards|later|otherwise|if not|then|(?:a partir de|from|over|for more than) \d+)(?!\p{L})/iu;

/** What comes of cancelling too late belongs to it. */
const AFTER_THAT = /^(?:after (?:that|this)|later|después de|pasado)(?!\p{L})/iu;

/** Of which day it is told stands in the sentence before. */
const THE_DAY_BEFORE =
  /\bthe (?:day|evening|night) before(?=\W*$)|(?<!\p{L})(?:el día (?:antes|anterior)|la víspera)(?=\W*$)/iu;

/** "After that it cannot be refunded": alone it says not after what. */
const OF_WHAT_CAME =
  /^(?:after (?:that|this)|afterwards|otherwise|if not|in that case|después(?! de)|pasad[oa] (?:ese|esa|este|esta)|si no|de lo contrario|en (?:ese caso|caso contrario))(?!\p{L})/iu;

/** "It is closed on Sundays": what the sentence before names. */
const OF_BEFORE = /^(?:it|they|this|these|those)\b/i;

/** The sentences without whose words others say nothing. */
export function before(
  said: readonly Voiced[],
  known: readonly Sentence[],
  language: Locale,
  formal: boolean,
) {
  return said.flatMap(({ match, text }): Voiced[] => {
    const last = known.find(({ id }) => id === match.sentence.id - 1);
    // "A rush order is ready in three days" is the exception to what stands before it.
    const isException =
      last !== undefined &&
      termsIn(match.sentence.text).some((term) => isNarrowTerm(term) && !match.met.includes(term)) &&
      termsIn(last.text).some((term) => isFacetTerm(term) && match.met.includes(term));
    const isOfIt =
      (OF_BEFORE.test(text) || OF_WHAT_CAME.test(match.sentence.text) || isException) &&
      last?.citation.sourceId === match.sentence.citation.sourceId;
    const isSaid = said.some((one) => one.match.sentence === last);
    const named =
      last && isOfIt && !isSaid && !isOrder(last.text, last.language)
        ? saidOf(last, language, formal)
        : undefined;
    return last && named !== undefined ? [{ match: { ...match, sentence: last }, text: named }] : [];
  });
}

/** What goes on from what is said: "After that, half is charged." */
export function continuing(
  said: readonly Voiced[],
  known: readonly Sentence[],
  language: Locale,
  formal: boolean,
): Voiced[] {
  return said.flatMap(({ match }) => {
    const next = known.find(({ id }) => id === match.sentence.id + 1);
    const isOfIt =
      next?.citation.sourceId === match.sentence.citation.sourceId &&
      (CONTINUES.test(next.text) ||
        (THE_DAY_BEFORE.test(next.text) && termsIn(match.sentence.text).some(isDayTerm)) ||
        (match.met.includes('~cancel') && AFTER_THAT.test(next.text)));
    const isSaid = said.some((one) => one.match.sentence === next);
    const text = next && isOfIt && !isSaid ? saidOf(next, language, formal) : undefined;
    return next && text !== undefined ? [{ match: { ...match, sentence: next }, text }] : [];
  });
}
