import * as z from 'zod/mini';
import { ToolkitCategory } from '@/api/generated/schemas/toolkitCategory.zod';

const TEXT_MAX = 200;

/** What the page of tools shows; the catalogue unless a link says otherwise. */
const ToolsView = z.enum(['catalogue', 'own']);
/** What the page of connections shows; the connections unless a link says otherwise. */
const ConnectionsView = z.enum(['connections', 'calls']);

const ToolsSearch = z.object({
  view: z.catch(z.optional(ToolsView), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(TEXT_MAX))), undefined),
  category: z.catch(z.optional(ToolkitCategory), undefined),
});
export type ToolsSearch = z.output<typeof ToolsSearch>;

const ConnectionsSearch = z.object({
  view: z.catch(z.optional(ConnectionsView), undefined),
  toolkit: z.catch(z.optional(z.string().check(z.maxLength(TEXT_MAX))), undefined),
});

/** The view of the tools' page and its filters, as a link carries them; what is not understood is left out. */
export function toolsSearch(search: Record<string, unknown>): ToolsSearch {
  const { q } = search;
  // A link writes 365 as it stands, which reads as a number.
  return ToolsSearch.parse(typeof q === 'number' ? { ...search, q: String(q) } : search);
}

/** The view of the connections' page, and of which toolkit; likewise. */
export function connectionsSearch(search: Record<string, unknown>): z.output<typeof ConnectionsSearch> {
  return ConnectionsSearch.parse(search);
}
