import type { Locale } from '@/api/generated/schemas';
import { CHANNELS, LANGUAGE_WORDS, REMOVES } from './patterns';
import { readClause } from './read-clause';
import type { Said } from './said';
import type { LastProposed } from './store';
import { foldInPlace, unquoted, withoutEnd } from './text';

/** More words than that are no second thought about the sentence before, but one of their own. */
const WORDS_MAX = 14;
/** "One at the end is fine" is short. */
const ALLOWANCE_WORDS_MAX = 8;
const NAME_WORDS_MAX = 5;

/** "Remove the last one." */
const THE_LAST =
  /^(?:please |por favor,? )?(?:remove|drop|delete|scrap|quita|borra|elimina|saca)(?: only| solo)? (?:the |el |la |lo )?(?:last|ultim[oa])(?: (?:one|rule|bit|change|regla|norma|cambio))?\W*$/;
/** "No, friendlier": something else in the place of what was proposed. */
const INSTEAD =
  /^(?:(?:m+h?m*|h+m+|ah|oh|ay|uy|eh)[,.\s]+)?(?:no|nah|nope|mejor no|better not)[,.]\s+(?:(?:better|rather|mejor)\s+)?(?=\S)/;
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
  return meant.every((one) => kindOf(one) === last.is) ? [{ is: 'giveUp' }, ...meant] : undefined;
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

/** Understands what is said only in the light of what was proposed last; undefined for what stands by itself. */
export function readSecondThought(
  clause: string,
  last: LastProposed | null,
  language: Locale,
): Said[] | undefined {
  if (!last || wordsIn(clause) > WORDS_MAX) return undefined;
  const text = clause.normalize('NFC').trim();
  const folded = foldInPlace(text);
  if (THE_LAST.test(folded)) return [{ is: 'giveUp' }];
  const [instead] = INSTEAD.exec(folded) ?? [];
  const isOfKind = last.is !== 'other';
  const meant =
    instead === undefined || !isOfKind ? undefined : readInstead(text.slice(instead.length), last);
  if (meant) return meant;
  const asked = LANGUAGE_WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (asked && GREETING_IN.test(folded) && (last.is === 'greeting' || /\b(?:greeting|saludo)\b/.test(folded)))
    return [{ is: 'greetingIn', language: asked }];
  const channels = CHANNELS.flatMap(([channel, pattern]) => (pattern.test(folded) ? [channel] : []));
  if (last.is === 'channels' && channels.length > 0 && /\b(?:no|not|sin|without)\b/.test(folded))
    return [{ is: 'channels', channels, remove: true }];
  const [lead = ''] = LEAD.exec(folded) ?? [];
  const thought = text.slice(lead.length);
  const isOfSentence = last.is === 'sentence' && last.text !== null && isAmendment(text, thought);
  if (isOfSentence && last.text !== null)
    return [{ is: 'amendment', from: last.text, to: amended(last.text, thought, language) }];
  const greeting = last.is === 'greeting' && last.text !== null ? shortened(last.text, thought) : undefined;
  return greeting === undefined ? undefined : [{ is: 'greeting', text: greeting }];
}
