import { LANGUAGE_WORDS } from './patterns';
import { sharesStem, wordsIn } from './phrases';
import { readClause } from './read-clause';
import type { Said } from './said';
import type { LastProposed } from './store';

/** "No wait, forget that, I need to ask my partner first": what was proposed is wanted no more, and why. */
const FORGET =
  /^(?:(?:hm+|mm+|no|nah)[,.]?\s+)*(?:forget|scrap|scratch|drop|skip|cancel|leave|hold off on|never mind|olvida(?:l[oa])?|olvidate de|dejal[oa](?: estar)?|descarta(?:l[oa])?|borra|quita|cancela|no pongas)(?: about)?(?: (?:that|it|this|eso|esto))?(?: (?:one|for now|de momento|por ahora))?[,.;:]\s/;
/** "No wait, forget that", "al final no cerramos, olvídalo": the last words of a second thought. */
const FORGET_ALL =
  /^(?:(?:no|wait|actually|in the end|espera|al final|mejor|en realidad)\b.*,\s)?(?:forget (?:it|that|this|about (?:it|that))(?: please)?|olvidal[oa]|olvida eso|never mind)\W*$/;
/** "Keep the old name", "déjalo como estaba": what was proposed is not wanted. */
const AS_IT_WAS =
  /^(?:(?:no|nah|just|better|mejor)[,.]?\s+)*(?:(?:keep|leave|stick (?:with|to)|stay with|go back to)(?: (?:it|the|its))?(?: (?:name|greeting|rule|text))?(?: (?:old|previous|original|same)(?: \w+)?| (?:as|how|like) it (?:was|is)(?: before)?| as before)|(?:deja(?:l[oa])?|manten|mantenl[oa]|quedate con|conserva)(?: (?:el|la|lo))?(?: (?:nombre|saludo|norma|texto))?(?: (?:viej[oa]|anterior|original|de antes|como (?:estaba|antes)|igual)))\W*$/;
/** "My wife prefers Daisy": another name in the place of the one that was proposed. */
const PREFERS =
  /(?:prefers?|likes?|go(?:es)? with|go for|make it|change it to|rather|better|prefier[eo]n?|prefer(?:imos|ir[ií]a)|mejor|gusta m[aá]s|quedamos con|vamos con|que sea|pon(?:le|lo)?)\s[«“"]?(?<name>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)/u;
/** "Better not, leave it in Spanish only." */
const ONLY_ITS_OWN = /\b(?:solo|unicamente|only|just|nada mas)\b/;
/** "No emojis", of what was to be used. */
const NONE_OF_IT = /^(?:sin|nada de|without|no) (?<what>\p{L}+)\b/u;
const FEW_WORDS = 4;

/** What is wanted no more of what was proposed last, and what takes its place; undefined where nothing is taken back. */
export function takenBack(
  thought: string,
  folded: string,
  last: readonly LastProposed[],
): Said[] | undefined {
  const newest = last.at(-1);
  if (!newest) return undefined;
  if ([FORGET, FORGET_ALL, AS_IT_WAS].some((pattern) => pattern.test(folded)))
    return [{ is: 'giveUp', paths: newest.paths }];
  const name = newest.is === 'name' ? PREFERS.exec(thought)?.groups?.name : undefined;
  if (name !== undefined)
    return [
      { is: 'giveUp', paths: newest.paths },
      { is: 'name', name },
    ];
  const isOfLanguage = LANGUAGE_WORDS.some(([, pattern]) => pattern.test(folded));
  if (newest.is === 'other' && isOfLanguage && ONLY_ITS_OWN.test(folded))
    return [{ is: 'giveUp', paths: last.flatMap(({ paths }) => paths) }];
  const { what } = NONE_OF_IT.exec(folded)?.groups ?? {};
  const unwanted = last.find(
    ({ is, text }) =>
      is === 'sentence' &&
      what !== undefined &&
      text !== null &&
      sharesStem(text, what) &&
      wordsIn(text) <= FEW_WORDS,
  );
  return unwanted && [{ is: 'giveUp', paths: unwanted.paths }, ...readClause(thought, null)];
}
