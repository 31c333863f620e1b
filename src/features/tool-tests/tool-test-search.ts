import * as z from 'zod/mini';
import { ToolActionName } from '@/api/generated/schemas/toolActionName.zod';
import { ToolCallId } from '@/api/generated/schemas/toolCallId.zod';
import { ToolkitName } from '@/api/generated/schemas/toolkitName.zod';

const ToolTestSearch = z.object({
  toolkit: z.catch(z.optional(ToolkitName), undefined),
  action: z.catch(z.optional(ToolActionName), undefined),
  /** The run whose request and response are shown. */
  call: z.catch(z.optional(ToolCallId), undefined),
});

/** What is tried, as a link carries it. */
export type ToolTestSearch = z.output<typeof ToolTestSearch>;

/** Reads what is tried; what is not understood is left out. */
export function toolTestSearch(search: Record<string, unknown>): ToolTestSearch {
  return ToolTestSearch.parse(search);
}
