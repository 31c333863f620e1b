import type { Locale } from '@/api/generated/schemas';
import { corrected, MARKER, ONE_MORE, refigured } from './correct-sentence';
import { kindOf } from './kinds-of-proposals';
import { CHANNELS, LANGUAGE_WORDS } from './patterns';
import { capitalized, lowered, sharesStem, wordsIn } from './phrases';
import { readClause } from './read-clause';
import type { Said } from './said';
import { renamedGreeting, shortenedGreeting } from './shorten-greeting';
import type { LastProposed } from './store';
import { takenBack } from './take-back';
import { foldInPlace, unquoted, withoutEnd } from './text';

/** More words than that are no second thought about the sentence before, but one of their own. */
const WORDS_MAX = 24;
/** "One at the end is fine" is short. */
const ALLOWANCE_WORDS_MAX = 8;
const NAME_WORDS_MAX = 5;

/** "Remove the last one." */
const THE_LAST =
  /^(?:please |por favor,? )?(?:remove|drop|delete|scrap|quita|borra|elimina|saca)(?: only| solo)? (?:the |el |la |lo )?(?:last|ultim[oa])(?: (?:one|rule|bit|change|regla|norma|cambio))?\W*$/;
/** "Take that rule away again", "quita esa norma": the one that was told last. */
const THAT_RULE =
  /^(?:please |por favor,? )?(?:remove|drop|delete|scrap|take|forget|lose|quita|borra|elimina|saca|olvida)(?:l[oa])? (?:that|this|esa|esta|ese|este)(?: last)? (?:one|rule|bit|sentence|instruction|limit|regla|norma|frase|instruccion|limite|parte)(?: (?:away|out|off))?(?: again)?(?:,? (?:please|por favor))?\W*$/;
/** "Remove that": of an agent that is not there yet, whose rules no proposal holds. */
const THAT =
  /^(?:please |por favor,? )?(?:remove|drop|delete|scrap|take|forget|quita|borra|elimina|saca|olvida)(?:l[oa])?(?: (?:that|this|it|eso|esto))?(?: (?:away|out|off))?(?: again)?(?:,? (?:please|por favor))?\W*$/;

/** What is taken out again of an agent that is not there yet; undefined for anything else. */
export function readTakenOut(clause: string, last: readonly LastProposed[]): Said[] | undefined {
  const newest = last.at(-1);
  return newest && THAT.test(foldInPlace(clause.trim()))
    ? [{ is: 'giveUp', paths: newest.paths }]
    : undefined;
}

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
/** "And to seniors too, but only on weekdays": one more whom it holds for. */
const ALSO_FOR =
  /^(?:and|y) (?:to|for|on|in|at|with|a|para|en|con|los|las)\b.*\b(?:too|as well|also|tambien)\b/;
/** "One at the end is fine", "uno al final sí puede". */
const ALLOWS =
  /\b(?:(?:is|are|would be) (?:also )?(?:fine|ok|okay|allowed|enough|alright|all right)|si (?:puede|pueden|vale|que (?:puede|vale))|basta|bastan|vale|esta bien|se puede|no pasa nada)\W*$/;

/** What a sentence applies to, before what is to be done then: "if the parcel is late". */
const CASE_BEHIND = /\s(?<condition>(?:if|when|whenever|si|cuando)\s[^,.]+)\.?$/i;
const CASE = /^(?<condition>(?:if|when|whenever|si|cuando)\b[^,]+),\s/i;

/** "And in Spanish?", "¿y el saludo en inglés?" */
const GREETING_IN =
  /^[¿\s]*(?:and |y |what about |que tal )?(?:(?:the |el )?(?:greeting|saludo) )?(?:in|en) (?:english|spanish|ingles|espanol|castellano)\W*$/;

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

/** "Leo is taken": why another name is wanted. */
const NAME_TAKEN =
  /\b(?:is|'s|esta|ya esta|es) (?:already )?(?:taken|used|in use|gone|cogid[oa]|pillad[oa]|ocupad[oa])\W*$/;

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

/** "Leave out Messenger", "Instagram no". */
const LEAVES_OUT =
  /\b(?:no|not|sin|without|leave out|skip|drop|remove|except|quita|fuera|menos|salvo|excepto)\b/;

/** "No, leave it as it was." */
const AS_BEFORE =
  /\b(?:dejal[oa]|leave it|keep it)\b.*\b(?:como (?:estaba|era|antes)|as (?:it )?(?:was|is)|the way it was)\W*$/;

const ONE_THING_MORE = /^(?:and|y)\s/i;

/** "Forget the voucher, just apologise": what is wanted instead, in the same case. */
const FORGET_JUST =
  /^(?:forget|scrap|drop|no|olvida|nada de|sin) (?:the |el |la |los |las )?(?<what>[^,]+),\s+(?:just |only |solo |sólo )(?<rest>.+)$/iu;

/** What is to stay as it was, by its name: "leave the name as it was", "lo del montaje sí puede". */
const STAYS: readonly RegExp[] = [
  /^(?:mejor )?(?:quita|borra|saca|elimina) lo de(?:l| la| los| las)? (?<what>[^,.]+)/,
  /^(?:better )?(?:remove|drop|take out) (?:the |that )?(?:bit|part|rule|one) (?:about |on )(?<what>[^,.]+)/,
  /\b(?:leave|keep) (?:the |its |their )?(?<what>.+?) (?:as (?:it|they) (?:was|were|is|are)|the way it was|alone|out)\b/,
  /^(?:scratch|forget|drop|skip|lose|undo) (?:the |that )?(?<what>.+?)(?: (?:one|bit|part|rule|change))?(?:,\s(?:please )?(?:take|leave) (?:that|it) out(?: again)?)?\W*$/,
  /^(?:please )?(?:take|leave) (?:the |that )?(?<what>.+?) (?:out|away|off)(?: again)?\W*$/,
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
  for (const pattern of STAYS) {
    const what = pattern.exec(folded)?.groups?.what;
    if (what === undefined) continue;
    const kind = NAMES_OF_KINDS.find(([, one]) => one.test(what))?.[0];
    const meant = last.find(({ is, text }) => is === kind || (text !== null && sharesStem(text, what)));
    if (meant) return { is: 'giveUp', paths: meant.paths };
  }
  return undefined;
}

/** Understands what is said only in the light of what was proposed last; undefined for what stands by itself. */
export function readSecondThought(
  clause: string,
  last: readonly LastProposed[],
  language: Locale,
): Said[] | undefined {
  const newest = last.at(-1);
  if (!newest || wordsIn(clause) > WORDS_MAX) return undefined;
  // "Change that: 8 to 6" is a correction of what was told last.
  const text = clause
    .normalize('NFC')
    .trim()
    .replace(/^(?:change|make|put|cambia|pon) (?:that|it|this|eso|esto)(?: to| a)?[:,]\s+/i, 'sorry, ');
  const folded = foldInPlace(text);
  if (THE_LAST.test(folded) || THAT_RULE.test(folded)) return [{ is: 'giveUp', paths: newest.paths }];
  if (newest.is === 'name' && NAME_TAKEN.test(folded)) return [];
  const [lead = ''] = LEAD.exec(folded) ?? [];
  const thought = text.slice(lead.length);
  if (newest.is === 'greeting' && newest.text !== null) {
    const greeting = shortenedGreeting(newest.text, thought) ?? renamedGreeting(newest.text, thought);
    if (greeting !== undefined) return [{ is: 'greeting', text: greeting }];
  }
  if (AS_BEFORE.test(folded) && !/\b(?:name|nombre|greeting|saludo|plazo)\b/.test(folded))
    return [{ is: 'giveUp', paths: newest.paths }];
  const [marked = ''] = MARKER.exec(folded) ?? [];
  const back = takenBack(text.slice(marked.length), folded.slice(marked.length), last);
  if (back) return back;
  const just = FORGET_JUST.exec(text.slice(marked.length))?.groups?.rest;
  const rather = just === undefined || newest.is !== 'sentence' ? undefined : readInstead(just, newest);
  if (rather) return rather;
  // "Bueno, y al segundo intento…" is one thing more.
  const [more] = ONE_THING_MORE.exec(text.slice(marked.length)) ?? [];
  if (marked !== '' && more !== undefined && !ONE_MORE.test(folded.slice(marked.length)))
    return readClause(capitalized(text.slice(marked.length + more.length)), null);
  const kept = stays(folded.slice(marked.length), last) ?? stays(folded, last);
  if (kept) return [kept];
  const channels = CHANNELS.flatMap(([channel, pattern]) => (pattern.test(folded) ? [channel] : []));
  const isOfChannels = last.some(({ is }) => is === 'channels');
  if (isOfChannels && channels.length > 0 && LEAVES_OUT.test(folded))
    return [{ is: 'channels', channels, remove: true }];
  const asked = LANGUAGE_WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (
    asked &&
    GREETING_IN.test(folded) &&
    (newest.is === 'greeting' || /\b(?:greeting|saludo)\b/.test(folded))
  )
    return [{ is: 'greetingIn', language: asked }];
  if (newest.is === 'sentence' && newest.text !== null) {
    const to = ALSO_FOR.test(folded)
      ? `${withoutEnd(newest.text)}, ${language === 'en' ? 'and' : 'y'} ${withoutEnd(lowered(thought))}.`
      : isAmendment(text, thought)
        ? amended(newest.text, thought, language)
        : corrected(newest.text, text, language);
    if (to !== undefined) return [{ is: 'amendment', from: newest.text, to }];
  }
  // "I got that wrong, before 13:00": of the last sentence that has such a figure.
  const sentence = last.findLast(({ is, text }) => is === 'sentence' && text !== null)?.text;
  const mended =
    sentence == null || marked === '' ? undefined : refigured(sentence, text.slice(marked.length));
  if (sentence != null && mended !== undefined) return [{ is: 'amendment', from: sentence, to: mended }];
  const [instead] = INSTEAD.exec(folded) ?? [];
  return instead === undefined || newest.is === 'other'
    ? undefined
    : readInstead(text.slice(instead.length), newest);
}
