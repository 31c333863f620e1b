import { isDayTerm, termsIn } from '@mocks/understanding/terms';
import { wordPairs } from '@mocks/understanding/word-pairs';
import type { Locale } from '@/api/generated/schemas';
import { kindOf } from './kinds-of-proposals';
import { STATES } from './patterns';
import { capitalized, lowered, sharesStem, wordsIn } from './phrases';
import { endsOf, findQuantities, isRange, isSameMeasure, type Quantity, withQuantity } from './quantities';
import { readClause } from './read-clause';
import { sentenceOf } from './sentences';
import { foldInPlace, withoutEnd } from './text';

/** "Before 12 o'clock" is a figure with what leads to it. */
const FIGURE_WORDS_MAX = 5;
const LIMIT_WORDS_MAX = 8;
const THING_WORDS_MAX = 10;
/** One more thing of a sentence is short. */
const PART_WORDS_MAX = 8;

/** "Susan is away, send them to Mark instead": to somebody else. */
const TO_ANOTHER =
  /\b(?:send|pass|forward|hand|give|mand\p{L}+|env[ií]\p{L}+|p[aá]s\p{L}+|deriv\p{L}+)(?: (?:them|it|those|that|him|her))? (?:on )?(?:to|a|con) (?<who>\p{Lu}\p{L}+)(?: instead| mejor)?[.!\s]*$/u;
const RECIPIENT = /(?<=\b(?:to|a|con) )\p{Lu}\p{L}+/u;

function toAnother(sentence: string, thought: string): string | undefined {
  const who = TO_ANOTHER.exec(thought)?.groups?.who;
  const [known] = RECIPIENT.exec(sentence) ?? [];
  return who !== undefined && known !== undefined && known !== who
    ? sentence.replace(RECIPIENT, who)
    : undefined;
}

/** Words that say only that a second thought follows: "no wait", "bueno, mejor". */
export const MARKER =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh|well|no|nah|wait|hold on|hang on|sorry|actually|me he equivocado|me equivoque|me he liado|(?:that was )?my mistake|i got (?:that|it) wrong|i was wrong|i meant(?: to say)?|(?:queria|quise) decir|perdona|perdone|disculpa|scratch that|on second thoughts?|thinking about it|pensandolo (?:bien|mejor)|rather|better|bueno|espera|perdon|mejor|en realidad|mejor dicho)(?:[,.\s]+|$))+/;
/** What begins so is one thing more, and no correction. */
const ADDS_MORE =
  /^(?:add|also|change|set|call|remove|connect|anade|agrega|tambien|cambia|pon|quita|conecta|llama)\b/;
/** "…, que a las 14 no nos da tiempo": why. */
const WHY_BEHIND =
  /,\s+(?:(?:que|porque|because|since|as)\s|[€$£]?\d\S*(?:\s\p{L}+)? (?:is|are|was|es|son|era|seems|sounds|parece)\s).*$/iu;

/** Another place in a sentence: "it's on the first floor actually". */
function placed(sentence: string, said: string): string | undefined {
  const place = withoutEnd(said)
    .replace(/^(?:it['’]?s|they['’]?re|es|est[aá]n?|son)\s+/i, '')
    .replace(/\s+(?:actually|en realidad|sorry|perd[oó]n)$/i, '');
  const [preposition] = /^(?:on|in|at|from|en|desde|a|por)(?=\s)/i.exec(place) ?? [];
  if (preposition === undefined || wordsIn(place) > FIGURE_WORDS_MAX) return undefined;
  const body = withoutEnd(sentence);
  const at = body.lastIndexOf(` ${preposition.toLowerCase()} `);
  return at > 0 && sharesStem(body.slice(at), place) ? `${body.slice(0, at)} ${lowered(place)}.` : undefined;
}

/** A fragment in the place of what begins as it does: "three hours only if…" in "parking is free for three hours now". */
function spliced(sentence: string, fragment: string): string | undefined {
  const body = withoutEnd(sentence);
  const [first, second] = fragment.split(/\s+/);
  if (first === undefined || second === undefined) return undefined;
  const at = foldInPlace(body).indexOf(foldInPlace(`${first} ${second}`));
  return at > 0 ? `${body.slice(0, at)}${withoutEnd(fragment)}.` : undefined;
}

/** "Make that five days", "que sean cinco": what stands before another figure. */
const MAKE_IT =
  /^(?:make (?:that|it)|let['’]?s (?:make|say)(?: (?:that|it))?|it['’]?s|it is|que sean?|pon(?:lo)?(?: en)?|d[eé]j[ae](?:mos)?lo en|es|son)\s+(?=.*\d)/i;
const DIGITS = wordPairs(
  'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 noon 12:00 midday 12:00 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 quince 15 veinte 20 treinta 30',
);
const inDigits = (text: string) => text.replace(/\p{L}+/gu, (word) => DIGITS[word.toLowerCase()] ?? word);

/** From where on a figure holds: "more than 8 people" is another limit than "from 10 people". */
const FROM =
  /(?:(?:de )?m[aá]s de|a partir de|desde|al menos|como m[ií]nimo|hasta|menos de|por encima de|more than|over|above|below|beyond|from|at least|up to|under|less than|fewer than)\s*$/iu;

/** Words around a figure that name nothing. */
const NAMELESS =
  /^(?:before|after|until|till|from|within|more|than|less|fewer|only|about|around|minimum|maximum|least|most|over|under|actually|instead|that|then|make|clock|business|working|hasta|desde|antes|despues|para|como|minimo|maximo|solo|menos|mejor|partir|sean|seran|would|could|should|unos|unas|laborables|habiles|naturales)$/;

/** Whether a fragment tells of something else than the sentence does: "refunds within 14 days" of a delivery. */
function isOfAnother(sentence: string, fragment: string, figure: Quantity): boolean {
  // "650, taxes included": what stands behind the figure belongs to it.
  const before = foldInPlace(fragment.slice(0, figure.start));
  const named = (before.match(/\p{L}{4,}/gu) ?? []).filter((word) => !NAMELESS.test(word));
  return named.some((word) => !sharesStem(sentence, word));
}

/** The figure and from where on it holds in the place of both that stand there. */
function withLimit(sentence: string, fragment: string): string | undefined {
  const [value, ...others] = findQuantities(fragment);
  const [limit] = FROM.exec(fragment.slice(0, value?.start)) ?? [];
  if (!value || others.length > 0 || limit === undefined || wordsIn(fragment) > LIMIT_WORDS_MAX)
    return undefined;
  if (isOfAnother(sentence, fragment, value)) return undefined;
  const old = findQuantities(sentence).find((one) => one.unit === value.unit);
  const [was] = FROM.exec(sentence.slice(0, old?.start)) ?? [];
  return old && was !== undefined
    ? `${sentence.slice(0, old.start - was.length)}${limit}${value.text}${sentence.slice(old.end)}`
    : undefined;
}

/** "The men's one is 16 now": another figure of the thing that a sentence names beside others. */
function refiguredBeside(sentence: string, thought: string): string | undefined {
  const [value, ...others] = findQuantities(thought);
  const figures = findQuantities(sentence);
  if (!value || others.length > 0 || figures.length < 2 || wordsIn(thought) > THING_WORDS_MAX)
    return undefined;
  const folded = foldInPlace(sentence);
  const named = (foldInPlace(thought).match(/\p{L}{5,}/gu) ?? []).find((word) => folded.includes(word));
  const at = named === undefined ? -1 : folded.indexOf(named);
  const old = figures.find(({ start }) => at >= 0 && start > at);
  return old && isSameMeasure(old, value) ? withQuantity(sentence, old, value) : undefined;
}

/** "Sorry, on Saturdays we close at 1": what holds for one of the days that the sentence tells of. */
const OF_ONE_DAY =
  /^(?:on |los |las |el )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/;

/** "No, los sábados es de 10 a 14": another figure of the one day of which a sentence tells. */
function refiguredDay(sentence: string, thought: string): string | undefined {
  const [day] = OF_ONE_DAY.exec(foldInPlace(thought)) ?? [];
  const days = termsIn(sentence).filter(isDayTerm);
  const [own, ...others] = termsIn(day ?? '').filter(isDayTerm);
  if (day === undefined || own === undefined || others.length > 0) return undefined;
  if (days.length !== 1 || days[0] !== own) return undefined;
  return refigured(sentence, thought.slice(day.length).replace(IS, ''));
}
const IS =
  /^,?\s*(?:(?:it['’]?s|it is|is|are|we['’]?re|we are|we open|es|son|abrimos|atendemos|ser[íi]a)\s+)?/iu;

/** Another figure in a sentence that has one of the same measure: "before 12" in "orders before 14 h leave today". */
export function refigured(sentence: string, fragment: string): string | undefined {
  const [value, ...others] = findQuantities(fragment);
  const isShort = others.length === 0 && wordsIn(fragment) <= FIGURE_WORDS_MAX;
  const isFigure = value && isShort && !isOfAnother(sentence, fragment, value);
  const figures = isFigure ? findQuantities(sentence) : [];
  const old =
    value &&
    (figures.find(({ unit }) => unit === value.unit) ?? figures.find((one) => isSameMeasure(one, value)));
  // "We're open till 17:00" says nothing of when it opens.
  const end = old && value && !isRange(value) && isRange(old) ? endNamed(fragment) : undefined;
  const meant = old && end !== undefined ? endsOf(old).at(end) : old;
  return meant && value ? withQuantity(sentence, meant, value) : undefined;
}

/** Which end of a range is named by one figure, as its place among the two. */
function endNamed(fragment: string): 0 | -1 | undefined {
  const folded = foldInPlace(fragment);
  if (/\b(?:hasta|until|till|to|close|closes|cerramos|cierra)\b/.test(folded)) return -1;
  return /\b(?:desde|from|open at|opens at|abrimos a|abre a)\b/.test(folded) ? 0 : undefined;
}

/** "Saturdays no, Sundays": one thing of a sentence in the place of another. */
const SWAPS =
  /^(?:not (?<not>.+?),\s+(?:but |sorry,? )?(?<but>.+)|(?<no>.+?) no,\s+(?:perd[oó]n,?\s+|sino |mejor )?(?<sino>.+))$/iu;

function swapped(sentence: string, thought: string): string | undefined {
  const { not, but, no, sino } = SWAPS.exec(withoutEnd(thought))?.groups ?? {};
  const [from, to] = [not ?? no, but ?? sino];
  const at = from === undefined ? -1 : foldInPlace(sentence).indexOf(foldInPlace(from));
  if (from === undefined || to === undefined || at < 0) return undefined;
  return sentence.slice(0, at) + (at === 0 ? capitalized(to) : to) + sentence.slice(at + from.length);
}

/** "El correo no hace falta": one thing less of those that a sentence lists. */
const NEEDLESS =
  /^(?:the |their |el |la |los |las )?(?<what>\p{L}+(?: \p{L}+)?) (?:(?:is|are)(?: not|n['’]t) (?:needed|necessary)|no (?:hacen?|es|son) (?:falta|necesari[oa]s?))\W*$/iu;

function withoutThing(sentence: string, thought: string): string | undefined {
  const what = NEEDLESS.exec(withoutEnd(thought))?.groups?.what;
  if (what === undefined) return undefined;
  const thing = String.raw`(?:(?:the|their|an?|el|la|los|las|su|un|una) )?${what}(?!\p{L})`;
  const last = sentence.replace(new RegExp(`(?:,? (?:y|and)|,) ${thing}`, 'iu'), '');
  const shorter = last === sentence ? sentence.replace(new RegExp(`${thing}(?:,| y| and) `, 'iu'), '') : last;
  return shorter === sentence ? undefined : shorter;
}

/** "Y el código postal", "a refund too": one more thing of the same sentence. */
export const ONE_MORE =
  /^(?<and>(?:y|and)(?: tambien| also)?|also|tambien)\s(?=(?:el|la|los|las|un|una|su|the|an?|their|his)\s)/;
const TOO = /\b(?:too|as well|tambien)\b/;

function joinedTo(sentence: string, text: string, language: Locale): string | undefined {
  const folded = foldInPlace(text);
  const [lead] = ONE_MORE.exec(folded) ?? [];
  const isPart = wordsIn(text) <= PART_WORDS_MAX && !STATES.test(folded);
  if (!isPart) return undefined;
  if (lead !== undefined)
    return `${withoutEnd(sentence)} ${language === 'en' ? 'and' : 'y'} ${withoutEnd(text.slice(lead.length))}.`;
  const [marker = ''] = MARKER.exec(folded) ?? [];
  return TOO.test(folded)
    ? `${withoutEnd(sentence)}, ${withoutEnd(lowered(text.slice(marker.length)))}.`
    : undefined;
}

/** "Put that it is free", "pon que es gratis". */
const PUT_THAT = /^(?:(?:put|say|write) that |(?:pon|di|escribe) que )/;
/** "Is free from 500 €": something else of what the sentence speaks of. */
const PREDICATE =
  /^(?:(?:it|that)['’]?s|(?:it|that) is|they['’]?re|they are|it|they)?\s*(?<verb>is|are|costs?|takes?|lasts?|es|son|cuestan?|valen?|tardan?|duran?|free|gratis)(?!\p{L})/iu;
const VERB_OF = /\s(?:is|are|costs?|takes?|lasts?|es|son|cuestan?|valen?|tardan?|duran?)\s/i;

function predicated(sentence: string, rest: string): string | undefined {
  const [put = ''] = PUT_THAT.exec(foldInPlace(rest)) ?? [];
  const thought = rest.slice(put.length);
  const [lead = ''] = PREDICATE.exec(thought) ?? [];
  const verb = VERB_OF.exec(sentence);
  if (lead === '' || !verb) return undefined;
  const isMany = /^\s(?:are|cost|take|last|son|cuestan|valen|tardan|duran)\s$/i.test(verb[0]);
  const said = withoutEnd(thought)
    .replace(/^(?:it|that|they)(?:['’]?(?:s|re)| is| are)\s/i, isMany ? 'are ' : 'is ')
    .replace(/^(?:it|they)\s/i, '')
    .replace(/^free/i, isMany ? 'are free' : 'is free')
    .replace(/^gratis/i, isMany ? 'son gratis' : 'es gratis');
  return `${sentence.slice(0, verb.index)} ${lowered(said)}.`;
}

/** A sentence as a correction of it makes it; undefined where it is none. */
export function corrected(sentence: string, text: string, language: Locale): string | undefined {
  const [marker = ''] = MARKER.exec(foldInPlace(text)) ?? [];
  const rest = text.slice(marker.length).replace(WHY_BEHIND, '');
  const figure = inDigits(rest).replace(MAKE_IT, '');
  if (ADDS_MORE.test(foldInPlace(rest).replace(PUT_THAT, ''))) return undefined;
  const found =
    placed(sentence, rest) ??
    swapped(sentence, rest) ??
    toAnother(sentence, rest) ??
    withoutThing(sentence, rest) ??
    withLimit(sentence, figure) ??
    refiguredDay(sentence, figure) ??
    refiguredBeside(sentence, figure) ??
    refigured(sentence, figure) ??
    joinedTo(sentence, text.replace(WHY_BEHIND, ''), language);
  if (found !== undefined || marker === '') return found;
  if (OF_ONE_DAY.test(foldInPlace(rest)) && sharesStem(sentence, rest))
    return `${withoutEnd(sentence)}, ${language === 'en' ? 'but' : 'pero'} ${lowered(withoutEnd(rest))}.`;
  const predicate = predicated(sentence, rest);
  if (predicate !== undefined) return predicate;
  const [said, ...others] = readClause(rest, null);
  const isSentence = said && others.length === 0 && kindOf(said) === 'sentence' && 'text' in said;
  if (!isSentence || said.text === null || wordsIn(rest) <= FIGURE_WORDS_MAX) return undefined;
  return spliced(sentence, rest) ?? (sharesStem(sentence, rest) ? sentenceOf(said.text) : undefined);
}
