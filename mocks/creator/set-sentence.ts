import { isConcept, isFacetTerm, termsIn } from '@mocks/understanding/terms';
import type { InstructionKind } from '@/api/generated/schemas';
import { addBlock, type Edit, replaceSentence, standingSentence } from './edit';
import { findQuantities, isLimit, isOfKind } from './quantities';
import { sentenceOf } from './sentences';
import { type Found, sentencesAbout } from './sentences-about';
import { endMeant, setSameFigure, setValue } from './set-value';

/** How much of their longer words two sentences share, for one to be the other with a new figure. */
const SAME_SENTENCE = 0.6;
/** How much of the words of a short sentence a longer one has, for the figure to belong there. */
const WITHIN_SENTENCE = 0.75;

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Words of a change that say nothing of what is changed. */
export const OF_A_CHANGE =
  /(?<!\p{L})(?:(?:(?:from|as of|as from|starting(?: from)?|since|beginning) )?(?:next|this|the coming) (?:week|month|year|season|\p{L}+day|summer|winter|spring|autumn)|(?:from|as of|starting) (?:tomorrow|today|\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)|(?:(?:desde|a partir de) )?(?:el|la|este|esta) (?:pr[oó]xim[oa] )?(?:semana|mes|a[ñn]o|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|verano|invierno)(?: que viene)?|(?:desde|a partir de) (?:ma[ñn]ana|hoy|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|people|customers?|clients?|visitors?|buyers?|everybody|everyone|things?|stuff|items?|products?|purchases?|gente|clientes?|visitantes?|cosas|productos?|art[ií]culos?|compras?|within|during|up to|at most|later|afterwards|after|ya|despu[eé]s|durante|hasta|como m[aá]ximo|(?:has |have )?(?:went|gone|goes|dropped|fallen|rose|risen) (?:up |down )?to|(?:ha|han) (?:bajado|subido|pasado|cambiado|aumentado) a|actually|in fact|sorry|from now on|now|we(?:['’]ve| have)? (?:raised|lowered|changed|increased|extended|cut|reduced)|make it|it['’]s|en realidad|perd[oó]n|a partir de ahora|desde ahora|ahorita|ahora|hemos (?:subido|bajado|cambiado|ampliado|reducido))(?!\p{L})/giu;

/** Whether a sentence is about nothing but what the other is about, too. */
function isOfSameThing(text: string, found: Found): boolean {
  const asked = termsIn(text.replace(OF_A_CHANGE, ' ')).filter(
    (term) => !isFacetTerm(term) && !/^\d/.test(term),
  );
  const own = termsIn(found.sentence.text);
  return asked.length > 0 && asked.every((term) => isConcept(term) && own.includes(term));
}

const FREE = /\b(?:free(?: of charge)?|gratis|gratuit[oa]s?)\b/i;
const hasPrice = ({ sentence }: Found) =>
  findQuantities(sentence.text).some(({ unit }) => unit === 'euro' || unit === 'dollar');

/** Adds a sentence; the one that says the same with another figure is replaced, not doubled. */
export function setSentence(edit: Edit, text: string, kind: InstructionKind, reason: string): void {
  const { collected, language, words, notes } = edit;
  const sentence = sentenceOf(
    text.replace(/\s*,?\s*(?:from now on|a partir de ahora|desde ahora)(?=[.\s]*$)/i, ''),
  );
  const known = standingSentence(edit, sentence);
  if (known !== undefined) {
    notes.push(words.already.said(known.trim()));
    return;
  }
  const asked = longWords(sentence);
  const figures = findQuantities(sentence);
  const own = (found: Found) => longWords(found.sentence.text);
  const figureOf = (found: Found | undefined) =>
    found &&
    findQuantities(found.sentence.text).find((one) => figures.some((figure) => isOfKind(figure, one)));
  const sharedWith = (found: Found) => [...asked].filter((word) => own(found).has(word)).length;
  const kin = sentencesAbout(collected, text, language).filter(
    (found) => kind === 'rules' && found.language === language && figureOf(found),
  );
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
  const older = kin.find(
    (found) => sharedWith(found) / Math.max(asked.size, own(found).size) >= SAME_SENTENCE,
  );
  const within =
    kin.find((found) => isOfSameThing(text, found)) ??
    kin.find((found) => asked.size > 1 && sharedWith(found) / asked.size >= WITHIN_SENTENCE);
  const meant = older ?? within;
  const old = figureOf(meant);
  const figure = old && figures.find((one) => isOfKind(one, old));
  // Of a range of hours only one end was named: the other one stays.
  const isOneEnd = old && figure && endMeant(text, old, figure) !== undefined;
  if (older && !isOneEnd) {
    replaceSentence(edit, older, sentence, words.reasons.newer);
    if (old && figure) setSameFigure(edit, older.path, old.text, figure.text);
  } else if (meant && figure && !isLimit(text, figure))
    setValue(edit, meant.sentence.text, figure.text, isOneEnd ? null : (old?.text ?? null), text);
  else addBlock(edit, kind, sentence, reason);
}
