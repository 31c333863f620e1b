import type { Locale } from '@/api/generated/schemas';
import { sharesStem } from './phrases';

/** What an agent asks for, one thing after another: "pides nombre, teléfono y medidas de la cocina". */
const ASKED_FOR =
  /(?<lead>.*(?<!\p{L})(?:pides?|pide|pregunta|apuntas?|ask(?:s)?(?: (?:them|people))? for|collects?|take(?:s)?|notes?)\s)(?<list>[^.;:]+?)(?<end>[.!]?)$/iu;
const BETWEEN = /,\s+(?:(?:and|y|e)\s+)?|\s+(?:and|y|e)\s+/u;
const FEWEST = 2;

/** A sentence without one of the things that it asks for; undefined where it asks for no such thing, or for nothing else. */
export function withoutListed(sentence: string, about: string, language: Locale): string | undefined {
  const { lead = '', list = '', end = '' } = ASKED_FOR.exec(sentence)?.groups ?? {};
  const listed = list.split(BETWEEN).filter((one) => one !== '');
  const kept = listed.filter((one) => !sharesStem(one, about));
  if (listed.length < FEWEST || kept.length === 0 || kept.length === listed.length) return undefined;
  const and = language === 'en' ? 'and' : 'y';
  const last = kept.at(-1) ?? '';
  const before = kept.slice(0, -1).join(', ');
  return `${lead}${before === '' ? last : `${before} ${and} ${last}`}${end}`;
}
