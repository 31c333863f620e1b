import * as z from 'zod/mini';

/** What the page of tools shows; the catalogue unless a link says otherwise. */
const ToolsView = z.enum(['catalogue', 'own']);
/** What the page of connections shows; the connections unless a link says otherwise. */
const ConnectionsView = z.enum(['connections', 'calls']);

const ToolsSearch = z.object({
  view: z.catch(z.optional(ToolsView), undefined),
});

const ConnectionsSearch = z.object({
  view: z.catch(z.optional(ConnectionsView), undefined),
});

/** The view of the tools' page, as a link carries it; what is not understood is left out. */
export function toolsSearch(search: Record<string, unknown>): z.output<typeof ToolsSearch> {
  return ToolsSearch.parse(search);
}

/** The view of the connections' page, likewise. */
export function connectionsSearch(search: Record<string, unknown>): z.output<typeof ConnectionsSearch> {
  return ConnectionsSearch.parse(search);
}
