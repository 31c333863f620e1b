import type { Locale } from '@/api/generated/schemas';

function plainLetter(letter: string): string {
  if (letter === '’') return "'";
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** Small letters without accents and with straight apostrophes, each in its place: what is found in it is found in the text. */
export function foldInPlace(text: string): string {
  // Most letters are plain already, and every sentence of every proposal comes by here.
  return text.replace(/[^a-z ]/gu, plainLetter);
}

const FUNCTION_WORDS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'el la los las un una unos unas de del en y con mi mis tu su sus nuestro nuestra para por que es son al se lo le les no nunca si cuando cada este esta como hay mas muy desde hacemos somos vendemos ofrecemos sin sobre'.split(
      ' ',
    ),
  ),
  en: new Set(
    'no i you theres about next free the an to for of on and or with my our your is are it its that we they from at by be not never if when each this how there more very can does do will isn isnt aren arent don dont doesn won wasn weren didn couldn shouldn wouldn'.split(
      ' ',
    ),
  ),
};

/** In which language something is said; where it does not show, the one given. */
export function languageOf(text: string, otherwise: Locale): Locale {
  const words = foldInPlace(text).match(/\p{L}+/gu) ?? [];
  const count = (language: Locale) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  const verbs = (pattern: RegExp) => (pattern.test(foldInPlace(text)) ? 2 : 0);
  const es =
    count('es') +
    (/[¿¡ñáéíóú]/i.test(text) ? 2 : 0) +
    verbs(/\b(anade|agrega|quita|cambia|llamalo|traduce|conecta|deshaz|hola|gracias|vale|ayudame|falta)\b/);
  const en =
    count('en') +
    verbs(/\b(add|remove|change|call|translate|connect|undo|hello|thanks|help|missing|make|show|yes)\b/);
  return es === en ? otherwise : es > en ? 'es' : 'en';
}

const WORDS_OF_PURPOSE =
  /(?:reserv|cita|book|appoint|support|soport|pedid|order|devolu|return|vent|sale|client|custom|faq|pregunt|question|tiend|shop|store|restaur|clinic|hotel|envi|shipp|factur|invoic|inform|help|ayud|atien|atend|respond|answer)/;

/** Whether it is something that people say, not letters typed at random. */
export function isPlausible(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  const known = words.filter(
    (word) => FUNCTION_WORDS.es.has(word) || FUNCTION_WORDS.en.has(word) || WORDS_OF_PURPOSE.test(word),
  );
  return words.length >= 2 && known.length > 0 && known.length / words.length >= 0.12;
}

/** What a pattern's group `rest` holds, in the letters of the text. */
export function restOf(text: string, folded: string, pattern: RegExp, group = 'rest'): string | undefined {
  const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(folded);
  const range = found?.indices?.groups?.[group];
  if (!range) return undefined;
  return text.slice(range[0], range[1]).trim();
}

/** Without the quotes around it. */
export const unquoted = (text: string) => text.trim().replace(/^[«“"'‘\s]+|[»”"'’\s]+$/g, '');

/** Without the full stop behind it. */
export const withoutEnd = (text: string) => text.replace(/[\s.!,:;]+$/g, '');
