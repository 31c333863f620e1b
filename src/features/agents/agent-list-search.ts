import * as z from 'zod/mini';
import { AgentSort } from '@/api/generated/schemas/agentSort.zod';
import { AgentStatus } from '@/api/generated/schemas/agentStatus.zod';
import { agentsParamsQMax } from '@/api/generated/schemas/agentsParams.zod';
import { AgentTag } from '@/api/generated/schemas/agentTag.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { SortOrder } from '@/api/generated/schemas/sortOrder.zod';

const AgentSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.maxLength(agentsParamsQMax))), undefined),
  status: z.catch(z.optional(AgentStatus), undefined),
  channel: z.catch(z.optional(ChannelKind), undefined),
  unpublished: z.catch(z.optional(z.literal(true)), undefined),
  tag: z.catch(z.optional(AgentTag), undefined),
  sort: z.catch(z.optional(AgentSort), undefined),
  order: z.catch(z.optional(SortOrder), undefined),
  view: z.catch(z.optional(z.enum(['table', 'cards', 'trash'])), undefined),
});

/** The filters of the agents' list, as a link carries them; what is not understood is left out. */
export function agentListSearch(search: Record<string, unknown>): z.output<typeof AgentSearch> {
  // A link writes 2026 as it stands, which reads as a number.
  const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return AgentSearch.parse({ ...search, q: asText(search.q), tag: asText(search.tag) });
}
