import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** How long two texts are compared word by word, before they are shown one after the other. */
const COMPARED_FOR_MS = 200;

/**
 * What differs between two texts, word by word; undefined where hardly a word stayed, and the marks would be scattered
 * over two texts.
 */
export function comparedWords(before: string, after: string): ChangeObject<string>[] | undefined {
  const parts = diffWordsWithSpace(before, after, { timeout: COMPARED_FOR_MS });
  const kept = parts?.filter(({ added, removed }) => !added && !removed) ?? [];
  const length = kept.reduce((sum, { value }) => sum + value.trim().length, 0);
  return length * 3 >= Math.min(before.length, after.length) ? parts : undefined;
}
