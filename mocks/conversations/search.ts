import { fold, WORD } from '@mocks/understanding/fold';
import {
  isCaseTerm,
  isConcept,
  isDayTerm,
  isFacetTerm,
  isGoodsTerm,
  isMonthTerm,
  isNarrowTerm,
  isStrictTerm,
  stem,
  termsIn,
} from '@mocks/understanding/terms';
import MiniSearch from 'minisearch';
import { isAskedAbout } from './cases';
import type { Sentence } from './known-sentences';
import { caseOf, isForAll } from './speak-order';
import { isForTheSick, termsAsked } from './terms-asked';

/** The words of a text that say something, without their endings. */
export function meaningfulWords(text: string): string[] {
  return [...new Set((text.match(WORD) ?? []).flatMap((word) => stem(word) ?? []))];
}

/** The same, as they were typed. */
export function termsOf(question: string): string[] {
  return [...new Set((question.match(WORD) ?? []).filter((word) => stem(word) !== null))];
}

/** This share of what the question is about has to be found, or the agent says that it does not know. */
const LEAST_FOUND = 0.34;
/** A rule that forbids is met by less: by the one thing that it names. */
const LEAST_FORBIDDEN = 0.25;
/** What is known as a concept tells more of a question than a word that may be anything. */
const CONCEPT_WEIGHT = 1.25;
const WORD_WEIGHT = 0.8;
const ASIDE_WEIGHT = 0.5;
/** A story told beside a question does not make it another one: more words than these weigh nothing. */
const MOST_WORDS = 3;

/** How much of a question some of its terms are. */
export function weightOf(terms: readonly string[]): number {
  const asides = terms.filter((term) => isDayTerm(term) || isMonthTerm(term) || isGoodsTerm(term));
  const concepts = terms.filter((term) => isConcept(term) && !asides.includes(term));
  const words = terms.length - asides.length - concepts.length;
  return (
    concepts.length * CONCEPT_WEIGHT +
    asides.length * ASIDE_WEIGHT +
    Math.min(words, MOST_WORDS) * WORD_WEIGHT
  );
}
/** How much a sentence is worth that is about a narrower thing than what was asked for. */
const TOO_NARROW = 0.6;

/** How much less what of a thing is asked for weighs than the thing. */
const FACET_WEIGHT = 0.5;
/** How much less a figure weighs: "3 lamps" are no 3 days. */
const FIGURE_WEIGHT = 0.1;
/** How much less what was asked before weighs. */
const EARLIER_WEIGHT = 0.4;

/** What a rule about something wider is about, too: nuts, by one about allergies. */
const SAID_BY = [
  ['~nuts', '~allergy'],
  ['~gluten', '~allergy'],
  ['~balearic', '~island'],
  ['~canary', '~island'],
  ['~broken', '~breakdown'],
] as const;
const isMet = (term: string, met: readonly string[]) =>
  met.includes(term) || SAID_BY.some(([said, by]) => said === term && met.includes(by));

/** A sentence that a question meets, and how well. */
export type Match = {
  sentence: Sentence;
  words: number;
  wordsInText: number;
  score: number;
  enough: boolean;
  /** What of the question it meets. */
  met: string[];
};

/** A figure alone is about nothing, nor is what of a thing is asked for. */
const isFigure = (term: string) => /^\d+$/.test(term);
const isTopic = (term: string) => !isFacetTerm(term) && !isFigure(term);

/** What a question asks for, and what of the one before it still counts. */
function wantedOf(own: readonly string[], earlier: readonly string[]) {
  const facets = own.filter(isFacetTerm);
  const still = earlier.filter((term) => !own.includes(term) && (facets.length === 0 || !isFacetTerm(term)));
  // "And how long does it take?", "and on Sundays?": it is what was spoken of.
  const isOfItself = (term: string) =>
    isTopic(term) && !isDayTerm(term) && (isConcept(term) || facets.length === 0);
  return own.some(isOfItself) ? { asked: own, before: still } : { asked: [...own, ...still], before: [] };
}

/** "Which days do you come?" is answered by days, and by what says that it is open or delivers at certain hours. */
const WHICH_DAYS = /\b(?:which|what) days?\b|(?<!\p{L})qué días?(?!\p{L})/iu;
const tellsDays = (text: string) => {
  const terms = termsIn(text);
  return terms.some((term) => isDayTerm(term) || term === '~hours') || !terms.includes('~?price');
};

/** "How much is a repair?" is not answered by how long it takes. */
const HOW_MUCH =
  /\bhow much (?:is|are|does|do|would|will)\b|(?<!\p{L})cu[aá]nto (?:me )?(?:cuesta|costar|vale|valdr|sale|saldr)/iu;

/** Who asks what it costs, and of nothing else. */
const COSTS =
  /\bhow much\b|\bwhat (?:do|will|would) (?:i|we) pay\b|\bcosts?\b|\bprices?\b|\bcuanto (?:cuesta|vale|sale|es|costaria|cobrais|cobran)\b|\bprecios?\b/;

/** "How long does it take?" names nothing: it is how long what there is takes. */
const HOW_LONG =
  /^\W*(?:and |so |y )?(?:(?:about |roughly )?how long (?:does|do|will|would) (?:it|that|this|you) (?:usually |normally )?take|cuanto (?:se )?tard(?:ais|an|a|aria|ariais)|cuanto tiempo (?:se )?tard(?:ais|an|a))(?: mas o menos)?\W*$/;
const TELLS_LENGTH =
  /\b(?:takes?|ready (?:in|within)|turnaround|delivered? (?:in|within)|tarda\w*|plazo|list[oa]s? en)\b/i;

/** "What time do you collect it?" is not answered by what it costs. */
const AT_WHAT_TIME = /\bwhat time\b|(?<!\p{L})a (?:qu[eé]|q) horas?(?!\p{L})/iu;
function tellsTime(text: string): boolean {
  const terms = termsIn(text);
  return ['~hours', '~?duration'].some((term) => terms.includes(term)) || !terms.includes('~?price');
}

/** The sentences that a question meets, best first; `earlier` is a question that this one goes on from. */
export function searchSentences(
  sentences: readonly Sentence[],
  question: string,
  earlier: readonly string[] = [],
  own: readonly string[] = termsAsked(sentences, question),
): Match[] {
  const index = new MiniSearch<Sentence>({
    fields: ['text', 'under'],
    tokenize: (text) => termsIn(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: { text: 3 },
      prefix: (term) => term.length > 3 && !isConcept(term),
    },
  });
  index.addAll(sentences);
  const { asked, before } = wantedOf(own, earlier);
  const topics = asked.filter(isTopic);
  const needed = topics.length > 0 ? topics : asked;
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const weigh = (term: string) =>
    (before.includes(term) ? EARLIER_WEIGHT : 1) *
    (isFacetTerm(term) ? FACET_WEIGHT : 1) *
    (isFigure(term) ? FIGURE_WEIGHT : 1);
  const found = index.search([...asked, ...before].join(' '), {
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    boostTerm: weigh,
  });
  const asksDays = WHICH_DAYS.test(question);
  const asksTime = AT_WHAT_TIME.test(question) && !asked.includes('~?price');
  // "What's it cost for 5 hours?" names nothing: it is the price of what there is.
  const asksPrice = earlier.length === 0 && asked.includes('~?price') && COSTS.test(fold(question));
  const asksLength = earlier.length === 0 && HOW_LONG.test(fold(question));
  const strict = [...asked, ...before].filter(isStrictTerm);
  const matches = found.flatMap((result): Match[] => {
    const sentence = byId.get(Number(result.id));
    if (!sentence) return [];
    const met = [...new Set(result.queryTerms)];
    const metNow = needed.filter((term) => isMet(term, met));
    const inText = Object.entries(result.match).filter(([, fields]) => fields.includes('text'));
    // A facet alone, or a word of what stands before it, is no answer; a title is.
    const isTitled = sentence.citation.kind === 'knowledge' && metNow.length > 0;
    // "And is it paid separately?": what the sentence before is about, and in this one what is asked of it.
    const isOfBefore = own.every(isFacetTerm) && inText.length > 0 && metNow.length > 0;
    const saysIt = isTitled || isOfBefore || inText.some(([term]) => !isFacetTerm(term));
    // Who is in an emergency is told what to do, whatever else they name.
    const isThere = met.includes('~emergency') || strict.every((term) => isMet(term, met));
    // "I bought a lamp on Tuesday" is about a lamp, and about no day.
    const isOfMore =
      metNow.some((term) => !isDayTerm(term)) ||
      !needed.some((term) => isConcept(term) && !isDayTerm(term) && !(asksPrice && term === '~people'));
    // "What is a kayak for two?": that a sentence has a price at all, where one is asked for, is part of it.
    const facets = asked.filter((term) => isFacetTerm(term) && met.includes(term) && topics.length > 0);
    const ofFacets = facets.length > 0 && inText.some(([term]) => isFacetTerm(term)) ? ASIDE_WEIGHT : 0;
    const share = (weightOf(metNow) + ofFacets) / (weightOf(needed) + ofFacets);
    // "How long does it take to hem trousers?" is not answered by what that costs.
    const isOfPrice =
      asked.includes('~?duration') &&
      !asked.includes('~?price') &&
      !met.includes('~?duration') &&
      termsIn(sentence.text).includes('~?price');
    const isOfLength =
      HOW_MUCH.test(question) &&
      !asked.includes('~?duration') &&
      !termsIn(sentence.text).includes('~?price') &&
      termsIn(sentence.text).includes('~?duration');
    // What happened to somebody is what they write about, however much of the story they tell.
    const isOfCase =
      caseOf(sentence.text, sentence.language) !== undefined &&
      met.some((term) => isConcept(term) && isCaseTerm(term));
    // "We do not remove raccoons" is met by whoever names one.
    const isLimit = sentence.guardrail || isForAll(sentence.text);
    const isAsked = isAskedAbout(sentence.text, sentence.language, met);
    const isOfTime = !asksTime || tellsTime(sentence.text);
    const enough =
      !isOfPrice &&
      !isOfLength &&
      isOfTime &&
      !(asksDays && !tellsDays(sentence.text)) &&
      saysIt &&
      isThere &&
      isOfMore &&
      (topics.length > 0 ||
        (asksPrice && termsIn(sentence.text).includes('~?price')) ||
        (asksLength && TELLS_LENGTH.test(sentence.text))) &&
      (isAsked || share >= (isLimit || isOfCase ? LEAST_FORBIDDEN : LEAST_FOUND));
    const isOther = isForTheSick(sentence) && !met.includes('~sick');
    const isTooNarrow = termsIn(sentence.text).some((term) => isNarrowTerm(term) && !met.includes(term));
    const score = result.score * (isTooNarrow ? TOO_NARROW : 1);
    return [
      { sentence, words: met.length, wordsInText: inText.length, score, enough: enough && !isOther, met },
    ];
  });
  return matches.toSorted((a, b) => b.score - a.score);
}
