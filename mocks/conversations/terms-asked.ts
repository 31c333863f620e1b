import { BLAMED } from '@mocks/understanding/concepts';
import { fold } from '@mocks/understanding/fold';
import { wordsOf } from '@mocks/understanding/spelling';
import { isConcept, isDayTerm, isFacetTerm, termsIn } from '@mocks/understanding/terms';
import type { Sentence } from './known-sentences';
import { conditionOf } from './speak-order';

/** What somebody says that they do not mean: "my money back, not a voucher". */
const DENIED =
  /(?<=[,;.]\s?)(?:(?:and|or|y|o|ni) )?(?:not|no|ni) (?:(?:in|on|as|by|with|for|en|con|por|como) )?(?:an?|the|some|my|un|una|el|la|mi)\s+\p{L}+/giu;

/** Turns of phrase whose words speak of nothing they name. */
const IDIOMS =
  /(?<!\p{L})(?:en mitad del?|in the middle of|in order (?:to|for)|on the cards|(?:standing|stood|stuck|waiting|locked|i(?:['’]?m| am)) outside|(?:me|te|le|nos|les) salen? (?:fatal|mal|de pena)|in short order|out of order|tiene (?:arreglo|soluci[oó]n)|i(?:['’]?m| am|['’]?ve been| have been) an? (?:\w+ )?(?:customer|client)|soy (?:un |una )?client[ea]|ha(?:s|ve) gone(?: all)?|help(?: me)?(?=\W*$)|com[eéo]\p{L}* en casa|eats? (?:lunch )?at home)(?!\p{L})/giu;
/** Of how many words that say something one may be misspelt where none of them is known. */
const MOST_CORRECTED = 3;

/** What is not meant where something else is said. */
const INSTEAD: readonly (readonly [said: readonly string[], unmeant: string])[] = [
  // Whoever asks when to leave a room asks not when the place is open.
  [['~checkin', '~checkout'], '~hours'],
  // "Something came up, can I move it to next week?"
  [['~reschedule'], '~cancel'],
  // What fell into the water is wet, whatever fell.
  [['~wet'], '~fallen'],
  // "We are late: do we lose the table?" asks how long it is held, "can you guarantee it for Saturday?" for a promise.
  [['~held'], '~late_arrival'],
  [['~late_arrival'], '~breakdown'],
  [['~promise'], '~hours'],
  // "Do you come out to people's houses?" asks for no delivery.
  [['~home_visit'], '~ship'],
  [['~home_visit'], '~home'],
  // "My father died and left his records: do you buy them?"
  [['~secondhand'], '~death'],
  // Who has spilled wine asks for none.
  [['~stain'], '~alcohol'],
  // A broken wing is no damage, and who calls it a joke asks for none.
  [['~injury'], '~broken'],
  [['~complaint'], '~elsewhere'],
  // "Is the 14th still free?" asks for no price.
  [['~slot'], '~?price'],
  // "My cards came and the phone number is smudged" asks for no number and no delivery.
  [['~misspelt'], '~phone'],
  [['~misspelt'], '~ship'],
  // Who cannot bear closed rooms asks for no hours.
  [['~claustrophobia'], '~hours'],
  // "It is his birthday: can it be given as a present?"
  [['~gift'], '~birthday'],
  // "A kayak for two people" is a double one.
  [['~double'], '~people'],
];
const withoutUnmeant = (terms: readonly string[]): string[] =>
  terms.filter(
    (term) =>
      // "I cannot make it on Thursday" asks for no hours of that day.
      !(isDayTerm(term) && terms.includes('~cancel')) &&
      !INSTEAD.some(([said, unmeant]) => unmeant === term && said.some((one) => terms.includes(one))),
  );

/** Whoever asks for a repair, or complains of the company's people, asks of no damage that a delivery did. */
const withoutRepaired = (terms: readonly string[], isBlamed: boolean): string[] =>
  isBlamed || terms.includes('~repair') ? terms.filter((term) => term !== '~broken') : [...terms];

/** What is told instead, where nothing is told of what was asked for. */
const NEAREST: Readonly<Record<string, string>> = {
  '~refund': '~return',
  '~cancel': '~reschedule',
  '~double': '~people',
  '~puncture': '~deflating',
  '~urgent': '~ready',
  '~late_arrival': '~late_fee',
  '~late_fee': '~late_arrival',
  '~corporate': '~people',
  '~saturday': '~weekend',
  '~sunday': '~weekend',
};

/** "In a storm we cancel": no rule for who cannot come. */
const CANCELLED_BY_US =
  /\b(?:(?:do )?we (?:have to )?cancel|we may cancel|(?:is|are|gets?) cancelled (?:by us|if|when|in|for)|we call (?:it|them) off)\b|(?<!\p{L})(?:cancelamos|anulamos|suspendemos|se (?:cancela|anula|suspende)n? (?:si|cuando|en caso|por))(?!\p{L})/iu;

/** "If a guest is ill and cannot come": no rule for any other guest who cannot. */
export const isForTheSick = ({ text, language }: Sentence) =>
  termsIn(conditionOf(text, language) ?? '').includes('~sick');

/** What a question asks for, in the spelling of what may answer it. */
export function termsAsked(sentences: readonly Sentence[], question: string): string[] {
  const known = new Set(sentences.flatMap(({ text, under }) => wordsOf(`${text} ${under}`)));
  const asked = question.replace(DENIED, ' ').replace(IDIOMS, ' ');
  const isBlamed = BLAMED.test(fold(asked));
  // Who wants their money back is told what can be returned, where nothing is told of refunds.
  // Who cannot come is told how a date is changed, where nothing is told of cancelling.
  const tells = (term: string, isSick: boolean) =>
    sentences.some(
      (sentence) =>
        termsIn(sentence.text).includes(term) &&
        !(term === '~cancel' && (CANCELLED_BY_US.test(sentence.text) || (!isSick && isForTheSick(sentence)))),
    );
  const meant = (terms: readonly string[]) =>
    withoutUnmeant(withoutRepaired(terms, isBlamed)).map((term) => {
      const nearest = NEAREST[term];
      return nearest !== undefined && !tells(term, terms.includes('~sick')) ? nearest : term;
    });
  const [typed, corrected] = [meant(termsIn(asked)), meant(termsIn(asked, known))];
  // In a long sentence that is about nothing known, a word near to a known one is a word of its own.
  return typed.length > MOST_CORRECTED && !typed.some((term) => isConcept(term) && !isFacetTerm(term))
    ? typed
    : corrected;
}
