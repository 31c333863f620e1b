import * as z from 'zod/mini';
import { BotStatus } from '@/api/generated/schemas/botStatus.zod';

const AgentSearch = z.object({
  q: z.catch(z.optional(z.string()), undefined),
  status: z.catch(z.optional(BotStatus), undefined),
  sort: z.catch(z.optional(z.enum(['name', 'updated'])), undefined),
  view: z.catch(z.optional(z.literal('trash')), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
});

/** The filters of the agents' list, as a link carries them; what is not understood is left out. */
export function agentSearch(search: Record<string, unknown>): z.output<typeof AgentSearch> {
  return AgentSearch.parse(search);
}
