import type { Locale } from '@/api/generated/schemas';
import { kindOf } from './kinds-of-proposals';
import { STATES } from './patterns';
import { capitalized, lowered, sharesStem, wordsIn } from './phrases';
import { findQuantities, isSameMeasure, withQuantity } from './quantities';
import { readClause } from './read-clause';
import { sentenceOf } from './sentences';
import { foldInPlace, withoutEnd } from './text';

/** "Before 12 o'clock" is a figure with what leads to it. */
const FIGURE_WORDS_MAX = 5;
/** One more thing of a sentence is short. */
const PART_WORDS_MAX = 8;

/** Words that say only that a second thought follows: "no wait", "bueno, mejor". */
export const MARKER =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh|well|no|nah|wait|hold on|hang on|sorry|actually|scratch that|on second thoughts?|thinking about it|pensandolo (?:bien|mejor)|rather|better|bueno|espera|perdon|mejor|en realidad|mejor dicho)(?:[,.\s]+|$))+/;
/** What begins so is one thing more, and no correction. */
const ADDS_MORE =
  /^(?:add|also|change|set|call|remove|connect|anade|agrega|tambien|cambia|pon|quita|conecta|llama)\b/;
/** "…, que a las 14 no nos da tiempo": why. */
const WHY_BEHIND = /,\s+(?:que|porque|because|since|as)\s.*$/iu;

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

/** Another figure in a sentence that has one of the same measure: "before 12" in "orders before 14 h leave today". */
function refigured(sentence: string, fragment: string): string | undefined {
  const [value, ...others] = findQuantities(fragment);
  const isFigure = value && others.length === 0 && wordsIn(fragment) <= FIGURE_WORDS_MAX;
  const old = isFigure && findQuantities(sentence).find((one) => isSameMeasure(one, value));
  return old ? withQuantity(sentence, old, value) : undefined;
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

/** "Y el código postal", "a refund too": one more thing of the same sentence. */
export const ONE_MORE = /^(?<and>y|and|also|tambien)\s(?=(?:el|la|los|las|un|una|su|the|an?|their|his)\s)/;
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

/** A sentence as a correction of it makes it; undefined where it is none. */
export function corrected(sentence: string, text: string, language: Locale): string | undefined {
  const [marker = ''] = MARKER.exec(foldInPlace(text)) ?? [];
  const rest = text.slice(marker.length).replace(WHY_BEHIND, '');
  if (ADDS_MORE.test(foldInPlace(rest))) return undefined;
  const found =
    placed(sentence, rest) ??
    swapped(sentence, rest) ??
    refigured(sentence, rest) ??
    joinedTo(sentence, text, language);
  if (found !== undefined || marker === '') return found;
  const [said, ...others] = readClause(rest, null);
  const isSentence = said && others.length === 0 && kindOf(said) === 'sentence' && 'text' in said;
  if (!isSentence || said.text === null || wordsIn(rest) <= FIGURE_WORDS_MAX) return undefined;
  return spliced(sentence, rest) ?? (sharesStem(sentence, rest) ? sentenceOf(said.text) : undefined);
}
