/** The parts of the designer, in their order. */
export const PARTS = ['look', 'texts', 'form', 'hours', 'access', 'visitors', 'rollout', 'install'] as const;
/** One of them. */
export type Part = (typeof PARTS)[number];

/** Whether a text names a part. */
export function isPart(value: unknown): value is Part {
  return PARTS.some((part) => part === value);
}

const BEGINNINGS: readonly (readonly [string, Part])[] = [
  ['texts.', 'texts'],
  ['preChat', 'form'],
  ['hours', 'hours'],
  ['whenClosed', 'hours'],
  ['allowedDomains', 'access'],
  ['limits', 'access'],
  ['verificationRequired', 'visitors'],
];

/** The part in which a setting is edited. */
export function partOf(path: string): Part {
  return BEGINNINGS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'look';
}
