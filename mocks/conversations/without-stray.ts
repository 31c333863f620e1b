import { fold } from '@mocks/understanding/fold';
import { isConcept, isDayTerm, isFacetTerm } from '@mocks/understanding/terms';
import type { Voiced } from './facts-beside';
import type { Match } from './search';

/** Words of being open. */
const OPEN = /\b(?:open|opens|opening|closed?|closes|shut|abr\p{L}+|abiert\p{L}+|cerr\p{L}+|cierr\p{L}+)\b/u;

/** Words of how long something takes. */
const TAKES = /\b(?:takes?|taking|turnaround|ready (?:in|within)|tard(?:a|an|ais|ar|as|aria|arian))\b/;

/** Whether both are about one thing. */
export const sharesTopic = (one: Match, other: Match) =>
  one.met.some((term) => isConcept(term) && !isFacetTerm(term) && other.met.includes(term));

/** Beside what tells of the very thing by its name, or of being open, what has only a day or an age with the question. */
export function withoutStray(facts: readonly Voiced[], question: string): readonly Voiced[] {
  const [best] = facts;
  if (!best) return facts;
  const namesOf = ({ met }: Match) => met.filter((term) => !isConcept(term) && !/^\d+$/.test(term));
  const names = namesOf(best.match);
  const isOfOtherThing = (match: Match) =>
    names.length > 1 && sharesTopic(match, best.match) && namesOf(match).length === 0;
  const tellsPrice = facts.some(({ match }) => match.met.includes('~?price'));
  const isOfDays = ({ met }: Match) => tellsPrice && met.every(isDayTerm);
  const tellsOpen =
    OPEN.test(fold(question)) && facts.some(({ match }) => OPEN.test(fold(match.sentence.text)));
  const isOfOtherHours = ({ met, sentence }: Match) =>
    tellsOpen && met.every((term) => term === '~hours' || isDayTerm(term)) && !OPEN.test(fold(sentence.text));
  const tellsTaking =
    TAKES.test(fold(question)) && facts.some(({ match }) => TAKES.test(fold(match.sentence.text)));
  const isOfOtherTime = ({ met, sentence }: Match) =>
    tellsTaking && met.includes('~?duration') && !TAKES.test(fold(sentence.text));
  return facts.filter(
    ({ match }) =>
      !isOfOtherTime(match) &&
      (match === best.match || !(isOfOtherThing(match) || isOfDays(match) || isOfOtherHours(match))),
  );
}
