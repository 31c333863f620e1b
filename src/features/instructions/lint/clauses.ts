import type { Locale } from '@/api/generated/schemas/locale.zod';
import { foldText } from '@/lib/fold-text';
import { HOURS_STEMS, NEGATIONS, NUMBER_WORDS, RELATION_STEMS, STOP_WORDS, stemOf } from './word-lists';

/** So much of something: 30 days, 4.90 €, from 9 to 18 h. */
export interface Quantity {
  /** What is counted: `money`, `time`, `clock`, `percent`, or the stem of a noun. */
  unit: string;
  /** The same text for the same amount, however it is written. */
  value: string;
}

/** The part of a sentence that says one thing. */
export interface Clause {
  /** What it is about, sorted, as one text; '' when it does not say. */
  subject: string;
  quantities: readonly Quantity[];
  /** Costs nothing, costs something, or nothing is said of it. */
  cost: 'free' | 'paid' | undefined;
}

const MINUTES: Readonly<Record<string, number>> = {
  min: 1,
  mins: 1,
  minuto: 1,
  minutos: 1,
  minute: 1,
  minutes: 1,
  h: 60,
  hora: 60,
  horas: 60,
  hour: 60,
  hours: 60,
  dia: 1440,
  dias: 1440,
  day: 1440,
  days: 1440,
  semana: 10_080,
  semanas: 10_080,
  week: 10_080,
  weeks: 10_080,
  mes: 43_200,
  meses: 43_200,
  month: 43_200,
  months: 43_200,
  ano: 525_600,
  anos: 525_600,
  year: 525_600,
  years: 525_600,
};
const MONEY = new Set([
  '€',
  'eur',
  'euro',
  'euros',
  '$',
  'usd',
  'dolar',
  'dolares',
  'dollar',
  'dollars',
  '£',
]);
const PERCENT = new Set(['%', 'percent', 'porciento']);
const COUNTED = new Set([...Object.keys(MINUTES), ...MONEY, ...PERCENT]);
/** What may stand between a number and what it counts. */
const BETWEEN = new Set(['de', 'of', 'laborables', 'working', 'business', 'calendar', 'full']);

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:h|am|pm|a\.m\.|p\.m\.)?`;
/** From one time of the day to another. */
const CLOCK_RANGE = new RegExp(
  String.raw`(?<![\d.,])(?:las\s)?(${CLOCK})\s?(?:-|–|a|to|y|and|hasta|until|till)\s?(?:las\s)?(${CLOCK})(?!\w|[.,]\d)`,
);
const RANGE = new RegExp(
  String.raw`(?<![\d.,:])(${NUMBER})\s?(?:-|–|a|to|y|and|o|or)\s?(${NUMBER})(?![\d:])`,
);
const SINGLE_CLOCK = /(?<![\d.,])(\d{1,2}:\d{2}\s?(?:am|pm)?|\d{1,2}\s?(?:am|pm))(?![\w:])/;
const MONEY_FIRST = new RegExp(String.raw`([€$£])\s?(${NUMBER})`, 'g');

/** A number in one way of writing: 4,90 and 4.90 are one, 1.000 and 1,000 too. */
function plainNumber(written: string): string {
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(written);
  const plain = thousands ? written.replace(/[.,]/g, '') : written.replace(',', '.');
  const number = Number(plain);
  return Number.isFinite(number) ? String(number) : written;
}

/** A time of the day as minutes; undefined when it is none. */
function minutesOf(clock: string): number | undefined {
  const read = /^(\d{1,2})(?:[:.](\d{2}))?\s?(h|am|pm|a\.m\.|p\.m\.)?$/.exec(clock.trim());
  if (!read) return undefined;
  const afternoon = read[3]?.startsWith('p') && Number(read[1]) < 12 ? 12 : 0;
  const hours = Number(read[1]) + afternoon;
  return hours > 24 ? undefined : hours * 60 + Number(read[2] ?? 0);
}

/** Lower case, no accents, numbers in digits. */
function normalized(text: string, language: Locale): string {
  return (
    foldText(text)
      .replace(/por ciento/g, 'porciento')
      .replace(/\b(?:un|una|one)\s+(?=(?:minut|hor|hour|dia|day|seman|week|mes|month|ano|year)\w*\b)/g, '1 ')
      .replace(/\p{L}+/gu, (word) => String(NUMBER_WORDS[language][word] ?? word))
      // "cuarenta y ocho", "forty-eight".
      .replace(/\b([2-9]0)(?: y |-)([2-9])\b/g, (_, tens: string, ones: string) =>
        String(Number(tens) + Number(ones)),
      )
      .replace(MONEY_FIRST, '$2 $1')
  );
}

function takeClocks(text: string): { quantities: Quantity[]; rest: string } {
  const range = CLOCK_RANGE.exec(text);
  const looksLikeClock = range && /[:hm]|las\s/.test(range[0]);
  const opens = range && text.split(/[^\p{L}]+/u).some((word) => HOURS_STEMS.has(stemOf(word)));
  if (range && (looksLikeClock || opens)) {
    const afternoonToo = /pm|p\.m\./.test(range[2] ?? '') && !/am|a\.m\./.test(range[1] ?? '');
    const from = minutesOf(range[1] ?? '');
    const to = minutesOf(range[2] ?? '');
    if (from !== undefined && to !== undefined) {
      const start = afternoonToo && from > to - 720 && from + 720 < to ? from + 720 : from;
      return {
        quantities: [{ unit: 'clock', value: `${start}–${to}` }],
        rest: text.replace(range[0], ' '),
      };
    }
  }
  const single = SINGLE_CLOCK.exec(text);
  const at = single && minutesOf(single[1] ?? '');
  if (!single || at === undefined || at === null) return { quantities: [], rest: text };
  return { quantities: [{ unit: 'clock', value: String(at) }], rest: text.replace(single[0], ' ') };
}

const TOKEN = new RegExp(
  String.raw`(?<range>${NUMBER}–${NUMBER})|(?<number>${NUMBER})|[\p{L}]+|[€$£%]`,
  'gu',
);

function unitAfter(
  tokens: readonly string[],
  index: number,
): { unit: string; factor: number; isNoun?: boolean } | undefined {
  let next = index + 1;
  while (BETWEEN.has(tokens[next] ?? '')) next += 1;
  const word = tokens[next];
  if (word === undefined || /^\d/.test(word)) return undefined;
  if (MONEY.has(word))
    return { unit: `money ${word.startsWith('e') || word === '€' ? '€' : '$'}`, factor: 1 };
  if (PERCENT.has(word)) return { unit: 'percent', factor: 1 };
  const minutes = MINUTES[word];
  if (minutes) return { unit: 'time', factor: minutes };
  return STOP_WORDS.has(word) ? undefined : { unit: stemOf(word), factor: 1, isNoun: true };
}

function times(value: string, factor: number): string {
  return value
    .split('–')
    .map((one) => String(Number(plainNumber(one)) * factor))
    .join('–');
}

/** "24/7", telephone numbers and codes count nothing; they tell one thing from another. */
const CODE = /\d+\/\d+|\d{6,}|\p{L}+\d+\w*|\d+\p{L}{3,}/gu;

const isContent = (word: string | undefined): word is string =>
  word !== undefined &&
  /^\p{L}/u.test(word) &&
  !STOP_WORDS.has(word) &&
  !NEGATIONS.has(word) &&
  !RELATION_STEMS.has(stemOf(word));

/** All amounts of a text; what follows a number says what it counts. "Shelf 3" is a name, and no amount. */
function quantitiesOf(text: string): { quantities: Quantity[]; words: string[] } {
  const clocks = takeClocks(text);
  const ranged = clocks.rest.replace(RANGE, (_, from: string, to: string) => `${from}–${to}`);
  const tokens = ranged.replace(CODE, ' ').match(TOKEN) ?? [];
  const names = [...(ranged.match(CODE) ?? [])];
  const units = new Set<string>();
  const quantities: Quantity[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!/^\d/.test(token)) continue;
    const found = unitAfter(tokens, index);
    const named = tokens[index - 1];
    if ((!found || found.isNoun) && isContent(named)) names.push(`${named}${token}`);
    else if (found) {
      units.add(found.unit);
      quantities.push({ unit: found.unit, value: times(token, found.factor) });
    }
  }
  const words = tokens.filter((token) => /^\p{L}/u.test(token) && !COUNTED.has(token));
  return {
    quantities: [...clocks.quantities, ...quantities],
    words: [...words.filter((word) => !units.has(stemOf(word))), ...names],
  };
}

const FREE = /\b(gratis|gratuit\w+|sin (?:coste|costo|cargo|gastos)|free|no charge|at no cost)\b/;
/** Free of something, or free to do something, costs no money. */
const OTHER_FREE = /\b(feel free|free to|free time|free from|\w+-free|hands free|gluten|azucar)\b/;
const PAID = /\b(cuesta\w*|cuestan|vale\w?|cobra\w*|costs?|charged?|priced?|de pago|se paga\w*)\b/;
const NOT_FREE =
  /\b(no (?:es|son|sale|salen)|not|never|isnt|arent|isn['’]t|aren['’]t)\s+(?:\w+\s)?(gratis|gratuit\w+|free)\b/;

function costOf(text: string, quantities: readonly Quantity[]): Clause['cost'] {
  if (NOT_FREE.test(text)) return 'paid';
  if (FREE.test(text)) return OTHER_FREE.test(text) ? undefined : 'free';
  const amount = quantities.some(({ unit, value }) => unit.startsWith('money') && Number(value) !== 0);
  return PAID.test(text) && (amount || /de pago|charged?/.test(text)) ? 'paid' : undefined;
}

function subjectOf(words: readonly string[], conditional: boolean): string {
  const stems = words
    .filter((word) => !STOP_WORDS.has(word) && !NEGATIONS.has(word))
    .map((word) => (/\d/.test(word) ? word : stemOf(word)))
    .filter((stem) => !RELATION_STEMS.has(stem))
    .map((stem) => (HOURS_STEMS.has(stem) ? '(hours)' : stem));
  // What holds in some cases only says the same as another when the case is the same.
  return [...new Set(conditional ? [...stems, '(if)'] : stems)].sort().join(' ');
}

/** Where one thing ends and the next begins; never inside 4,90 or between 2 and 4. */
const BREAK = /[,;:()]\s+|\s(?:pero|but|while|mientras)\s|(?<!\d)\s(?:y|and)\s(?!\d)/;

/** What a sentence says, thing by thing. */
export function clausesOf(sentence: string, language: Locale, conditional: boolean): readonly Clause[] {
  // Somebody's question is no statement.
  if (/\?\s*["”»]?$/.test(sentence)) return [];
  const text = normalized(sentence, language);
  const parts = conditional ? [text] : text.split(BREAK);
  const clauses = parts.map((part) => {
    const { quantities, words } = quantitiesOf(part);
    return { part, quantities, words, cost: costOf(part, quantities) };
  });
  const whole = clauses.flatMap(({ words }) => words);
  return clauses.map(({ quantities, words, cost }) => {
    const own = subjectOf(words, conditional);
    return { quantities, cost, subject: own === '' ? subjectOf(whole, conditional) : own };
  });
}

const FIGURE = new RegExp(String.raw`\d{1,2}:\d{2}\s?(?:am|pm)?|\d{1,2}\s?(?:am|pm)\b|${NUMBER}`, 'g');

function figuresIn(text: string): Set<string> {
  const figures = (text.match(FIGURE) ?? []).map((written) => {
    if (!/[:m]/.test(written)) return plainNumber(written);
    const minutes = minutesOf(written) ?? 0;
    return minutes % 60 === 0 ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${minutes % 60}`;
  });
  return new Set(figures.filter((figure) => figure !== '1'));
}

/** The figures that stand in a text, 1 left out, and all that it says, in words too; in every language the same. */
export function figuresOf(text: string, language: Locale): { written: Set<string>; said: Set<string> } {
  return { written: figuresIn(foldText(text)), said: figuresIn(normalized(text, language)) };
}
