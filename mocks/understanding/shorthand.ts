import { outsideQuotes } from './outside-quotes';

/** What people type for short in a chat, and what they mean. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/\br u\b/gi, 'are you'],
  // "Siete u ocho" is Spanish.
  [/(?<!\p{L})u(?!\p{L})(?! h?[oó])/giu, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bb4\b/gi, 'before'],
  [/(?<=\b(?:there|we|they|who|what|where|nights|days) )r\b/gi, 'are'],
  [/(?<=\d\s?)yr\b/gi, 'year'],
  [/\byrs\b/gi, 'years'],
  [/\bgud\b/gi, 'good'],
  [/\bw[uo]d\b/gi, 'would'],
  [/\bcud\b/gi, 'could'],
  [/\bshud\b/gi, 'should'],
  [/\bp(?:ls|lz)\b/gi, 'please'],
  [/\bwhat(?:['’]?s| is) the damage(?= (?:for|per)\b|\W*$)/gi, 'how much is it'],
  [/\bweno\b/gi, 'bueno'],
  [/\bwena+s\b/gi, 'buenas'],
  [/\bx (?=favor|ahi|ahí|aqui|aquí|que|qué|la|semana|dia|día|mes)/gi, 'por '],
  [/\bhrs\b/gi, 'hours'],
  [/\bfri\b/gi, 'friday'],
  [/(?<=\b(?:on|till|til|until|to|by|next|this|fri) )mon\b/gi, 'monday'],
  [/(?<=\d)h(?![\p{L}\d:])/giu, ' h'],
  [/\bxq\b/gi, 'porque'],
  [/\bpa(?= (?:el|la|los|las|un|una|que|no|mi|mis|tu|cu)\b)/gi, 'para'],
  [/\bq(?= \p{L})/giu, 'que'],
  // "Se me a partido".
  [/(?<=(?<!\p{L})(?:se (?:me|le|nos)|me|nos|se|no) )a(?= \p{L}+(?:ado|ido|oto|erto)(?!\p{L}))/giu, 'ha'],
  [/\bdevos\b/gi, 'devoluciones'],
];

/** A message with its short forms written out, but for what it quotes. */
export const writtenOut = (message: string): string =>
  outsideQuotes(message, (part) => MEANT.reduce((text, [short, long]) => text.replace(short, long), part));
