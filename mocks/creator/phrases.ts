import { foldInPlace } from './text';

/** How many words a text has. */
export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** With a capital first letter. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small first letter. */
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether the end of a sentence and what is to stand there instead speak of the same thing: "all floors", "the ground floor". */
export function sharesStem(one: string, other: string): boolean {
  const stems = (text: string) =>
    (foldInPlace(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  return stems(one).some((stem) => stems(other).includes(stem));
}
