/** The hues a face may have, in degrees of OKLCH: far enough apart to be told from one another. */
export const FACE_HUES = [20, 45, 70, 100, 130, 155, 185, 215, 245, 300, 325, 350] as const;

/** What a head may be. */
export const HEADS = ['circle', 'square', 'arch', 'bubble', 'hexagon', 'drop', 'pill', 'clover'] as const;

/** What eyes may be. */
export const EYES = ['dots', 'bars', 'smile', 'wink'] as const;

/** The outline of each head, in a square of 40. */
const HEAD_PATHS: Readonly<Record<(typeof HEADS)[number], string>> = {
  circle: 'M8 20a12 12 0 1 1 24 0a12 12 0 1 1-24 0z',
  square:
    'M15 8.5h10a6.5 6.5 0 0 1 6.5 6.5v10a6.5 6.5 0 0 1-6.5 6.5H15A6.5 6.5 0 0 1 8.5 25V15A6.5 6.5 0 0 1 15 8.5z',
  arch: 'M8.5 28.5V20a11.5 11.5 0 0 1 23 0v8.5a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3z',
  bubble:
    'M20 8.5a12 11.5 0 0 1 0 23c-1.7 0-3.3-.3-4.8-.9L9.5 32.5a1 1 0 0 1-1.3-1.3l1.3-4.6A11.5 11.5 0 0 1 20 8.5z',
  hexagon:
    'M21.25 8.13l8.4 4.86a2.5 2.5 0 0 1 1.25 2.16v9.7a2.5 2.5 0 0 1-1.25 2.16l-8.4 4.86a2.5 2.5 0 0 1-2.5 0l-8.4-4.86a2.5 2.5 0 0 1-1.25-2.16v-9.7a2.5 2.5 0 0 1 1.25-2.16l8.4-4.86a2.5 2.5 0 0 1 2.5 0z',
  drop: 'M20 8.5h8.5a3 3 0 0 1 3 3V20a11.5 11.5 0 1 1-11.5-11.5z',
  pill: 'M15.5 11h9a9 9 0 0 1 0 18h-9a9 9 0 0 1 0-18z',
  clover:
    'M20 10.85A6.5 6.5 0 1 1 29.15 20A6.5 6.5 0 1 1 20 29.15A6.5 6.5 0 1 1 10.85 20A6.5 6.5 0 1 1 20 10.85z',
};

const DOT = 'a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z';
const BAR = 'v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0z';
const SMILE =
  'a1.1 1.1 0 0 0 .9-.45q1.1-1.7 2.2 0a1.1 1.1 0 0 0 1.85-1.2q-2.95-4.4-5.9 0a1.1 1.1 0 0 0 .95 1.65z';

/** Each pair of eyes, as outlines and where they begin when they look straight ahead. */
const EYE_PATHS: Readonly<
  Record<(typeof EYES)[number], readonly (readonly [x: number, y: number, path: string])[]>
> = {
  dots: [
    [13.9, 19.5, DOT],
    [21.9, 19.5, DOT],
  ],
  bars: [
    [14.5, 18, BAR],
    [22.5, 18, BAR],
  ],
  smile: [
    [14, 21.6, SMILE],
    [22, 21.6, SMILE],
  ],
  wink: [
    [13.9, 19.5, DOT],
    [22, 18.4, 'a1.1 1.1 0 0 0 0 2.2h4a1.1 1.1 0 0 0 0-2.2z'],
  ],
};

/** A face as it is kept. */
export interface Face {
  face: number;
  hue: number;
}

/** What a face is made of: a head and eyes by their place in the lists, and where they look, −1 to 1 to the side and down. */
export interface FaceParts {
  head: number;
  eyes: number;
  x: number;
  y: number;
}

/** The number that a name stands for: FNV-1a over its UTF-8, mixed once more; as every provider works it out. */
export function faceOfName(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.trim().toLowerCase().normalize('NFC')))
    hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  return hash >>> 0;
}

/** The hue that a face has where nobody chose another. */
export function hueOfFace(face: number): number {
  return FACE_HUES[face % FACE_HUES.length] ?? FACE_HUES[0];
}

/** What the number of a face says. */
export function partsOfFace(face: number): FaceParts {
  return {
    head: (face >>> 8) % HEADS.length,
    eyes: (face >>> 16) % EYES.length,
    x: ((face >>> 20) % 3) - 1,
    y: ((face >>> 24) % 3) - 1,
  };
}

/** A number that says that. */
export function faceOfParts({ head, eyes, x, y }: FaceParts): number {
  const down = y + 1;
  // The digits below `down` are read together with it, and 16 leaves 1 when it is divided by 3.
  const aside = (x + 1 - down + 3) % 3;
  return down * 2 ** 24 + aside * 2 ** 20 + eyes * 2 ** 16 + head * 2 ** 8;
}

/** A head in a square of 40; the eyes are holes in it, since they are outlined the other way round. */
export function pathOfFace(face: number): string {
  const { head, eyes, x, y } = partsOfFace(face);
  const shape = HEADS[head] ?? 'circle';
  // The pill's middle is lower than that of the others.
  const down = shape === 'pill' ? y + 0.5 : y;
  const holes = EYE_PATHS[EYES[eyes] ?? 'dots'].map(
    ([left, top, path]) => `M${left + x} ${top + down}${path}`,
  );
  return HEAD_PATHS[shape] + holes.join('');
}

/** The colours of a face, for light and dark themes: eyes have the colour of the ground. */
export function faceColours(hue: number) {
  return {
    light: { ground: `oklch(.925 .05 ${hue})`, ink: `oklch(.46 .13 ${hue})` },
    dark: { ground: `oklch(.33 .065 ${hue})`, ink: `oklch(.84 .1 ${hue})` },
  };
}
