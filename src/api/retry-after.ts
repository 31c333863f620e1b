const DEFAULT_S = 30;
const LEAST_S = 1;
const MOST_S = 60;

/**
 * How many seconds to wait before trying again, by the header `Retry-After`: seconds or a date. From 1 to 60, whatever it
 * says; 30 where it says nothing that can be read.
 */
export function retryAfterOf(header: string | null, now: number = Date.now()): number {
  const text = header?.trim() ?? '';
  const seconds = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? DEFAULT_S : Math.min(MOST_S, Math.max(LEAST_S, Math.ceil(seconds)));
}
