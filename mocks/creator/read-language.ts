import type { Locale } from '@/api/generated/schemas';
import { IS_CONDITION } from './clauses';
import { ALSO_SPEAKS, LANGUAGE_WORDS, NO_LANGUAGE, ONLY_LANGUAGE, SPEAKERS } from './patterns';
import { findQuantities } from './quantities';
import type { Said } from './said';
import { otherThan } from './sentences';
import { foldInPlace, languageOf } from './text';

/** A fact about people who speak a language: "our English visitors get a tour". */
const STATES_FACT = /\b(?:get|gets|receive|pay|costs?|reciben|tienen|pagan|cuestan?)\b/;

/** "If somebody writes in English, answer in English". */
const ANSWERS_IN_KIND =
  /^(?:if|when|whenever|si|cuando)\b.*\b(?:writ|speak|ask|escrib|habl|pregunt)\w*\b.*\b(?:answer|repl|respond|contest)\w*\b|^(?:que |it should |(?:please )?)(?:answer|repl|respond|contest)\w*\b.*\b(?:if|when|whenever|si|cuando)\b.*\b(?:writ|speak|ask|escrib|habl|pregunt)\w*/;

/** Languages in which the product has no texts of its own: an agent is told to answer in them. */
export const ELSEWHERE =
  'french|german|italian|portuguese|catalan|basque|galician|dutch|polish|romanian|arabic|chinese|franc[eé]s|alem[aá]n|italiano|portugu[eé]s|catal[aá]n|euskera|vasco|gallego|valenciano|neerland[eé]s|polaco|rumano|[aá]rabe|chino';
const ENGLISH_NAMES =
  /^(?:french|german|italian|portuguese|catalan|basque|galician|dutch|polish|romanian|arabic|chinese)\b/;
const ADDS_ELSEWHERE = new RegExp(
  `^(?:please |por favor,? )?(?:add|include|support|anade|agrega|incluye|suma|pon)(?: also| tambien)? (?<languages>(?:el |la )?(?:${ELSEWHERE})(?:(?:, | and | y )(?:el |la )?(?:${ELSEWHERE}))*)(?: too| as well| tambien)?$`,
);

/** Those of the product stand among the others: "English, German and Italian". */
const OWN = 'english|spanish|espanol|castellano|ingles';
const IS_OWN = new RegExp(`^(?:${OWN})$`);
const SPEAKS_ELSEWHERE = new RegExp(
  `^(?:(?:it|he|she|(?:the|our|my) (?:agent|bot|assistant)) (?:should|must|has to|needs to|can|could) |(?:can|could) (?:it|he|she) |(?:puede|podria) |(?:i want|we want) it to |que |(?:debe(?:ria)?|tiene que) )?(?:also |tambien )?(?:speaks?|answers?|repl(?:y|ies)|hable|hablar?|responda|responder|conteste|contestar|atienda|atender)(?: (?:also|too|tambien))?(?: (?:in|en))? (?<languages>(?:(?:${OWN})(?:, | and | y | e )(?:en )?)*(?:${ELSEWHERE})(?:(?:, | and | y | e )(?:en )?(?:${ELSEWHERE}|${OWN}))*)(?: too| as well| tambien)?(?: si .*)?$`,
);

/** "Add French and German", as the agent is told it; undefined for anything else. */
export function readForeignLanguages(text: string, bare: string): string | undefined {
  const wanted = bare
    .replace(/^(?:please |por favor,? )?(?:(?:have|make|let|get) it (?:to )?|haz (?=que ))/, '')
    // "Can you do the bot in French, too?"
    .replace(
      /^(?:and |y )?(?:can|could) you (?:do|make|build|have) (?:it|this|the (?:bot|agent|assistant))(?= in\b)/,
      'it should speak',
    );
  const { languages } = (ADDS_ELSEWHERE.exec(wanted) ?? SPEAKS_ELSEWHERE.exec(wanted))?.groups ?? {};
  if (languages === undefined) return undefined;
  const at = bare.indexOf(languages);
  const named = text
    .slice(text.length - foldInPlace(text).trimStart().length + at, undefined)
    .slice(0, languages.length)
    .split(/, | and | y | e /)
    .map((one) => one.replace(/^(?:el|la|en) /, ''))
    .filter((one) => !IS_OWN.test(foldInPlace(one)));
  // "Catalan" is the English name and, without its accent, the Spanish one.
  const isEnglish = ENGLISH_NAMES.test(foldInPlace(named[0] ?? '')) && languageOf(text, 'en') === 'en';
  return isEnglish ? `Also answer in ${named.join(' and ')}` : `Responde también en ${named.join(' y en ')}`;
}

/** The only language that the agent is to speak. */
export function readOnlyLanguage(bare: string): Locale | undefined {
  const named = (word: string | undefined) =>
    word === undefined ? undefined : LANGUAGE_WORDS.find(([, pattern]) => pattern.test(word))?.[0];
  const wanted = named(ONLY_LANGUAGE.exec(bare)?.[1]);
  const unwanted = named(NO_LANGUAGE.exec(bare)?.[1]);
  return wanted ?? (unwanted && otherThan(unwanted));
}

/** A language that the agent is to speak beside its own. */
export function readOtherLanguage(bare: string): Said[] {
  const named = LANGUAGE_WORDS.filter(([, pattern]) => pattern.test(bare));
  if (named.length > 0 && ANSWERS_IN_KIND.test(bare)) return named.map(([to]) => ({ is: 'translate', to }));
  if (findQuantities(bare).length > 0 || IS_CONDITION.test(bare)) return [];
  const isMeant = ALSO_SPEAKS.test(bare) || (SPEAKERS.test(bare) && !STATES_FACT.test(bare));
  return isMeant ? named.map(([to]) => ({ is: 'translate', to })) : [];
}
