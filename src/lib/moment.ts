/** A point in time as the contract gives it: ISO text, or seconds or milliseconds since 1970, also as text. */
export type MomentText = string | number | Date | null | undefined;

/** Seconds since 1970 stay below this until the year 5138; milliseconds are above it since March 1973. */
const SECONDS_BELOW = 1e11;
const SECOND_MS = 1000;
/** Nothing here happens later: what says so was counted in another unit. */
const LATEST_MS = Date.UTC(2200);

/** Reads a point in time; undefined when there is none, or it cannot be read. */
export function readMoment(moment: MomentText): Date | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const number = moment instanceof Date ? Number.NaN : Number(moment);
  const date = Number.isFinite(number)
    ? new Date(Math.abs(number) < SECONDS_BELOW ? number * SECOND_MS : number)
    : new Date(moment);
  return Math.abs(date.getTime()) < LATEST_MS ? date : undefined;
}

/** In milliseconds since 1970, to sort by; what cannot be read comes before everything else. */
export function timeOf(moment: MomentText): number {
  return readMoment(moment)?.getTime() ?? Number.NEGATIVE_INFINITY;
}
