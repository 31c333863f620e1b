/** Each of them once, in their order. */
export function unique(notes: readonly string[]): string[] {
  return [...new Set(notes)];
}
