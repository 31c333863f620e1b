/** Fewer conversations than that make no percentage. */
export const FEWEST = 30;

/** Those that came to an end, by how they ended. */
export interface Endings {
  resolved?: number | null;
  person?: number | null;
  unanswered?: number | null;
}

/** How many conversations have ended; undefined where it is not told. */
export function endedOf({ resolved, person, unanswered }: Endings): number | undefined {
  if (resolved == null || person == null || unanswered == null) return undefined;
  return resolved + person + unanswered;
}

/** A share in whole percent; undefined where there is too little for one. */
export function percentOf(part: number, of: number): number | undefined {
  return of < FEWEST ? undefined : Math.round((part / of) * 100);
}
