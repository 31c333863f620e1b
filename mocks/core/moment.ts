import * as z from 'zod/mini';

/** A moment as the contract writes it. */
export const Moment = z.string();

/** Writes moments so many milliseconds before the one given. */
export function agoFrom(now: number): (milliseconds: number) => string {
  return (milliseconds) => new Date(now - milliseconds).toISOString();
}
