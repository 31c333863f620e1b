import { isCaseTerm, isConcept, isDayTerm, isFacetTerm, isNarrowTerm } from '@mocks/understanding/terms';
import { casesOf } from './cases';
import { type Match, weightOf } from './search';

/** Whether what was found is most of what somebody asks: "what if it is cloudy?" asks of clouds alone. */
function isNearlyAll(found: readonly string[], own: readonly string[], common: ReadonlySet<string>): boolean {
  const weigh = (terms: readonly string[]) => weightOf(terms.filter((term) => !isFacetTerm(term)));
  const rare = found.filter((term) => !common.has(term) && isConcept(term));
  return weigh(rare) >= weigh(own) / 2 && weigh(rare) > 0;
}

/** An order for a certain case is only followed when the question is about that case. */
export function meetsCase(
  { sentence: { text, language }, met }: Match,
  common: ReadonlySet<string>,
  own: readonly string[],
): boolean {
  // "If somebody has strong pain, bleeding or a broken tooth": any of them is the case.
  const cases = casesOf(text, language);
  if (cases.length === 0) return true;
  return cases.some((terms) => {
    // "If it arrived broken" is followed by nobody who only speaks of its arriving.
    // Who tells of the noise complains of it, without a word of that.
    const isOfMore = terms.some((term) => term !== '~complaint' && isCaseTerm(term) && met.includes(term));
    const isNarrowed = terms.filter(isNarrowTerm).every(
      (term) =>
        met.includes(term) ||
        (isOfMore && term === '~complaint') ||
        // What somebody complains of was broken by whoever they complain of.
        (term === '~broken' && met.includes('~complaint')),
    );
    if (isNarrowed && terms.some((term) => isCaseTerm(term) && met.includes(term))) return true;
    const found = terms.filter((term) => met.includes(term));
    // "A phone", of which a repair shop speaks all the time, makes no case.
    const isOfIt = found.length === terms.length || found.some((term) => !common.has(term));
    return isNarrowed && isOfIt && (found.length >= terms.length / 2 || isNearlyAll(found, own, common));
  });
}

/** So much of a question has to be of a case that nothing else speaks of. */
const LEAST_OF_CASE = 0.33;

/** Whether a case is the nearest to what somebody tells, by a word that makes it one: "500 kilos of olives, can you press them?" */
export function isNearCase(
  { sentence: { text, language }, met }: Match,
  common: ReadonlySet<string>,
  own: readonly string[],
): boolean {
  const asked = own.filter((term) => !isFacetTerm(term) && !/^\d+$/.test(term));
  return casesOf(text, language).some((terms) => {
    const found = terms.filter((term) => met.includes(term) && !common.has(term) && !isDayTerm(term));
    return (
      terms.filter(isNarrowTerm).every((term) => met.includes(term)) &&
      weightOf(found) >= weightOf(asked) * LEAST_OF_CASE
    );
  });
}
