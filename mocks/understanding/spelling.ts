import { CONCEPT_WORDS, WORDS_OF_CONCEPTS } from './concepts';
import { fold, WORD } from './fold';
import { isFunctionWord, localeSaid } from './language-said';
import { isSmallWord, SMALL_WORDS } from './small-words';

/** Words that are spelt right and stand near to one that means something here. */
const RIGHT = new Set(
  (
    'aunt uncle aunts vase vases based luego tata cafetera cafeteras ayer car cars cart care date dates film films food wood good mood cook look took make cake lake like live love give five fire hire hiring wine wide ride side size sizes ' +
    'story score state stage space spare stock stare start plant plane place play party parts bread break brand grand cloud could court count cover bored board ' +
    'bano banos lleno llena llenos llenas llenar vuelto volvio lleva llevan llevar lleve paran parar punto puntos parcela parcelas ramo ramos pasan caso casos casa casas ' +
    'coche coches noche noches mates mate gato gatos cosa cosas cine vela velas verde verano barca partido parte partes pelo polo color colores calor mayor menor cerveza madera ' +
    'trabajo trabajar trabajan empresa empleo acciones bicicleta bicicletas bicycle bicycles bikes candle candles shares offices office oficina oficinas jobs poem poema joke chiste weather match capital president presidente homework deberes'
  ).split(' '),
);

/** Letters that sound alike, or are not heard, as one. */
const sounded = (word: string) =>
  word
    .replace(/^h/, '')
    .replace(/m(?=[bv])/g, 'n')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/qu(?=[ei])/g, 'k');

/** How many letters one word is from another; two that changed places count once. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? one.length;
}

const LEAST_LETTERS = 4;
const LONG = 8;

/** A short word is only taken for one of which a letter is missing, or stands in another place. */
function isNear(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 2) return false;
  const [one, two] = [sounded(word), sounded(other)];
  if (one[0] !== two[0]) return false;
  if (word.length === LEAST_LETTERS && other.length === LEAST_LETTERS)
    return [...one].sort().join('') === [...two].sort().join('');
  return distance(one, two) <= (word.length >= LONG ? 2 : 1);
}

const LONG_WORDS = CONCEPT_WORDS.filter(({ words }) => words.length >= LEAST_LETTERS);
const KNOWN = {
  en: LONG_WORDS.filter(({ language }) => language === 'en').map(({ words }) => words),
  es: LONG_WORDS.filter(({ language }) => language === 'es').map(({ words }) => words),
};
const SMALL = SMALL_WORDS.filter((word) => word.length > LEAST_LETTERS);

/** A folded text with its misspelt words put right, as far as they are near to one that is known; `also` are further words. */
export function spelled(folded: string, also: ReadonlySet<string> = new Set()): string {
  const language = localeSaid(folded, 'es');
  const known = [KNOWN[language], localeSaid(folded, 'en') === language ? [] : KNOWN.en].flat();
  return folded.replace(WORD, (word) => {
    if (word.length < LEAST_LETTERS || /\d/.test(word)) return word;
    if (
      WORDS_OF_CONCEPTS.has(word) ||
      RIGHT.has(word) ||
      also.has(word) ||
      isSmallWord(word) ||
      isFunctionWord(word)
    )
      return word;
    const near = (list: Iterable<string>) => {
      for (const other of list) if (isNear(word, other)) return other;
      return undefined;
    };
    return near(known) ?? near(SMALL) ?? near([...also].filter((one) => one.length > LEAST_LETTERS)) ?? word;
  });
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);
