import * as z from 'zod/mini';

/** Which of the own tools is edited: `new` is one that does not exist yet. */
const OwnToolsSearch = z.object({ own: z.catch(z.optional(z.string()), undefined) });

/** The own tool that a link opens; what is not understood is left out. */
export function ownToolsSearch(search: Record<string, unknown>): z.output<typeof OwnToolsSearch> {
  return OwnToolsSearch.parse(search);
}
