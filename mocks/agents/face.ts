import type { AgentAvatar, DrawnFace } from '@/api/generated/schemas';
import type { AgentDetail } from './schemas';

const HUES = [20, 45, 70, 100, 130, 155, 185, 215, 245, 300, 325, 350];

/** The number that stands for a name, as the contract says it. */
function faceOf(name: string): number {
  let hash = 2166136261;
  for (const byte of new TextEncoder().encode(name.trim().toLowerCase().normalize('NFC')))
    hash = Math.imul(hash ^ byte, 16777619);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  return hash >>> 0;
}

/** The look of a new agent: the face of its name, in the first hue from its own that no other agent has. */
export function newAvatar(name: string, taken: readonly number[]): AgentAvatar {
  const face = faceOf(name);
  const own = face % HUES.length;
  const walk = [...HUES.slice(own), ...HUES.slice(0, own)];
  const hue = walk.find((one) => !taken.includes(one)) ?? HUES[own] ?? 20;
  return { face, hue, imageUrl: null };
}

/** The look of an agent; one that was kept before agents had any looks as its name says. */
export function avatarOf(agent: Partial<Pick<AgentDetail, 'name' | 'avatar'>> | undefined): AgentAvatar {
  return agent?.avatar ?? newAvatar(agent?.name ?? '', []);
}

const HEADS = [
  'M4.8 12a7.2 7.2 0 1 1 14.4 0a7.2 7.2 0 1 1-14.4 0z',
  'M9 5.1h6a3.9 3.9 0 0 1 3.9 3.9v6a3.9 3.9 0 0 1-3.9 3.9H9A3.9 3.9 0 0 1 5.1 15V9A3.9 3.9 0 0 1 9 5.1z',
  'M5.1 17.1V12a6.9 6.9 0 0 1 13.8 0v5.1a1.8 1.8 0 0 1-1.8 1.8h-10.2a1.8 1.8 0 0 1-1.8-1.8z',
  'M12 5.1a7.2 6.9 0 0 1 0 13.8c-1.02 0-1.98-.18-2.88-.54L5.7 19.5a.6 .6 0 0 1-.78-.78l.78-2.76A6.9 6.9 0 0 1 12 5.1z',
  'M12.75 4.88l5.04 2.92a1.5 1.5 0 0 1 .75 1.3v5.82a1.5 1.5 0 0 1-.75 1.3l-5.04 2.92a1.5 1.5 0 0 1-1.5 0l-5.04-2.92a1.5 1.5 0 0 1-.75-1.3v-5.82a1.5 1.5 0 0 1 .75-1.3l5.04-2.92a1.5 1.5 0 0 1 1.5 0z',
  'M12 5.1h5.1a1.8 1.8 0 0 1 1.8 1.8V12a6.9 6.9 0 1 1-6.9-6.9z',
  'M9.3 6.6h5.4a5.4 5.4 0 0 1 0 10.8h-5.4a5.4 5.4 0 0 1 0-10.8z',
  'M12 6.51A3.9 3.9 0 1 1 17.49 12A3.9 3.9 0 1 1 12 17.49A3.9 3.9 0 1 1 6.51 12A3.9 3.9 0 1 1 12 6.51z',
];
const PILL = 6;

const DOT = 'a1.26 1.26 0 1 0 2.52 0a1.26 1.26 0 1 0-2.52 0z';
const BAR = 'v1.8a.9 .9 0 0 0 1.8 0v-1.8a.9 .9 0 0 0-1.8 0z';
const SMILE =
  'a.66 .66 0 0 0 .54-.27q.66-1.02 1.32 0a.66 .66 0 0 0 1.11-.72q-1.77-2.64-3.54 0a.66 .66 0 0 0 .57 .99z';
const LINE = 'a.66 .66 0 0 0 0 1.32h2.4a.66 .66 0 0 0 0-1.32z';

type Outline = readonly [x: number, y: number, path: string];
const DOTS: readonly Outline[] = [
  [8.34, 11.7, DOT],
  [13.14, 11.7, DOT],
];
const EYES: readonly (readonly Outline[])[] = [
  DOTS,
  [
    [8.7, 10.8, BAR],
    [13.5, 10.8, BAR],
  ],
  [
    [8.4, 12.96, SMILE],
    [13.2, 12.96, SMILE],
  ],
  [
    [8.34, 11.7, DOT],
    [13.2, 11.04, LINE],
  ],
];

const GAZE = 0.6;
const at = (place: number) => Math.round(place * 100) / 100;

/** A face as any page can draw it: one outline, the eyes are holes in it, and its two colours. */
export function drawnFace({ face, hue }: AgentAvatar): DrawnFace {
  const head = (face >>> 8) % HEADS.length;
  const x = ((face >>> 20) % 3) - 1;
  const y = ((face >>> 24) % 3) - 1 + (head === PILL ? 0.5 : 0);
  const holes = (EYES[(face >>> 16) % EYES.length] ?? DOTS).map(
    ([left, top, path]) => `M${at(left + GAZE * x)} ${at(top + GAZE * y)}${path}`,
  );
  return {
    path: `${HEADS[head]}${holes.join('')}`,
    ground: `oklch(.925 .05 ${hue})`,
    ink: `oklch(.46 .13 ${hue})`,
  };
}
