/** What somebody says who takes back the words just before it; after a plain "no" only a figure is one that was meant. */
const TAKEN_BACK =
  /(?<before>(?:[^.!?\n]|\.(?=\d))*?\S)\s*,\s*(?<taken>perd[oó]n|perdona|digo|quiero decir|mejor dicho|sorry|i mean(?:t)?|make that|or rather|wait|no)(?<comma>,)?\s+(?!(?:thanks|gracias|please|por favor)(?!\p{L}))(?<meant>(?:[^,.;!?\n]|[.,](?=\d))+)/giu;

/** A figure with what it counts. */
const LAST_FIGURE = /\d[\d.,:]*(?<![.,])(?<unit>\s?\p{L}+)?(?!.*\d)/u;

interface Slip {
  before: string;
  meant: string;
  /** Whether a pause follows the word that takes it back. */
  isSetOff: boolean;
  isPlainNo: boolean;
}

/** What was said before a slip, with what was meant in its place; undefined where it does not show in which place. */
function mended({ before, meant, isSetOff, isPlainNo }: Slip): string | undefined {
  // "Not Saturdays, sorry, Sundays" is said of what stands already.
  if (/(?<!\p{L})(?:no|not)$/iu.test(before)) return undefined;
  const [first = ''] = meant.split(' ');
  const place = ` ${before.toLowerCase()}`.lastIndexOf(` ${first.toLowerCase()} `);
  // "We don't ship to the islands, sorry to say" takes nothing back.
  const isMeant = isSetOff || /\d/.test(meant);
  if (place >= 0 && isMeant && !isPlainNo) return before.slice(0, place) + meant;
  if (isSetOff && !isPlainNo && /^\p{L}+$/u.test(meant)) return before.replace(/\p{L}+$/u, meant);
  if (!/^\d/.test(meant) || (isPlainNo && !isSetOff)) return undefined;
  const hasUnit = meant.includes(' ');
  return LAST_FIGURE.test(before)
    ? before.replace(LAST_FIGURE, (_, unit: string = '') => meant + (hasUnit ? '' : unit))
    : undefined;
}

/** Text without slips of the tongue: "we close at 8, sorry, at 9", "de cerámica, perdón, de costura". */
export function withoutSlips(text: string): string {
  if (/["“«]/.test(text)) return text;
  return text.replace(
    TAKEN_BACK,
    (whole, before: string, taken: string, comma: string | undefined, meant: string) =>
      mended({
        before,
        meant,
        isSetOff: comma !== undefined,
        isPlainNo: taken.toLowerCase() === 'no',
      }) ?? whole,
  );
}
