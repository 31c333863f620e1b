/** How many changes a person sees in these: a field that changes in the same way in several languages is one. */
export function countFields(changes: readonly { path: string; kind: string }[]): number {
  return new Set(changes.map(({ path, kind }) => `${path.replace(/\.(?:en|es)$/, '')} ${kind}`)).size;
}
