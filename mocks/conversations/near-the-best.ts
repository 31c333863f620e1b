import {
  isCaseTerm,
  isConcept,
  isDayTerm,
  isFacetTerm,
  isNarrowTerm,
  termsIn,
} from '@mocks/understanding/terms';
import { isForCase, isOfCase } from './cases';
import type { Voiced } from './facts-beside';
import type { Match } from './search';
import { conditionOf } from './speak-order';
import { sharesTopic, withoutStray } from './without-stray';

/** Where a good match ends: a sentence has to be at least this near to the best one. */
const NEAR_THE_BEST = 0.75;
const MOST_SENTENCES = 3;

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
export function isWholeCase({ sentence: { text, language }, met }: Match): boolean {
  const terms = termsIn(conditionOf(text, language) ?? '').filter(
    (term) => isConcept(term) && isOfCase(term),
  );
  return terms.length > 0 && terms.every((term) => met.includes(term));
}

/** The near ones of a list that is led by the best. */
export function nearTheBest(found: readonly Voiced[], question: string): Voiced[] {
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
