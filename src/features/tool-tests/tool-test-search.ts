import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** What is tried, and the run whose request and response are shown. */
const ToolTestSearch = z.object({ toolkit: text, action: text, call: text });
export type ToolTestSearch = z.output<typeof ToolTestSearch>;

/** Reads what a link says is tried; what is not understood is left out. */
export function toolTestSearch(search: Record<string, unknown>): ToolTestSearch {
  return ToolTestSearch.parse(search);
}
