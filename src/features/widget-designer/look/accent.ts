const HEX = /^#[0-9a-f]{6}$/i;
const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const WITHOUT_SIGN = /^[0-9a-f]{6}$/i;
const CHANNEL_MAX = 255;

/** WCAG 2.2: for text, and for what is not text but has to be seen. */
const TEXT_MIN = 4.5;
const SHAPE_MIN = 3;

/** A colour as it was typed, written as the contract has it: `abc` and `215F48` are understood; else what was typed. */
export function mendedColour(text: string): string {
  const typed = text.trim();
  if (WITHOUT_SIGN.test(typed)) return `#${typed}`.toLowerCase();
  const short = SHORT.exec(typed);
  if (short)
    return `#${short
      .slice(1)
      .map((one) => one + one)
      .join('')}`.toLowerCase();
  return HEX.test(typed) ? typed.toLowerCase() : text;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const part = channel / CHANNEL_MAX;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far apart two colours are, as WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The text colour on a colour: white or black, whichever reads better. */
export function inkOn(accent: string): typeof WHITE | typeof BLACK {
  return contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK;
}

/** The same colour, only as much darker as it takes to be seen on white. */
function darkened(hex: string): string {
  for (let percent = 98; percent > 0; percent -= 2) {
    const darker = channels(hex).map((one) => Math.round((one * percent) / 100));
    const colour = `#${darker.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(colour, WHITE) >= SHAPE_MIN) return colour;
  }
  return BLACK;
}

interface AccentCheck {
  ink: 'white' | 'black';
  /** Of the text on the colour. */
  ratio: number;
  isReadable: boolean;
  /** Of the launcher on a white page. */
  onPage: number;
  isSeen: boolean;
  /** The nearest colour that is seen on a white page; undefined where this one is. */
  better: string | undefined;
}

/** How well a colour reads and is seen; undefined of what is no colour. */
export function checkAccent(accent: string): AccentCheck | undefined {
  if (!HEX.test(accent)) return undefined;
  const ink = inkOn(accent);
  const ratio = contrast(accent, ink);
  const onPage = contrast(accent, WHITE);
  const isSeen = onPage >= SHAPE_MIN;
  return {
    ink: ink === WHITE ? 'white' : 'black',
    ratio,
    isReadable: ratio >= TEXT_MIN,
    onPage,
    isSeen,
    better: isSeen ? undefined : darkened(accent),
  };
}
