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

/** So many times as much as before is more than a percentage can say. */
const MOST_TIMES = 10;

/**
 * A change in relation to what was before, for a percentage; undefined where there was too little before, or so little
 * beside what is now that a percentage would only be a big number.
 */
export function relativeChange(difference: number, before: number): number | undefined {
  const isReadable = before >= FEWEST && difference < before * (MOST_TIMES - 1);
  return isReadable ? difference / before : undefined;
}

/** A share in whole percent; undefined where there is too little for one. */
export function percentOf(part: number, of: number): number | undefined {
  return of < FEWEST ? undefined : Math.round((part / of) * 100);
}
