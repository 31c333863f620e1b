import type { Locale } from '@/api/generated/schemas';
import { CHANNELS, LANGUAGE_WORDS, REMOVES, STATES } from './patterns';
import { findQuantities, isSameMeasure, withQuantity } from './quantities';
import { readClause } from './read-clause';
import type { Said } from './said';
import { sentenceOf } from './sentences';
import type { LastProposed } from './store';
import { foldInPlace, unquoted, withoutEnd } from './text';

/** More words than that are no second thought about the sentence before, but one of their own. */
const WORDS_MAX = 24;
/** "One at the end is fine" is short. */
const ALLOWANCE_WORDS_MAX = 8;
const NAME_WORDS_MAX = 5;
/** "Before 12 o'clock" is a figure with what leads to it. */
const FIGURE_WORDS_MAX = 5;

/** "Remove the last one." */
const THE_LAST =
  /^(?:please |por favor,? )?(?:remove|drop|delete|scrap|quita|borra|elimina|saca)(?: only| solo)? (?:the |el |la |lo )?(?:last|ultim[oa])(?: (?:one|rule|bit|change|regla|norma|cambio))?\W*$/;
/** "No, friendlier": something else in the place of what was proposed. */
const INSTEAD =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh)[,.\s]+)?(?:no|nah|nope|mejor no|better not)[,.]\s+(?:(?:wait|hold on|espera|sorry|perdon)[,.\s]+)?(?:(?:better|rather|mejor)[,\s]+)?(?=\S)/;
/** What stands before a second thought and says nothing. */
const LEAD =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh|well|bueno|actually|sorry|perdon|en realidad|oye)[,.\s]+)*(?:(?:but|pero|aunque|although|though|and|y)\s+)?/;
/** It begins with one of these only in the light of what was said before. */
const CONTRASTS =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh|well|bueno)[,.\s]+)*(?:but|pero|aunque|although|though)\s/;
/** "Only on weekdays", "solo si son más de diez", but not "only members can book". */
const ONLY =
  /^(?:only|just|solo|solamente|unicamente)\s+(?<where>(?:on|in|at|for|from|if|when|during|until|after|before|with|by|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|en|de|del|los|las|el|la|si|cuando|para|por|entre|desde|hasta|con|a partir)\b.*)$/;
const CAN = /\b(?:can|may|must|puede|pueden|debe|deben|tienen)\b/;
const OF_ONE_CASE = /^(?:if|when|si|cuando)\b/;
/** "Saturdays only in London." */
const ONLY_WITHIN =
  /\b(?:only (?:in|on|at|for|if|when|from|until)|solo (?:en|los|las|si|cuando|de|para|por|con))\b/;
const EXCEPT =
  /^(?:except|unless|excepto|salvo|menos(?! de)|a menos que|a no ser que|quitando|other than|apart from)\b/;
/** "One at the end is fine", "uno al final sí puede". */
const ALLOWS =
  /\b(?:(?:is|are|would be) (?:also )?(?:fine|ok|okay|allowed|enough|alright|all right)|si (?:puede|pueden|vale|que (?:puede|vale))|basta|bastan|vale|esta bien|se puede|no pasa nada)\W*$/;

/** What a sentence applies to, before what is to be done then: "if the parcel is late". */
const CASE_BEHIND = /\s(?<condition>(?:if|when|whenever|si|cuando)\s[^,.]+)\.?$/i;
const CASE = /^(?<condition>(?:if|when|whenever|si|cuando)\b[^,]+),\s/i;

/** "And in Spanish?", "¿y el saludo en inglés?" */
const GREETING_IN =
  /^[¿\s]*(?:and |y |what about |que tal )?(?:(?:the |el )?(?:greeting|saludo) )?(?:in|en) (?:english|spanish|ingles|espanol|castellano)\W*$/;

const KINDS: Readonly<Partial<Record<Said['is'], LastProposed['is']>>> = {
  name: 'name',
  tone: 'tone',
  greeting: 'greeting',
  channels: 'channels',
  rule: 'sentence',
  guardrail: 'sentence',
  scenario: 'sentence',
  amendment: 'sentence',
};

/** Which second thoughts something said may have: those about a sentence, a name, a tone, a greeting or channels. */
export const kindOf = (said: Said): LastProposed['is'] => KINDS[said.is] ?? 'other';

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether the end of a sentence and what is to stand there instead speak of the same thing: "all floors", "the ground floor". */
function sharesStem(one: string, other: string): boolean {
  const stems = (text: string) =>
    (foldInPlace(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  return stems(one).some((stem) => stems(other).includes(stem));
}

/** A sentence with a second thought about it, which limits or allows something. */
function amended(sentence: string, thought: string, language: Locale): string {
  const body = withoutEnd(sentence);
  const said = withoutEnd(lowered(thought));
  const [only, but] = language === 'en' ? ['only', 'but'] : ['solo', 'pero'];
  const where = ONLY.exec(foldInPlace(said))?.groups?.where;
  if (where !== undefined) {
    const place = said.slice(said.length - where.length);
    const [preposition = ''] = /^\p{L}+/u.exec(place) ?? [];
    const at = body.lastIndexOf(` ${preposition} `);
    if (at > 0 && sharesStem(body.slice(at), place)) return `${body.slice(0, at)} ${only} ${place}.`;
    return `${body}, ${but} ${only} ${place}.`;
  }
  if (EXCEPT.test(foldInPlace(said))) return `${body}, ${said}.`;
  return `${body}, ${but} ${said}.`;
}

function isAmendment(clause: string, thought: string): boolean {
  const folded = foldInPlace(thought);
  const where = ONLY.exec(folded)?.groups?.where;
  if (where !== undefined) return OF_ONE_CASE.test(where) || !CAN.test(folded);
  const isShort = wordsIn(thought) <= ALLOWANCE_WORDS_MAX;
  return (
    EXCEPT.test(folded) ||
    CONTRASTS.test(foldInPlace(clause)) ||
    (isShort && (ALLOWS.test(folded) || ONLY_WITHIN.test(folded)))
  );
}

/** "Nothing of that, only this." */
const NOT_THAT = /^(?<without>nada de|sin|no)\s(?<what>[^,]+),\s(?<rather>(?:just|only|que)\s.+)$/i;

const without = (what: string | undefined) => what && `sin ${what}`;

/** What is wanted instead of what was proposed, in the same case where that had one. */
function readInstead(rest: string, last: LastProposed): Said[] | undefined {
  const { what, rather = rest } = NOT_THAT.exec(rest)?.groups ?? {};
  const said = readClause(rather, null);
  const { condition } = (CASE.exec(last.text ?? '') ?? CASE_BEHIND.exec(last.text ?? ''))?.groups ?? {};
  const meant = said.map((one): Said => {
    if (last.is === 'name' && one.is !== 'name' && wordsIn(rest) <= NAME_WORDS_MAX)
      return { is: 'name', name: unquoted(withoutEnd(rest)) };
    const isPlain = one.is === 'rule' || one.is === 'guardrail';
    return isPlain && condition !== undefined
      ? {
          is: 'scenario',
          text: [condition, lowered(withoutEnd(one.text)), without(what)].filter(Boolean).join(', '),
        }
      : one;
  });
  return meant.every((one) => kindOf(one) === last.is)
    ? [{ is: 'giveUp', paths: last.paths }, ...meant]
    : undefined;
}

/** "Have a nice day is too much, drop it", "con un emoji al final basta": what is left of a greeting. */
function shortened(greeting: string, thought: string): string | undefined {
  const folded = foldInPlace(thought);
  const emojis = /\p{Extended_Pictographic}\uFE0F?\s*/gu;
  const all = [...greeting.matchAll(emojis)];
  if (/\bemojis?\b/.test(folded) && all.length > 0) {
    const last = /\b(?:un|uno|one|a single)\b/.test(folded) ? all.at(-1)?.[0].trim() : undefined;
    const plain = greeting.replace(emojis, '').replace(/\s+$/, '');
    return last === undefined ? plain : `${plain} ${last}`;
  }
  if (
    !REMOVES.test(folded) &&
    !/\b(?:too much|too long|drop it|cut it|sobra|demasiado|quitalo|fuera)\b/.test(folded)
  )
    return undefined;
  const said = ` ${(folded.match(/\p{L}+/gu) ?? []).join(' ')} `;
  const sentences = greeting.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const isNamed = (sentence: string) => {
    const words = foldInPlace(sentence).match(/\p{L}+/gu) ?? [];
    return words.some((word, at) => at > 0 && said.includes(` ${words[at - 1]} ${word} `));
  };
  const rest = sentences.filter((sentence) => !isNamed(sentence));
  return rest.length > 0 && rest.length < sentences.length ? rest.join('').trim() : undefined;
}

/** Words that say only that a second thought follows: "no wait", "bueno, mejor". */
const MARKER =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh|well|no|nah|wait|hold on|hang on|sorry|actually|scratch that|rather|better|bueno|espera|perdon|mejor|en realidad|mejor dicho)(?:[,.\s]+|$))+/;
/** What begins so is one thing more, and no correction. */
const ADDS_MORE =
  /^(?:add|also|change|set|call|remove|connect|anade|agrega|tambien|cambia|pon|quita|conecta|llama)\b/;
/** "…, que a las 14 no nos da tiempo": why. */
const WHY_BEHIND = /,\s+(?:que|porque|because|since|as)\s.*$/iu;

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
const ONE_MORE = /^(?<and>y|and|also|tambien)\s(?=(?:el|la|los|las|un|una|su|the|an?|their|his)\s)/;
const TOO = /\b(?:too|as well|tambien)\b/;

function joinedTo(sentence: string, text: string, language: Locale): string | undefined {
  const folded = foldInPlace(text);
  const [lead] = ONE_MORE.exec(folded) ?? [];
  const isPart = wordsIn(text) <= ALLOWANCE_WORDS_MAX && !STATES.test(folded);
  if (!isPart) return undefined;
  if (lead !== undefined)
    return `${withoutEnd(sentence)} ${language === 'en' ? 'and' : 'y'} ${withoutEnd(text.slice(lead.length))}.`;
  const [marker = ''] = MARKER.exec(folded) ?? [];
  return TOO.test(folded)
    ? `${withoutEnd(sentence)}, ${withoutEnd(lowered(text.slice(marker.length)))}.`
    : undefined;
}

/** What is to stay as it was, by its name: "leave the name as it was", "lo del montaje sí puede". */
const STAYS: readonly RegExp[] = [
  /\b(?:leave|keep) (?:the |its |their )?(?<what>.+?) (?:as (?:it|they) (?:was|were|is|are)|the way it was|alone|out)\b/,
  /^(?:scratch|forget|drop|skip|lose|undo) (?:the |that )?(?<what>.+?)(?: (?:one|bit|part|rule|change))?\W*$/,
  /^(?:the )?(?<what>.+?) (?:was|is) (?:a bad idea|not needed|too much)\b/,
  /^(?:the (?:bit|part|one|rule) about |what i said about )(?<what>.+?) (?:is (?:fine|ok|okay)|can go|goes|can stay)\b/,
  /^(?:el |la |los |las )?(?<what>.+?),? (?:deja(?:l[oae]s?)?|dejal[oae]s?) (?:como (?:estaba|era)n?|estar|fuera)\b/,
  /^lo de(?:l| la| los| las)? (?<what>.+?),? (?:si (?:puede|vale)|no|mejor no|quital[oa]|fuera|dejal[oa])\b/,
];
const NAMES_OF_KINDS: readonly (readonly [LastProposed['is'], RegExp])[] = [
  ['name', /\b(?:name|nombre)\b/],
  ['greeting', /\b(?:greeting|saludo)\b/],
  ['tone', /\b(?:tone|tono|formal\w*|friendly|informal)\b/],
];

function stays(folded: string, last: readonly LastProposed[]): Said | undefined {
  const what = STAYS.map((one) => one.exec(folded)?.groups?.what).find((one) => one !== undefined);
  if (what === undefined) return undefined;
  const kind = NAMES_OF_KINDS.find(([, one]) => one.test(what))?.[0];
  const meant = last.find(({ is, text }) => is === kind || (text !== null && sharesStem(text, what)));
  return meant && { is: 'giveUp', paths: meant.paths };
}

/** A sentence as a correction of it makes it; undefined where it is none. */
function corrected(sentence: string, text: string, language: Locale): string | undefined {
  const [marker = ''] = MARKER.exec(foldInPlace(text)) ?? [];
  const rest = text.slice(marker.length).replace(WHY_BEHIND, '');
  if (ADDS_MORE.test(foldInPlace(rest))) return undefined;
  const found = swapped(sentence, rest) ?? refigured(sentence, rest) ?? joinedTo(sentence, text, language);
  if (found !== undefined || marker === '') return found;
  const [said, ...others] = readClause(rest, null);
  const isSentence = said && others.length === 0 && kindOf(said) === 'sentence' && 'text' in said;
  if (!isSentence || said.text === null || wordsIn(rest) <= FIGURE_WORDS_MAX) return undefined;
  return spliced(sentence, rest) ?? (sharesStem(sentence, rest) ? sentenceOf(said.text) : undefined);
}

/** Understands what is said only in the light of what was proposed last; undefined for what stands by itself. */
export function readSecondThought(
  clause: string,
  last: readonly LastProposed[],
  language: Locale,
): Said[] | undefined {
  const newest = last.at(-1);
  if (!newest || wordsIn(clause) > WORDS_MAX) return undefined;
  const text = clause.normalize('NFC').trim();
  const folded = foldInPlace(text);
  if (THE_LAST.test(folded)) return [{ is: 'giveUp', paths: newest.paths }];
  const [lead = ''] = LEAD.exec(folded) ?? [];
  const thought = text.slice(lead.length);
  if (newest.is === 'greeting' && newest.text !== null) {
    const greeting = shortened(newest.text, thought);
    if (greeting !== undefined) return [{ is: 'greeting', text: greeting }];
  }
  const kept = stays(folded, last);
  if (kept) return [kept];
  const channels = CHANNELS.flatMap(([channel, pattern]) => (pattern.test(folded) ? [channel] : []));
  const isOfChannels = last.some(({ is }) => is === 'channels');
  if (isOfChannels && channels.length > 0 && /\b(?:no|not|sin|without)\b/.test(folded))
    return [{ is: 'channels', channels, remove: true }];
  const asked = LANGUAGE_WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (
    asked &&
    GREETING_IN.test(folded) &&
    (newest.is === 'greeting' || /\b(?:greeting|saludo)\b/.test(folded))
  )
    return [{ is: 'greetingIn', language: asked }];
  if (newest.is === 'sentence' && newest.text !== null) {
    const to = isAmendment(text, thought)
      ? amended(newest.text, thought, language)
      : corrected(newest.text, text, language);
    if (to !== undefined) return [{ is: 'amendment', from: newest.text, to }];
  }
  const [instead] = INSTEAD.exec(folded) ?? [];
  return instead === undefined || newest.is === 'other'
    ? undefined
    : readInstead(text.slice(instead.length), newest);
}
