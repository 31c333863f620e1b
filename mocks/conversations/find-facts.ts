import { angryWords } from '@mocks/understanding/speech-acts';
import {
  isCaseTerm,
  isConcept,
  isDayTerm,
  isFacetTerm,
  isNarrowTerm,
  isStrictTerm,
  termsIn,
} from '@mocks/understanding/terms';
import type { Locale, UnusedSentence } from '@/api/generated/schemas';
import { sourceOf } from './answer';
import { blanksIn } from './blanks';
import { isForCase, isOfCase } from './cases';
import { before, CONTINUES, continuing, type Voiced } from './facts-beside';
import type { Sentence } from './known-sentences';
import { isNearCase, meetsCase } from './meets-case';
import { type Match, searchSentences, weightOf } from './search';
import { conditionOf, isForAll } from './speak-order';
import { termsAsked } from './terms-asked';
import { saidOf } from './voice';
import { withoutGiven } from './without-given';
import { sharesTopic, withoutStray } from './without-stray';

/** Where a good match ends: a sentence has to be at least this near to the best one. */
const NEAR_THE_BEST = 0.75;
const MOST_SENTENCES = 3;

/** How many sentences that were left out are told of. */
const MOST_UNUSED = 6;

/** What was found for a question. */
export type Found = {
  /** What is said, each with its words. */
  said: Voiced[];
  /** A rule that forbids to answer. */
  forbids: Match | undefined;
  /** Every sentence that was met well enough. */
  enough: Match[];
  /** The best of what was left out, and why. */
  notUsed: (toolAnswers: boolean) => UnusedSentence[];
  /** What would have been said, had it no blank in it. */
  hasBlank: boolean;
};

type Asked = {
  known: readonly Sentence[];
  question: string;
  earlier: readonly string[];
  language: Locale;
  formal: boolean;
};

const isForbidding = (text: string) =>
  isForAll(text) || /^(?:no|nunca|jamás|never|do not|don't|don’t)\b/i.test(text);

/** "What is a visit?" is not answered by what cancelling one costs. */
const isNarrower = ({ sentence, met }: Match) =>
  termsIn(sentence.text).some((term) => isNarrowTerm(term) && !met.includes(term));

const isOfSame = (one: Match, other: Match) =>
  isNarrower(one) === isNarrower(other) &&
  one.sentence.citation.sourceId === other.sentence.citation.sourceId &&
  one.met.length === other.met.length &&
  one.met.every((term) => other.met.includes(term));

/** "How long is a class?" is not answered by what a class costs, where something says how long. */
const isLessOfSame = (one: Match, best: Match) =>
  one.met.length < best.met.length &&
  one.met.every((term) => best.met.includes(term)) &&
  best.met.some((term) => isConcept(term) && !one.met.includes(term));

/** Whether it says what of a known thing is asked for. */
const isFacetOfTopic = ({ met }: Match) =>
  met.some(isFacetTerm) && met.some((term) => isConcept(term) && !isFacetTerm(term) && !isDayTerm(term));

/** Whether all that makes a certain case was named: then what is to be done in it is what was asked for. */
function isWholeCase({ sentence: { text, language }, met }: Match): boolean {
  const terms = termsIn(conditionOf(text, language) ?? '').filter(
    (term) => isConcept(term) && isOfCase(term),
  );
  return terms.length > 0 && terms.every((term) => met.includes(term));
}

/** The near ones of a list that is led by the best. */
function nearTheBest(found: readonly Voiced[], question: string): Voiced[] {
  const most = Math.max(...found.map(({ match }) => match.words));
  const cases = found.filter(({ match }) => isWholeCase(match) && match.words === most);
  // What happened is what is told of, by whatever speaks of it.
  const happened = found.flatMap(({ match }) => (isWholeCase(match) ? match.met.filter(isCaseTerm) : []));
  const ofIt = found.filter(({ match }) => match.met.some((term) => happened.includes(term)));
  // Whoever complains asks for nothing beside what is to be done then.
  const complained = found.filter(
    ({ match: { met, sentence } }) => met.includes('~complaint') && isForCase(sentence),
  );
  const told = complained.length > 0 ? complained : cases.length > 0 ? cases : ofIt.length > 0 ? ofIt : found;
  const ofBest = told.filter(({ match }) => !told.some((one) => isLessOfSame(match, one.match)));
  // "How long does a bouquet take?" is no question about bouquets where something says how long deliveries take.
  const asked = ofBest.filter(({ match }) => isFacetOfTopic(match));
  const facts =
    asked.length > 0
      ? ofBest.filter(
          ({ match }) =>
            match.met.some(isFacetTerm) ||
            (match.met.some(isConcept) && !asked.some((one) => sharesTopic(match, one.match))),
        )
      : ofBest;
  const near = withoutStray(facts, question);
  const [best] = near;
  return near
    .filter(
      ({ match, match: { score, wordsInText } }) =>
        best &&
        (score === best.match.score ||
          // Of one block two sentences on the very same belong together.
          isOfSame(best.match, match) ||
          (wordsInText >= best.match.wordsInText && score >= best.match.score * NEAR_THE_BEST)),
    )
    .slice(0, MOST_SENTENCES);
}

/** So many sentences of an agent speak of what is no news to it. */
const COMMON = 3;

function commonTerms(sentences: readonly Sentence[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const term of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Set([...counts].flatMap(([term, count]) => (count >= COMMON ? [term] : [])));
}

/** "Never recommend sprays against bees": whoever only speaks of bees asks for nothing that is forbidden. */
const AGAINST = /(?<!\p{L})(?:against|contra)\s[^,.;]+/giu;

/** Whether a question meets what a rule forbids, and not only what that is against. */
function meetsForbidden({ sentence: { text }, met }: Match): boolean {
  const named = termsIn(text);
  const forbidden = termsIn(text.replace(AGAINST, ' '));
  return met.some((term) => forbidden.includes(term) || !named.includes(term));
}

/** "Never give a price for a repair": all that it names was asked for, of which the agent may speak all the time. */
function isWholeLimit({ sentence: { text }, met }: Match): boolean {
  const named = termsIn(text).filter(isConcept);
  return named.length > 1 && named.every((term) => met.includes(term));
}

/** Of what nobody is answered by the way, where it is forbidden. */
const RISKY = new Set(['~poison', '~medicine', '~health', '~recipe', '~valuation', '~politics']);

/** What broke in the asker's own hands is no damage of the delivery. */
const OWN_DAMAGE =
  /\b(?:my|our) (?:cat|dog|kids?|child|children|son|daughter|toddler|baby|husband|wife)\b.{0,25}\b(?:broke|scratched|smashed|dropped|chewed|tore|damaged)\b|\bi(?:['’]?ve)? (?:just )?(?:dropped|broke|broken|smashed|scratched|spilt|spilled)\b(?! (?:a|my|one of my) (?:tooth|teeth|\w+ tooth|leg|arm|finger))|\b(?:mi|el|la|nuestr[oa]) (?:gat[oa]|perr[oa]|hij[oa]|nin[oa]|beb[eé])\b.{0,25}\b(?:rompi[oó]|roto|ara[nñ][oó]|mordi[oó]|tir[oó])(?!\p{L})|\bse me (?:ha )?ca(?:y[oó]|[ií]do)(?!\p{L})|\b(?:he roto|lo romp[ií]|la romp[ií])(?!\p{L})/iu;

/** What joins two questions. */
const JOINED = /[,;?].*\p{L}|(?<!\p{L})(?:and|or|y|e|o|also|también|además|plus)(?!\p{L})/iu;

/** Nobody is asked for a number that they have just given. */
const ASKS_NUMBER = /\b(?:order|booking|invoice) number\b.*\?|número de (?:pedido|reserva|factura).*\?/i;
export const NUMBER_GIVEN = /(?<!\w)[a-z]{0,3}\d{4,}\b/i;

/** "Can I pause it while I'm on holiday?": in what case, where nothing is known of that. */
const IN_WHAT_CASE =
  /(?<=\p{L}[^,.;?]{8,})\s(?:while|when|if|since|because|mientras|cuando|si|porque|ya que)\s[^,.;?]+(?=[?.]|$)/iu;

/**
 * Finds what an agent may say to a question, of what it is told and knows; where it knows nothing of the case that the
 * question ends with, what it knows of the rest.
 */
export function findFacts(asked: Asked): Found {
  const found = factsFor(asked);
  const rest = asked.question.replace(IN_WHAT_CASE, '');
  if (found.said.length > 0 || found.forbids || found.hasBlank || rest === asked.question) return found;
  const ofRest = factsFor({ ...asked, question: rest });
  return ofRest.said.length > 0 ? ofRest : found;
}

function factsFor(asked: Asked): Found {
  const { known, question, earlier, language, formal } = asked;
  const used = known.filter(({ enabled }) => enabled);
  const own = termsAsked(used, question);
  const common = commonTerms(used);
  const matches = searchSentences(used, question, earlier, own);
  // By themselves: what is switched off must not change how the rest is weighed.
  const off = searchSentences(
    known.filter(({ enabled }) => !enabled),
    question,
    earlier,
  ).filter(({ enough }) => enough);
  const enough = matches.filter((match) => match.enough);
  const facts = enough.filter(({ sentence }) => !sentence.guardrail);
  // A guardrail speaks only when it meets more of the question than any fact does.
  // A day is no part of what is asked: "will it be sunny on Saturday?" is about the weather.
  const saysOf = ({ met }: Match) =>
    weightOf(met.filter((term) => !isDayTerm(term) && !isFacetTerm(term) && !common.has(term)));
  const cases = facts.filter((match) => meetsCase(match, common, own));
  const most = Math.max(0, ...cases.map(saysOf));
  const bestScore = Math.max(0, ...cases.map(({ score }) => score));
  const limits = enough.filter(
    (match) =>
      match.sentence.guardrail &&
      (saysOf(match) > most ||
        (saysOf(match) === most && match.score > bestScore && match.met.some(isFacetTerm)) ||
        // "How much rat poison do I put down?": of the poison nothing else speaks.
        ((saysOf(match) === most || !own.some(isFacetTerm)) &&
          match.met.some((term) => RISKY.has(term) && !cases.some(({ met }) => met.includes(term))))) &&
      (match.met.some((term) => !common.has(term)) || isWholeLimit(match)) &&
      meetsForbidden(match),
  );
  const forbids = limits.find(({ sentence }) => isForbidding(sentence.text));
  // "Do you have a pool for dogs?" is not answered by what a kennel says of dogs, which is all of it.
  const isOfOther = ({ met }: Match) =>
    met.every((term) => common.has(term) && isStrictTerm(term)) &&
    own.some((term) => !isFacetTerm(term) && !isDayTerm(term) && !met.includes(term));
  const voiced = (found: readonly Match[]) =>
    found.flatMap((match): Voiced[] => {
      if (
        isOfOther(match) ||
        !meetsCase(match, common, own) ||
        (OWN_DAMAGE.test(question) && match.met.includes('~broken'))
      )
        return [];
      const text = saidOf(match.sentence, language, formal);
      const isGiven = text !== undefined && ASKS_NUMBER.test(text) && NUMBER_GIVEN.test(question);
      return text === undefined || isGiven ? [] : [{ match, text: withoutGiven(text, question) }];
    });
  const [nearest] = matches;
  // Who is angry is answered as that, and their own damage is no case of anybody's.
  const isStory = facts.length === 0 && limits.length === 0 && !OWN_DAMAGE.test(question);
  const isNear = isStory && angryWords(question).length === 0 && nearest && isNearCase(nearest, common, own);
  const nearCase = isNear ? nearest : undefined;
  const told = nearCase && saidOf(nearCase.sentence, language, formal);
  const nearby = nearCase && told !== undefined ? [{ match: nearCase, text: told }] : [];
  const chosen = forbids ? [] : [...nearTheBest(voiced(facts), question), ...nearby];
  // Somebody may ask for two things at once: what is still open is looked for by itself.
  const open = own.filter((term) => !chosen.some(({ match }) => match.met.includes(term)));
  const isCaseTold = chosen.some(({ match }) => isWholeCase(match) && match.met.some(isCaseTerm));
  const isWhole =
    chosen.length === 0 ||
    earlier.length > 0 ||
    open.length === 0 ||
    (isCaseTold && !JOINED.test(question)) ||
    // Whoever complains and asks nothing is sold nothing.
    (chosen.some(({ match }) => match.met.includes('~complaint')) && !/[?¿]/.test(question));
  const [rest] = isWhole
    ? []
    : voiced(
        searchSentences(used, question, [], open).filter(
          ({ enough, sentence }) => enough && !sentence.guardrail,
        ),
      );
  // What the agent speaks of all the time says nothing new of a question.
  const isCommon = (term: string) =>
    common.has(term) || (!isConcept(term) && [...common].some((one) => one.startsWith(term)));
  // A word alone is a second question where the two are joined: "do you take dogs, and is there a pool?"
  const isOpenTerm = (term: string) => open.includes(term) && !isCommon(term);
  // What of a thing is asked for is no second question without another thing.
  const isOfThing = rest?.match.met.some((term) => isOpenTerm(term) && !isFacetTerm(term));
  const isOfRest = rest?.match.met.some(
    (term) => isOpenTerm(term) && (isFacetTerm(term) ? isOfThing : isConcept(term) || JOINED.test(question)),
  );
  const isNew = rest && isOfRest && !chosen.some(({ match }) => match.sentence.id === rest.match.sentence.id);
  const all = isNew ? [...chosen, rest] : chosen;
  // "After that half is charged" says nothing without what it follows.
  const isTorn = ({ match }: Voiced) =>
    CONTINUES.test(match.sentence.text) &&
    !all.some((one) => one.match.sentence.id === match.sentence.id - 1);
  const whole = all.filter((one) => !isTorn(one));
  const found = whole.length > 0 ? whole : all;
  const said = [
    ...before(found, used, language, formal),
    ...found,
    ...continuing(found, used, language, formal),
  ].toSorted((a, b) => a.match.sentence.id - b.match.sentence.id);

  const reasonOf = (match: Match, toolAnswers: boolean): UnusedSentence['reason'] => {
    if (!match.sentence.enabled) return 'switched_off';
    if (!match.enough) return 'too_few_words';
    if (limits.length > 0 && !match.sentence.guardrail) return 'rule_came_first';
    if (match.sentence.guardrail && limits.length === 0) return 'rule_not_met';
    return toolAnswers ? 'tool_answered' : 'less_relevant';
  };
  return {
    said,
    forbids,
    enough,
    notUsed: (toolAnswers) =>
      [...matches, ...off]
        .filter(
          (match) =>
            match !== forbids &&
            (toolAnswers || !said.some((one) => one.match.sentence.id === match.sentence.id)),
        )
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_UNUSED)
        .map((match) => ({ ...sourceOf(match.sentence, match.score), reason: reasonOf(match, toolAnswers) })),
    hasBlank: said.length === 0 && facts.some(({ sentence }) => blanksIn(sentence.text).length > 0),
  };
}
