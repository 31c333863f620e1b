import { isConcept, isDayTerm, isFacetTerm, termsIn } from '@mocks/understanding/terms';
import type { InstructionKind } from '@/api/generated/schemas';
import { addBlock, type Edit, replaceSentence, standingSentence } from './edit';
import { capitalized } from './phrases';
import { findQuantities, isLimit, isMoney, isOfKind, isRange, type Quantity } from './quantities';
import { sentenceOf } from './sentences';
import { type Found, sentencesAbout } from './sentences-about';
import { setClosing } from './set-closing';
import { endMeant, setSameFigure, setValue } from './set-value';
import { spokenLengths } from './spoken-lengths';

/** How much of their longer words two sentences share, for one to be the other with a new figure. */
const SAME_SENTENCE = 0.6;
/** How much of the words of a short sentence a longer one has, for the figure to belong there. */
const WITHIN_SENTENCE = 0.75;

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Words of a change that say nothing of what is changed. */
export const OF_A_CHANGE =
  /(?<!\p{L})(?:(?:(?:from|as of|as from|starting(?: from)?|since|beginning) )?(?:next|this|the coming) (?:week|month|year|season|\p{L}+day|summer|winter|spring|autumn)|(?:from|as of|starting) (?:tomorrow|today|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)|(?:(?:desde|a partir de) )?(?:el|la|este|esta) (?:pr[oó]xim[oa] )?(?:semana|mes|a[ñn]o|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|verano|invierno)(?: que viene)?|(?:desde|a partir de) (?:ma[ñn]ana|hoy|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:que )?(?:se )?(?:deja|deje|permite|permita|puede|pueda)(?:n)?|people|customers?|clients?|visitors?|buyers?|everybody|everyone|things?|stuff|items?|products?|purchases?|gente|clientes?|visitantes?|cosas|productos?|art[ií]culos?|compras?|within|during|up to|at most|later|afterwards|after|before|beforehand|antes|ya|despu[eé]s|durante|hasta|como m[aá]ximo|(?:has |have )?(?:went|gone|goes|dropped|fallen|rose|risen) (?:up |down )?to|(?:ha|han) (?:bajado|subido|pasado|cambiado|aumentado) a|actually|in fact|sorry|from now on|now|we(?:['’]ve| have)? (?:raised|lowered|changed|increased|extended|cut|reduced)|make it|it['’]s|en realidad|perd[oó]n|a partir de ahora|desde ahora|ahorita|ahora|hemos (?:subido|bajado|cambiado|ampliado|reducido))(?!\p{L})/giu;

/** Whether a sentence is about nothing but what the other is about, too. */
function isOfSameThing(text: string, found: Found): boolean {
  const asked = termsIn(text.replace(OF_A_CHANGE, ' ')).filter(
    // The "h" of a figure is about nothing.
    (term) => !isFacetTerm(term) && !/^(?:\d|h$)/.test(term),
  );
  const own = termsIn(found.sentence.text);
  return asked.length > 0 && asked.every((term) => isConcept(term) && own.includes(term));
}

const FREE = /\b(?:free(?: of charge)?|gratis|gratuit[oa]s?)\b/i;
const FREE_FROM =
  /(?<!\p{L})(?:free|gratis|gratuit[oa]s?)(?!\p{L}).*(?:from|over|above|a partir de|desde|m[aá]s de)\s/iu;
/** "Free from 75 €" is of what was free before; "orders over 60 € ship for free" is no gift wrapping. */
function isOfNoOther(text: string, found: Found): boolean {
  const topics = termsIn(text).filter((term) => isConcept(term) && !isFacetTerm(term));
  const own = termsIn(found.sentence.text);
  return topics.length === 0 || topics.some((term) => own.includes(term));
}
const hasPrice = ({ sentence }: Found) => findQuantities(sentence.text).some(({ unit }) => isMoney(unit));

/** When something holds only for a time of the year. */
const SEASON =
  /(?<!\p{L})(?:(?:at|over|during|around) (?:christmas|easter|new year|black friday|the holidays|halloween)|(?:in|during) (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn)|(?:en|por|durante) (?:navidad(?:es)?|semana santa|pascua|reyes|fiestas|ramad[aá]n|verano|invierno|primavera|oto[ñn]o|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?!\p{L})/iu;

/** What ends something that held until now. */
const NO_LONGER =
  /(?<!\p{L})(?:no longer|(?:not|\p{L}+n['’]t|arent|isnt) [^.]*any ?more|ya no|(?:ahora|ya) s[ií]|from now on|a partir de ahora)(?!\p{L})/iu;
/** What forbids, whatever held until now. */
const FORBIDS =
  /(?<!\p{L})(?:(?:not|\p{L}+n['’]t|arent|isnt) (?:allowed|permitted|welcome)|no se (?:admiten?|permiten?|aceptan?))(?!\p{L})/iu;
/** How much of the longer words of a sentence another has that ends it. */
const REVOKED = 0.6;

/** What says whether something is allowed. */
const ALLOWED =
  /(?<!\p{L})(?:welcome|allowed|permitted|accepted|bienvenid[oa]s?|se (?:admiten?|permiten?|aceptan?)|pueden (?:entrar|venir))(?!\p{L})/iu;

/** The standing sentence that a new one ends: "dogs are welcome", by "dogs are no longer welcome". */
function revokedBy({ collected, language }: Edit, sentence: string): Found | undefined {
  const isEnded = NO_LONGER.test(sentence);
  if (!isEnded && !FORBIDS.test(sentence)) return undefined;
  const said = longWords(sentence);
  const [subject = ''] = longWords(sentence.replace(ALLOWED, ''));
  const about = sentencesAbout(collected, sentence, language);
  return [...about, ...sentencesAbout(collected, '', language)].find((found) => {
    const own = [...longWords(found.sentence.text)];
    const shared = own.filter((word) => said.has(word)).length;
    // Whoever begins as it does speaks of the same.
    const isSame = own.slice(0, 2).every((word) => said.has(word));
    // "Dogs on a lead are welcome" and "dogs aren't allowed any more": both are about whether they may.
    const isAllowed =
      ALLOWED.test(found.sentence.text) &&
      ALLOWED.test(sentence) &&
      isOfNoOther(sentence, found) &&
      own.includes(subject);
    if (found.language !== language) return false;
    return isAllowed || (isEnded && shared > 1 && (isSame || shared / own.length >= REVOKED));
  });
}

const daysIn = (text: string) => termsIn(text).filter(isDayTerm);

/** "On Fridays we close at 15:00" leaves the other days of the week as they are. */
function isOfSameDays(sentence: string, standing: string): boolean {
  const [own, others] = [daysIn(sentence), daysIn(standing)];
  if (own.length === 0) return true;
  // "From Monday on" is when it begins to hold, but of hours it is the day.
  if (others.length === 0) return !termsIn(sentence).includes('~hours');
  return own.length === others.length && own.every((day) => others.includes(day));
}

/** "…45 days, not 30": what it was is said to the creator alone. */
const NOT_AS_BEFORE =
  /,\s*(?:and )?(?:not|no|ya no|instead of|en vez de|en lugar de)\s+[€$£]?\d+(?:[.,]\d+)*(?:\s\p{L}+)?(?=[.!]*$)/iu;

/** Hours of three days or more are those of the week. */
const DAYS_OF_WEEK = 3;

/** The standing hours of every day that new ones of the week take the place of. */
function hoursReplacedBy({ collected, language }: Edit, sentence: string): Found | undefined {
  const isHours = (text: string) =>
    termsIn(text).includes('~hours') &&
    findQuantities(text).some((one) => one.unit === 'hour' && isRange(one));
  if (!isHours(sentence) || daysIn(sentence).length < DAYS_OF_WEEK) return undefined;
  return sentencesAbout(collected, '', language).find(
    ({ language: written, sentence: { text } }) =>
      written === language && isHours(text) && daysIn(text).length === 0 && EVERY_DAY.test(text),
  );
}
const EVERY_DAY =
  /(?<!\p{L})(?:every day|daily|all week|seven days|todos los d[ií]as|a diario|cada d[ií]a)(?!\p{L})/iu;

/** Of a sentence that lists figures of a kind, "adults are 8 pounds, kids are 5 pounds", the one that is told anew. */
function listedFigure(listed: string, said: string, figure: Quantity): Quantity | undefined {
  const asked = longWords(said);
  const parts = listed
    .split(/,\s+|\s(?:and|y|e)\s/)
    .map((part) => ({
      figures: findQuantities(part),
      shared: [...longWords(part)].filter((word) => asked.has(word)).length,
    }))
    .filter(({ figures: [one, ...others] }) => one && others.length === 0 && isOfKind(figure, one))
    .toSorted((one, other) => other.shared - one.shared);
  const [meant, next] = parts;
  return meant && next && meant.shared > next.shared ? meant.figures[0] : undefined;
}

const LENGTHS = new Set<Quantity['unit']>(['minute', 'hour', 'day', 'week', 'month']);
const lengthIn = (text: string) => {
  const [length, ...others] = findQuantities(spokenLengths(text)).filter(({ unit }) => LENGTHS.has(unit));
  return others.length === 0 ? length : undefined;
};

/** The standing sentence about the very same that counts in another unit: "24 hours before", by "two days before". */
function lastingOther({ collected, language }: Edit, sentence: string): Found | undefined {
  const length = lengthIn(sentence);
  return (
    length &&
    sentencesAbout(collected, sentence, language).find((found) => {
      const standing = lengthIn(found.sentence.text);
      const isOther = standing !== undefined && standing.unit !== length.unit;
      return found.language === language && isOther && isOfSameThing(spokenLengths(sentence), found);
    })
  );
}

/** Adds a sentence; the one that says the same with another figure is replaced, not doubled. */
export function setSentence(edit: Edit, text: string, kind: InstructionKind, reason: string): void {
  const { collected, language, words, notes } = edit;
  const sentence = sentenceOf(
    text.replace(/\s*,?\s*(?:from now on|(?<=\d )now|a partir de ahora|desde ahora)(?=[.\s]*$)/i, ''),
  );
  const known = standingSentence(edit, sentence);
  if (known !== undefined) {
    notes.push(words.already.said(known.trim()));
    return;
  }
  if (kind === 'rules' && setClosing(edit, sentence)) return;
  const asked = longWords(sentence);
  const figures = findQuantities(sentence);
  const own = (found: Found) => longWords(found.sentence.text);
  const figureOf = (found: Found | undefined) =>
    found &&
    findQuantities(found.sentence.text).find((one) =>
      figures.some(
        (figure) =>
          isOfKind(figure, one) &&
          // From which sum on something is free is not what it costs.
          isLimit(sentence, figure) === isLimit(found.sentence.text, one),
      ),
    );
  const sharedWith = (found: Found) => [...asked].filter((word) => own(found).has(word)).length;
  const kin = sentencesAbout(collected, text, language).filter(
    (found) =>
      kind === 'rules' &&
      found.language === language &&
      figureOf(found) &&
      isOfSameDays(sentence, found.sentence.text) &&
      // What holds at Christmas leaves the rest of the year as it is.
      (!SEASON.test(text) || SEASON.test(found.sentence.text)),
  );
  const revoked = kind === 'scenarios' ? undefined : revokedBy(edit, sentence);
  if (revoked) {
    replaceSentence(
      edit,
      revoked,
      capitalized(sentence.replace(/^(?:ya|ahora) s[ií] /i, '')),
      words.reasons.newer,
    );
    return;
  }
  const hours = kind === 'rules' ? hoursReplacedBy(edit, sentence) : undefined;
  if (hours) {
    replaceSentence(edit, hours, sentence, words.reasons.newer);
    return;
  }
  // What is free from now on takes the place of its price.
  const priced =
    kind === 'rules' && figures.length === 0 && FREE.test(sentence)
      ? sentencesAbout(collected, text, language).find(
          (found) => found.language === language && hasPrice(found) && isOfSameThing(text, found),
        )
      : undefined;
  if (priced) {
    replaceSentence(edit, priced, sentence, words.reasons.newer);
    return;
  }
  // "Free from 75 €" is of whatever is free from another sum on.
  const [limit] = figures;
  const freeFrom =
    limit && FREE.test(sentence) && isLimit(sentence, limit)
      ? sentencesAbout(collected, '', language).find(
          (found) =>
            found.language === language &&
            FREE_FROM.test(found.sentence.text) &&
            isOfNoOther(sentence, found) &&
            findQuantities(found.sentence.text).some(({ unit }) => unit === limit.unit),
        )
      : undefined;
  const standing =
    freeFrom && findQuantities(freeFrom.sentence.text).find(({ unit }) => unit === limit?.unit);
  if (freeFrom && limit && standing) {
    setValue(edit, freeFrom.sentence.text, limit.text, standing.text, text);
    return;
  }
  const older = kin.find(
    (found) => sharedWith(found) / Math.max(asked.size, own(found).size) >= SAME_SENTENCE,
  );
  const within =
    kin.find((found) => isOfSameThing(text, found)) ??
    kin.find((found) => asked.size > 1 && sharedWith(found) / asked.size >= WITHIN_SENTENCE);
  const meant = older ?? within;
  const [only, ...further] = figures;
  const listed =
    meant && only && further.length === 0 ? listedFigure(meant.sentence.text, sentence, only) : undefined;
  const old = listed ?? figureOf(meant);
  const figure = old && figures.find((one) => isOfKind(one, old));
  // Of a range of hours only one end was named: the other one stays.
  const isOneEnd = old && figure && endMeant(text, old, figure) !== undefined;
  if (older && !isOneEnd && !listed) {
    replaceSentence(edit, older, sentence, words.reasons.newer);
    if (old && figure) setSameFigure(edit, older.path, old.text, figure.text);
  } else if (meant && old && figure && (!isLimit(text, figure) || isLimit(meant.sentence.text, old)))
    setValue(edit, meant.sentence.text, figure.text, isOneEnd ? null : (old?.text ?? null), text);
  else {
    const lasting = kind === 'rules' ? lastingOther(edit, sentence) : undefined;
    if (lasting)
      replaceSentence(
        edit,
        lasting,
        capitalized(sentence.replace(/^(?:now|ahora) /i, '')),
        words.reasons.newer,
      );
    else addBlock(edit, kind, sentence.replace(NOT_AS_BEFORE, ''), reason);
  }
}
