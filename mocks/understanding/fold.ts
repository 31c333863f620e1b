/** Small letters without accents. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word or a number. */
export const WORD = /[\p{L}\p{N}]+/gu;
