import { fold } from '@mocks/understanding/fold';
import { stem } from '@mocks/understanding/terms';

const NUMBER_ASKED =
  /(?:(?:the number of|how many|el número de) (?<before>\p{L}+)(?:, | and | y ))|(?:(?:,| and| y) (?:the number of|el número de) (?<behind>\p{L}+)(?=[?.,]))/giu;
const PEOPLE = /^(?:people|persons?|guests|participants|personas|invitados|participantes|asistentes)$/i;
/** "Somos 20", "there are 14 of us". */
const OF_US =
  /\b\d{1,4} (?:of us|people|persons|guests|adults)\b|\bsomos (?:un[oa]s )?\d{1,4}\b|\bwe(?:['’]re| are) \d{1,4}\b/;
/** "30 odd knives": so many of what. */
const COUNTED = /\b\d{1,4}(?: odd| or so)? (?:\p{L}+ )?(\p{L}+)/gu;

/** What an agent asks for, without the number that its visitor gave in the same message. */
export function withoutGiven(text: string, question: string): string {
  const folded = fold(question).replace(/(?<=\d)-(?=\p{L})/gu, ' ');
  const isGiven = (noun: string) =>
    (PEOPLE.test(noun) && OF_US.test(folded)) ||
    [...folded.matchAll(COUNTED)].some(([, word = '']) => stem(word) === stem(noun));
  return text.replace(NUMBER_ASKED, (asked, before: string | undefined, behind: string | undefined) =>
    isGiven(before ?? behind ?? '') ? '' : asked,
  );
}
