import * as z from 'zod/mini';
import { ConnectionReturn } from '@/api/generated/schemas/connectionReturn.zod';

const Unknown = z.literal('unknown');
const ReturnSearch = z.object({
  // A word that nobody knows is not left out: without one the page would say that all is well.
  status: z.optional(z.catch(z.union([ConnectionReturn, Unknown]), 'unknown')),
});

/** What the address says of how connecting a tool ended: one of a few words, whatever stands there. */
export function toolReturnSearch(search: Record<string, unknown>): z.output<typeof ReturnSearch> {
  return ReturnSearch.parse(search.status === undefined ? {} : { status: search.status });
}

/** How it ended, as the address says it: nobody has asked the server. */
export type ToolReturn = z.output<typeof ReturnSearch>['status'];
