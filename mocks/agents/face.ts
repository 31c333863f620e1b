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
  'M8 20a12 12 0 1 1 24 0a12 12 0 1 1-24 0z',
  'M15 8.5h10a6.5 6.5 0 0 1 6.5 6.5v10a6.5 6.5 0 0 1-6.5 6.5H15A6.5 6.5 0 0 1 8.5 25V15A6.5 6.5 0 0 1 15 8.5z',
  'M8.5 28.5V20a11.5 11.5 0 0 1 23 0v8.5a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3z',
  'M20 8.5a12 11.5 0 0 1 0 23c-1.7 0-3.3-.3-4.8-.9L9.5 32.5a1 1 0 0 1-1.3-1.3l1.3-4.6A11.5 11.5 0 0 1 20 8.5z',
  'M21.25 8.13l8.4 4.86a2.5 2.5 0 0 1 1.25 2.16v9.7a2.5 2.5 0 0 1-1.25 2.16l-8.4 4.86a2.5 2.5 0 0 1-2.5 0l-8.4-4.86a2.5 2.5 0 0 1-1.25-2.16v-9.7a2.5 2.5 0 0 1 1.25-2.16l8.4-4.86a2.5 2.5 0 0 1 2.5 0z',
  'M20 8.5h8.5a3 3 0 0 1 3 3V20a11.5 11.5 0 1 1-11.5-11.5z',
  'M15.5 11h9a9 9 0 0 1 0 18h-9a9 9 0 0 1 0-18z',
  'M20 10.85A6.5 6.5 0 1 1 29.15 20A6.5 6.5 0 1 1 20 29.15A6.5 6.5 0 1 1 10.85 20A6.5 6.5 0 1 1 20 10.85z',
];
const PILL = 6;

const DOT = 'a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z';
const BAR = 'v3a1.5 1.5 0 0 0 3 0v-3a1.5 1.5 0 0 0-3 0z';
const SMILE =
  'a1.1 1.1 0 0 0 .9-.45q1.1-1.7 2.2 0a1.1 1.1 0 0 0 1.85-1.2q-2.95-4.4-5.9 0a1.1 1.1 0 0 0 .95 1.65z';
const LINE = 'a1.1 1.1 0 0 0 0 2.2h4a1.1 1.1 0 0 0 0-2.2z';

type Outline = readonly [x: number, y: number, path: string];
const DOTS: readonly Outline[] = [
  [13.9, 19.5, DOT],
  [21.9, 19.5, DOT],
];
const EYES: readonly (readonly Outline[])[] = [
  DOTS,
  [
    [14.5, 18, BAR],
    [22.5, 18, BAR],
  ],
  [
    [14, 21.6, SMILE],
    [22, 21.6, SMILE],
  ],
  [
    [13.9, 19.5, DOT],
    [22, 18.4, LINE],
  ],
];

/** A face as any page can draw it: one outline, the eyes are holes in it, and its two colours. */
export function drawnFace({ face, hue }: AgentAvatar): DrawnFace {
  const head = (face >>> 8) % HEADS.length;
  const x = ((face >>> 20) % 3) - 1;
  const y = ((face >>> 24) % 3) - 1 + (head === PILL ? 0.5 : 0);
  const holes = (EYES[(face >>> 16) % EYES.length] ?? DOTS).map(
    ([left, top, path]) => `M${left + x} ${top + y}${path}`,
  );
  return {
    path: `${HEADS[head]}${holes.join('')}`,
    ground: `oklch(.925 .05 ${hue})`,
    ink: `oklch(.46 .13 ${hue})`,
  };
}
