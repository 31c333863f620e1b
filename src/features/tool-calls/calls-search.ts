import * as z from 'zod/mini';
import { AgentKey } from '@/api/generated/schemas/agentKey.zod';
import { CallOrigin } from '@/api/generated/schemas/callOrigin.zod';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import { ConversationId } from '@/api/generated/schemas/conversationId.zod';
import { ToolActionName } from '@/api/generated/schemas/toolActionName.zod';
import { ToolCallId } from '@/api/generated/schemas/toolCallId.zod';
import { ToolkitName } from '@/api/generated/schemas/toolkitName.zod';

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Which calls the log shows, and the one that is open, as a link carries it; what is not understood is left out. */
const CallsSearch = z.object({
  agent: maybe(AgentKey),
  conversation: maybe(ConversationId),
  toolkit: maybe(ToolkitName),
  action: maybe(ToolActionName),
  outcome: maybe(CallOutcome),
  origin: maybe(CallOrigin),
  /** The place of the first call of the page. */
  from: maybe(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  call: maybe(ToolCallId),
});
export type CallsSearch = z.output<typeof CallsSearch>;

/** Reads what a link says of the log. */
export function callsSearch(search: Record<string, unknown>): CallsSearch {
  return CallsSearch.parse(search);
}
