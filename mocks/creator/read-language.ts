import type { Locale } from '@/api/generated/schemas';
import { IS_CONDITION } from './clauses';
import { ALSO_SPEAKS, LANGUAGE_WORDS, NO_LANGUAGE, ONLY_LANGUAGE, SPEAKERS } from './patterns';
import { findQuantities } from './quantities';
import type { Said } from './said';
import { otherThan } from './sentences';

/** A fact about people who speak a language: "our English visitors get a tour". */
const STATES_FACT = /\b(?:get|gets|receive|pay|costs?|reciben|tienen|pagan|cuestan?)\b/;

/** "If somebody writes in English, answer in English". */
const ANSWERS_IN_KIND =
  /^(?:if|when|whenever|si|cuando)\b.*\b(?:writ|speak|ask|escrib|habl|pregunt)\w*\b.*\b(?:answer|repl|respond|contest)\w*\b/;

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
