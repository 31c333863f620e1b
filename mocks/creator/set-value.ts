import type { Locale } from '@/api/generated/schemas';
import { addBlock, type Edit } from './edit';
import { CLOSES, isOfOpening, OPENS } from './opening-words';
import {
  endsOf,
  findQuantities,
  isLimit,
  isMoney,
  isRange,
  isSameMeasure,
  type Quantity,
  withQuantity,
} from './quantities';
import { sentenceOf, short } from './sentences';
import { type Found, sentencesAbout } from './sentences-about';
import { inEvening } from './spoken-times';

/** A time of opening is often given without the word for it. */
const HOURS = /\b(?:hours|opening|horario|horas de apertura)\b/i;

/** A figure as the language writes it: 4,90 in Spanish, 4.90 in English. */
function figureIn(text: string, language: Locale): string {
  return text.replace(/\b(\d+)[.,](\d{1,2})(?!\d)/g, language === 'es' ? '$1,$2' : '$1.$2');
}

function digitsOf(text: string): string {
  const numbers = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return numbers.join(' ').replaceAll(',', '.');
}

/** Which end of a range of hours is meant by one time: "we close at 19:00" says nothing of when it opens. */
export function endMeant(said: string, old: Quantity, value: Quantity): 'first' | 'last' | undefined {
  if (old.unit !== 'hour' || !isRange(old) || isRange(value)) return undefined;
  // "We only open at 11, still closing at 21:00": the verb before the time says which end it is.
  const before = said.slice(0, Math.max(0, said.indexOf(value.text)));
  const isOpening = OPENS.test(before) && !CLOSES.test(before);
  if (CLOSES.test(said) && !isOpening) return 'last';
  return OPENS.test(said) ? 'first' : undefined;
}

/** Puts the same figure into the block's text in the other language. */
export function setSameFigure({ collected, words }: Edit, path: string, old: string, value: string): void {
  const [area, id, , from] = path.split('.');
  if (area !== 'instructions') return;
  const block = collected.now().content.instructions.find(({ blockId }) => blockId === id);
  const to = from === 'es' ? 'en' : 'es';
  const text = block?.texts[to] ?? '';
  const [before] = findQuantities(old);
  const [after] = findQuantities(value);
  if (!before || !after) return;
  const same = findQuantities(text)
    .flatMap((one) => (isRange(one) && !isRange(before) ? [one, ...endsOf(one)] : one))
    .find((one) => one.unit === before.unit && digitsOf(one.text) === digitsOf(before.text));
  if (!same) return;
  const next = withQuantity(text, same, { ...after, text: figureIn(after.text, to) });
  collected.put(`instructions.${id}.texts.${to}`, next, words.reasons.sameValue);
}

/** An hour, where minutes stand: "1 hora" is "60 minutos". */
function inMinutes(value: Quantity): Quantity | undefined {
  const [, hours, word = ''] = /^(\d+) (hours?|horas?)$/i.exec(value.text) ?? [];
  if (hours === undefined) return undefined;
  return {
    ...value,
    text: `${Number(hours) * 60} ${/^hor/i.test(word) ? 'minutos' : 'minutes'}`,
    unit: 'minute',
  };
}

/** The quantity within the sentence that was found, which the new value can replace. */
function quantityIn({ text, sentence }: Found, value: Quantity, old: Quantity | undefined, said: string) {
  const start = text.indexOf(sentence.text);
  const end = start + sentence.text.length;
  const numbers = (one: Quantity) => one.text.replace(/[^\d:.,]+/g, ' ').trim();
  return findQuantities(text)
    .flatMap((one) => {
      const end = endMeant(said, one, value);
      if (end) return endsOf(one).at(end === 'first' ? 0 : -1) ?? one;
      return old && isRange(one) && !isRange(old) ? endsOf(one) : one;
    })
    .find(
      (one) =>
        one.start >= start &&
        one.end <= end &&
        isSameMeasure(one, value) &&
        (!old || numbers(one) === numbers(old)),
    );
}

/** After one of these a figure needs no colon. */
const ENDS_IN_VERB =
  /(?<!\p{L})(?:is|are|costs?|takes?|lasts?|opens?|closes?|es|son|cuestan?|tardan?|duran?|abrimos|cerramos|abren?|cierran?)$/iu;

/** "Returns" and "accepted within 45 days" are a sentence with its verb between them, and so are a thing and its price. */
function verbBefore(about: string, to: string, language: Locale): string {
  const isPlural = /s$/i.test(about);
  if (/^(?:accepted|possible|allowed|delivered|shipped|charged|open|closed)\b/i.test(to))
    return isPlural ? ' are' : ' is';
  if (/^[€$£]?\d/.test(to) && findQuantities(to).some(({ unit }) => isMoney(unit)))
    return { en: isPlural ? ' cost' : ' costs', es: isPlural ? ' cuestan' : ' cuesta' }[language];
  return ':';
}

/** Changes a value where it stands; one that stands nowhere becomes a rule. `said` is the whole of what was said of it. */
export function setValue(edit: Edit, about: string, to: string, from: string | null, said = about): void {
  const { collected, language, words, notes } = edit;
  const [value] = findQuantities(to);
  if (!value) return;
  const old = from === null ? undefined : findQuantities(from)[0];
  const asked = about === '' ? (from ?? to) : about;
  const queries = [
    asked,
    // By its figure alone a sentence is seldom found.
    ...(about === '' && old ? [''] : []),
    // By its figure, too, where its name alone does not lead to it.
    ...(about !== '' && from !== null ? [from] : []),
    ...(HOURS.test(asked) || isOfOpening(asked) ? ['opens', 'abre', 'abrimos', 'horario'] : []),
  ];
  const standing = queries
    .flatMap((query) => sentencesAbout(collected, query, language))
    .flatMap((found) =>
      [value, inMinutes(value)].flatMap((put) => {
        const quantity = put && quantityIn(found, put, old, said);
        return quantity ? [{ found, quantity, put }] : [];
      }),
    );
  // "Gift wrapping is 5 euros now" is of its price, and not of the sum from which it is free.
  const isOfKindSaid = ({ found, quantity }: (typeof standing)[number]) =>
    isLimit(found.text, quantity) === isLimit(to, value);
  for (const { found, quantity, put } of [...standing.filter(isOfKindSaid), ...standing]) {
    // "9 to 18 h" is written without minutes, and stays so.
    // A closing time stands alone or ends a range.
    const isClosing = quantity.unit === 'hour' && CLOSES.test(said) && !OPENS.test(said) && !isRange(put);
    const time = isClosing ? inEvening(put.text, quantity.text) : put.text;
    const written = quantity.text.includes(':')
      ? { ...put, text: quantity.unit === 'hour' ? time.replace(/^\d{1,2}$/, '$&:00') : time }
      : { ...put, text: time.replace(/:00$/, '') };
    const next = withQuantity(found.text, quantity, written);
    if (next === found.text) {
      notes.push(words.already.said(found.sentence.text));
      return;
    }
    collected.put(found.path, next, words.reasons.value(quantity.text, to));
    setSameFigure(edit, found.path, quantity.text, written.text);
    return;
  }
  const whole = about.replace(/^(?:now|ahora)\s+/i, '').replace(/\s+(?:at|to|for|a|a las|en|de|hasta)$/i, '');
  const clean = whole.replace(/^(?:the|el|la|los|las)\s+/i, '');
  const verb = ENDS_IN_VERB.test(clean) ? '' : verbBefore(clean, to, language);
  notes.push(words.absent.value(short(clean)));
  addBlock(
    edit,
    'rules',
    sentenceOf(`${verb === ':' ? clean : whole}${verb} ${to.replace(/\s(?:now|ahora)$/i, '')}`),
    words.reasons.newValue(short(clean)),
  );
}
