import { wordPairs } from '@mocks/understanding/word-pairs';

const HALVES = wordPairs('hour minutes hora minutos');
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    'una dos tres cuatro cinco seis siete ocho nueve diez',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index + 1] as const)),
);

/** "5 euros an hour", "twice a week": for how long, or how often, and no length. */
const EACH = String.raw`(?<!(?:\d|[€$£]|euros?|dollars?|bucks|pounds?|quid|once|twice|times|vez|veces)\s)`;
const HALF = new RegExp(String.raw`${EACH}(?<!\p{L})(?:half an|media) (hour|hora)(?!\p{L})`, 'giu');
const AND_HALF = new RegExp(
  String.raw`${EACH}(?<!\p{L})(?:an (hour) and a half|una (hora) y media)(?!\p{L})`,
  'giu',
);
const COUNTED = new RegExp(
  String.raw`${EACH}(?<!\p{L})(${Object.keys(COUNTS).join('|')}|an(?= hour)) ((?:minute|hour|day|week|month|year|minuto|hora|día|semana|mes|año)(?:e?s)?)(?!\p{L})`,
  'giu',
);

/** Lengths of time in figures, minutes for half an hour: "una hora" is "1 hora", "half an hour" "30 minutes". */
export const spokenLengths = (text: string): string =>
  text
    .replace(HALF, (_, hour: string) => `30 ${HALVES[hour.toLowerCase()]}`)
    .replace(
      AND_HALF,
      (_, hour: string | undefined, hora: string | undefined) => `90 ${HALVES[hour ?? hora ?? '']}`,
    )
    .replace(COUNTED, (_, count: string, unit: string) => `${COUNTS[count.toLowerCase()] ?? 1} ${unit}`);
