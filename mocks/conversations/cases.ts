import { isFacetTerm, termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import type { Sentence } from './known-sentences';
import { conditionOf } from './speak-order';

/** "If a patient is in pain": of whom a case speaks is nothing of it. */
const WHOSE_CASE =
  /(?<=^(?:if|when|whenever|si|cuando)\s)(?:an?|any|some|the|un|una|el|la|algún|alguna)\s(?:visitor|customer|client|guest|patient|learner|student|member|user|parent|pupil|passenger|caller|tenant|owner|buyer|visitante|cliente|clienta|paciente|alumno|alumna|huésped|socio|socia|usuario|usuaria|pasajero|inquilino|dueño|dueña|comprador|campista|padre|madre)(?!\p{L})/iu;
/** "Asks whether": a case of what stands behind it. */
const ASKS_OF =
  /(?<!\p{L})(?:asks?|wants? to know|pregunta|pregunte|quiere saber)\s(?:whether|if|about|for|si|por|sobre)(?!\p{L})/iu;
const OR = /,| (?:or|o|u) /;
/** "After 23:00": nobody who comes then says the figure. */
export const isOfCase = (term: string) => !isFacetTerm(term) && !/^\d+$/.test(term);

/** Whether it tells what is to be done in a certain case. */
export const isForCase = ({ text, language }: Pick<Sentence, 'text' | 'language'>): boolean =>
  conditionOf(text, language) !== undefined;

/** The cases in which an order is followed, each by what it is about: "strong pain, bleeding or a broken tooth" are three. */
export const casesOf = (text: string, language: Locale): readonly (readonly string[])[] =>
  (conditionOf(text, language) ?? '')
    .split(OR)
    .map((one) => termsIn(one.replace(WHOSE_CASE, ' ').replace(ASKS_OF, ' ')).filter(isOfCase))
    .filter((terms) => terms.length > 0);

/** "If someone asks about leather or fur": whether one of them was named. */
export const isAskedAbout = (text: string, language: Locale, met: readonly string[]): boolean =>
  ASKS_OF.test(conditionOf(text, language) ?? '') &&
  casesOf(text, language).some((terms) => terms.every((term) => met.includes(term)));
