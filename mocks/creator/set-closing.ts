import { isDayTerm, termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import { type Edit, replaceSentence } from './edit';
import { endsOf, findQuantities, isRange } from './quantities';
import { sentencesAbout } from './sentences-about';
import { inEvening } from './spoken-times';
import { foldInPlace, withoutEnd } from './text';

const TIME = String.raw`(?<time>\d{1,2}(?::\d{2})?)(?: ?(?:h|pm|p\.m\.))?`;
const DAY =
  '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)';

/** "On Fridays we close at 15:00", "cerramos a las 15 los viernes". */
const CLOSES_ON = [
  new RegExp(
    `^(?:on |los |el )?${DAY},? (?:we |it |the \\w+ )?(?:(?:closes?|shuts?) at|cerramos a las?|cierra a las?) ${TIME}$`,
  ),
  new RegExp(
    `^(?:we |it |the \\w+ )?(?:(?:closes?|shuts?) at|cerramos a las?|cierra a las?) ${TIME} (?:on |los |el )${DAY}$`,
  ),
];

const until: Record<Locale, (day: string, time: string) => string> = {
  en: (day, time) => `on ${day.charAt(0).toUpperCase()}${day.slice(1)} until ${time}`,
  es: (day, time) => `los ${day} hasta las ${time}${time.includes(':') ? '' : ' h'}`,
};

const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ').map((day) => `~${day}`);
/** "Monday to Friday", "de lunes a viernes": all that lie between. */
const FROM_TO = /(?<!\p{L})(?:to|till|until|through|a|hasta)(?!\p{L})|[-–]/u;

/** Whether hours that name these days hold on a day; those that name none hold on all. */
function holdsOn(day: string, days: readonly string[], text: string): boolean {
  const [first = '', last = ''] = days;
  const isBetween =
    days.length === 2 &&
    FROM_TO.test(text) &&
    WEEK.indexOf(day) > WEEK.indexOf(first) &&
    WEEK.indexOf(day) < WEEK.indexOf(last);
  return days.length === 0 || days.includes(day) || isBetween;
}

/** "…, the rest of the week stays the same": the other days are as they are. */
const AS_BEFORE =
  /[,;.]?\s+(?:and )?(?:(?:the )?(?:rest|other days|others)(?: of the week)?(?: (?:is|are|stays?|remains?))?(?: (?:the )?same)?(?: as (?:before|ever|always|usual|now))?|(?:y )?(?:(?:l[oa]s? )?(?:demas|otros)(?: dias)?|el resto(?: de (?:la semana|los dias))?)(?: (?:sigue|siguen|queda|quedan))? (?:igual|como (?:siempre|antes|hasta ahora)))\W*$/;
const FROM_NOW = /(?:^|\s)(?:from now on|now|ya|ahora|a partir de ahora|desde ahora)(?=\s|$)/g;

/** Adds when it closes on one day to the hours that hold then, which would contradict it; false where none are told of that day. */
export function setClosing(edit: Edit, sentence: string): boolean {
  const { collected, language, words } = edit;
  const said = foldInPlace(withoutEnd(sentence))
    .replace(AS_BEFORE, '')
    .replace(FROM_NOW, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const { day, time } = CLOSES_ON.map((pattern) => pattern.exec(said)?.groups).find(Boolean) ?? {};
  if (day === undefined || time === undefined) return false;
  const hours = sentencesAbout(collected, '', language).flatMap((found) => {
    const { text } = found.sentence;
    const range = findQuantities(text).find((one) => one.unit === 'hour' && isRange(one));
    const isHours = found.language === language && termsIn(text).includes('~hours');
    return range && isHours ? [{ found, range, days: termsIn(text).filter(isDayTerm) }] : [];
  });
  // What is told of that day alone is replaced as any other sentence is.
  const [term = ''] = termsIn(day).filter(isDayTerm);
  if (hours.some(({ days }) => days.length === 1 && days.includes(term))) return false;
  const ofWeek = hours.find(({ days, found }) => holdsOn(term, days, found.sentence.text));
  if (!ofWeek) return false;
  const { found, range } = ofWeek;
  const end = endsOf(range).at(-1)?.text ?? '';
  const named = language === 'es' ? spanish(day) : day.replace(/y$/, 'ys');
  const exception = until[language](named, inEvening(time, end));
  replaceSentence(edit, found, `${withoutEnd(found.sentence.text)}, ${exception}.`, words.reasons.newer);
  return true;
}

/** The day as it is written, from how it was folded. */
const spanish = (day: string) =>
  day
    .replace('miercoles', 'miércoles')
    .replace(/^sabados?$/, 'sábados')
    .replace(/^domingos?$/, 'domingos');
