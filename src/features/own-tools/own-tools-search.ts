import * as z from 'zod/mini';
import { HttpToolId } from '@/api/generated/schemas/httpToolId.zod';

/** Which of the own tools is edited, as a link carries it: `new` is one that does not exist yet. */
const OwnToolsSearch = z.object({
  own: z.catch(z.optional(z.union([z.literal('new'), HttpToolId])), undefined),
});

/** The own tool that a link opens; what is not understood is left out. */
export function ownToolsSearch(search: Record<string, unknown>): z.output<typeof OwnToolsSearch> {
  return OwnToolsSearch.parse(search);
}
