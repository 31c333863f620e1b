import { outsideQuotes } from '@mocks/understanding/outside-quotes';
import { foldInPlace } from './text';

const HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1] as const)),
);
const HOUR = `(?<hour>${Object.keys(HOURS).join('|')})`;
const PARTS: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  thirty: 30,
  fifteen: 15,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
};

/** "Half past nine", "at nine thirty", "a las nueve y media", "at nine o'clock"; "to one of us" and "las dos tiendas" are no times. */
const SPOKEN = [
  new RegExp(String.raw`\b(?:a )?(?<part>half past|quarter past|quarter to) ${HOUR}\b`, 'g'),
  new RegExp(
    String.raw`(?<=\b(?:at|to|till|until|from|by|las|la) )${HOUR} (?<part>thirty|fifteen|y media|y cuarto|menos cuarto)\b`,
    'g',
  ),
  new RegExp(
    String.raw`(?<=\b(?:at|until|till|(?:a|hasta|desde) las?) )${HOUR}(?: o'?clock| en punto)?(?=\s*(?:$|[,.;!?]|(?:in the|on|and|to|until|de la|y|hasta|los)\b))`,
    'g',
  ),
];

/** "8pm", "8 in the evening", "las 8 de la tarde": a figure of twelve hours, of the second half of the day. */
const AFTERNOON =
  /\b(?<hour>[1-9]|1[01])(?<minutes>[:.][0-5]\d)?\s?(?:p\.?m\b\.?|(?:in the (?:afternoon|evening)|at night|de la (?:tarde|noche))\b)/gi;

/** "From 6 to 11 pm": the first of two hours is of the same half of the day. */
const BOTH_AFTERNOON =
  /\b(?<from>[1-9]|1[01])(?<half>:\d{2})?(?<to>\s?(?:-|–|to|till|until|a|hasta)\s?(?:las\s)?)(?=(?<until>[1-9]|1[01])(?::\d{2})?\s?(?:p\.?m\b|de la (?:tarde|noche)\b))/gi;

/** Hours that are said in words, in figures. */
function inFigures(text: string): string {
  return SPOKEN.reduce((now, pattern) => {
    const folded = foldInPlace(now);
    let written = '';
    let from = 0;
    for (const found of folded.matchAll(pattern)) {
      const { hour = '', part } = found.groups ?? {};
      const minutes = (HOURS[hour] ?? 0) * 60 + (PARTS[part ?? ''] ?? 0);
      const rest = minutes % 60;
      const figure = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
      written += now.slice(from, found.index) + figure;
      from = found.index + found[0].length;
    }
    return written + now.slice(from);
  }, text);
}

/** Whoever says "8 am to 5 pm" tells both halves of the day apart already. */
const BOTH_HALVES = /\d\s?a\.?m\b/i;

const inWholeDay = (text: string): string =>
  text
    .replace(BOTH_AFTERNOON, (whole, from: string, minutes = ':00', to: string, until: string) =>
      Number(from) < Number(until) ? `${Number(from) + 12}${minutes}${to}` : whole,
    )
    .replace(
      AFTERNOON,
      (_, hour: string, minutes = ':00') => `${Number(hour) + 12}${minutes.replace('.', ':')}`,
    );

/** Times of day as figures of a whole day, but for what is quoted: "half past nine" is "9:30", "8pm" is "20:00". */
export const spokenTimes = (text: string): string =>
  outsideQuotes(text, (part) => (BOTH_HALVES.test(part) ? inFigures(part) : inWholeDay(inFigures(part))));

/** "8", where it is open until 21:00, is eight in the evening. */
export function inEvening(time: string, end: string): string {
  const [hour = '', minutes] = time.split(':');
  const isMorning = Number(hour) < 12 && Number.parseInt(end, 10) > 12;
  const written = isMorning ? String(Number(hour) + 12) : hour;
  return end.includes(':') || minutes !== undefined ? `${written}:${minutes ?? '00'}` : written;
}
