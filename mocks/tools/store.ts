import * as z from 'zod/mini';
import { AccountId, ToolkitConnection } from '@/api/generated/schemas';

/** What is remembered of tools. */
export const ToolsState = z.object({
  /** By account and toolkit. */
  connections: z._default(z.record(AccountId, z.record(z.string(), ToolkitConnection)), {}),
});
export type ToolsState = z.infer<typeof ToolsState>;
