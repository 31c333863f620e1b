import * as z from 'zod/mini';
import { AgentKey } from '@/api/generated/schemas/agentKey.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';

const InstructionsSearch = z.object({
  agent: z.catch(z.optional(AgentKey), undefined),
  lang: z.catch(z.optional(Locale), undefined),
});

/** Whose instructions, and in which language they are written, as a link carries it; what is not understood is left out. */
export function instructionsSearch(search: Record<string, unknown>): z.output<typeof InstructionsSearch> {
  return InstructionsSearch.parse(search);
}
