import * as z from 'zod/mini';

// Every page loads this with the map of routes: what a filter may be is looked at where it is used.
const text = z.catch(z.optional(z.string()), undefined);

const CallsSearch = z.object({
  agent: text,
  conversation: text,
  toolkit: text,
  action: text,
  outcome: text,
  origin: text,
  /** The place of the first call of the page. */
  from: z.catch(z.optional(z.number()), undefined),
  call: text,
});

/** Which calls the log shows, and the one that is open, as a link carries it. */
export type CallsSearch = z.output<typeof CallsSearch>;

/** Reads what a link says of the log; what is not understood is left out. */
export function callsSearch(search: Record<string, unknown>): CallsSearch {
  return CallsSearch.parse(search);
}
