/** The hues a face may have, in degrees of OKLCH: far enough apart to be told from one another. */
export const FACE_HUES = [20, 45, 70, 100, 130, 155, 185, 215, 245, 300, 325, 350] as const;

/** What a head may be. */
export const HEADS = ['circle', 'square', 'arch', 'bubble', 'hexagon', 'drop', 'pill', 'clover'] as const;

/** What eyes may be. */
export const EYES = ['dots', 'bars', 'smile', 'wink'] as const;

/** The outline of each head, in a square of 24. */
const HEAD_PATHS: Readonly<Record<(typeof HEADS)[number], string>> = {
  circle: 'M4.8 12a7.2 7.2 0 1 1 14.4 0a7.2 7.2 0 1 1-14.4 0z',
  square:
    'M9 5.1h6a3.9 3.9 0 0 1 3.9 3.9v6a3.9 3.9 0 0 1-3.9 3.9H9A3.9 3.9 0 0 1 5.1 15V9A3.9 3.9 0 0 1 9 5.1z',
  arch: 'M5.1 17.1V12a6.9 6.9 0 0 1 13.8 0v5.1a1.8 1.8 0 0 1-1.8 1.8h-10.2a1.8 1.8 0 0 1-1.8-1.8z',
  bubble:
    'M12 5.1a7.2 6.9 0 0 1 0 13.8c-1.02 0-1.98-.18-2.88-.54L5.7 19.5a.6 .6 0 0 1-.78-.78l.78-2.76A6.9 6.9 0 0 1 12 5.1z',
  hexagon:
    'M12.75 4.88l5.04 2.92a1.5 1.5 0 0 1 .75 1.3v5.82a1.5 1.5 0 0 1-.75 1.3l-5.04 2.92a1.5 1.5 0 0 1-1.5 0l-5.04-2.92a1.5 1.5 0 0 1-.75-1.3v-5.82a1.5 1.5 0 0 1 .75-1.3l5.04-2.92a1.5 1.5 0 0 1 1.5 0z',
  drop: 'M12 5.1h5.1a1.8 1.8 0 0 1 1.8 1.8V12a6.9 6.9 0 1 1-6.9-6.9z',
  pill: 'M9.3 6.6h5.4a5.4 5.4 0 0 1 0 10.8h-5.4a5.4 5.4 0 0 1 0-10.8z',
  clover:
    'M12 6.51A3.9 3.9 0 1 1 17.49 12A3.9 3.9 0 1 1 12 17.49A3.9 3.9 0 1 1 6.51 12A3.9 3.9 0 1 1 12 6.51z',
};

const DOT = 'a1.26 1.26 0 1 0 2.52 0a1.26 1.26 0 1 0-2.52 0z';
const BAR = 'v1.8a.9 .9 0 0 0 1.8 0v-1.8a.9 .9 0 0 0-1.8 0z';
const SMILE =
  'a.66 .66 0 0 0 .54-.27q.66-1.02 1.32 0a.66 .66 0 0 0 1.11-.72q-1.77-2.64-3.54 0a.66 .66 0 0 0 .57 .99z';

/** Each pair of eyes, as outlines and where they begin when they look straight ahead. */
const EYE_PATHS: Readonly<
  Record<(typeof EYES)[number], readonly (readonly [x: number, y: number, path: string])[]>
> = {
  dots: [
    [8.34, 11.7, DOT],
    [13.14, 11.7, DOT],
  ],
  bars: [
    [8.7, 10.8, BAR],
    [13.5, 10.8, BAR],
  ],
  smile: [
    [8.4, 12.96, SMILE],
    [13.2, 12.96, SMILE],
  ],
  wink: [
    [8.34, 11.7, DOT],
    [13.2, 11.04, 'a.66 .66 0 0 0 0 1.32h2.4a.66 .66 0 0 0 0-1.32z'],
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

/** How far eyes that look aside are from where they look straight ahead. */
const GAZE = 0.6;

const at = (place: number) => Math.round(place * 100) / 100;

/** A head in a square of 24; the eyes are holes in it, since they are outlined the other way round. */
export function pathOfFace(face: number): string {
  const { head, eyes, x, y } = partsOfFace(face);
  const shape = HEADS[head] ?? 'circle';
  // The pill's middle is lower than that of the others.
  const down = shape === 'pill' ? y + 0.5 : y;
  const holes = EYE_PATHS[EYES[eyes] ?? 'dots'].map(
    ([left, top, path]) => `M${at(left + GAZE * x)} ${at(top + GAZE * down)}${path}`,
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
