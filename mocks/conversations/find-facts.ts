import { angryWords } from '@mocks/understanding/speech-acts';
import {
  isCaseTerm,
  isConcept,
  isDayTerm,
  isFacetTerm,
  isStrictTerm,
  termsIn,
} from '@mocks/understanding/terms';
import type { Locale, UnusedSentence } from '@/api/generated/schemas';
import { sourceOf } from './answer';
import { blanksIn } from './blanks';
import { before, CONTINUES, continuing, type Voiced } from './facts-beside';
import { isForMore } from './group-size';
import type { Sentence } from './known-sentences';
import { isNearCase, meetsCase } from './meets-case';
import { isWholeCase, nearTheBest } from './near-the-best';
import { type Match, searchSentences, weightOf } from './search';
import { conditionOf, isForAll } from './speak-order';
import { termsAsked } from './terms-asked';
import { saidOf } from './voice';
import { withoutGiven } from './without-given';

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
        isForMore(conditionOf(match.sentence.text, match.sentence.language) ?? '', question) ||
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
