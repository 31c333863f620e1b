import type { QueryClient } from '@tanstack/react-query';
import { getAgentsQueryOptions } from '@/api/generated/agents/agents';
import { type AgentsSearch, agentsAskedFor } from '@/features/agents/agents-search';

interface AskedAgents {
  context: { queryClient: QueryClient; accountId: string };
  deps: AgentsSearch;
}

/** Asks for the first page of the agents that a link names beside the other first calls; the page waits for it, not the way there. */
export function askForAgents({ context: { queryClient, accountId }, deps }: AskedAgents): void {
  if (deps.view === 'trash') return;
  queryClient.query(getAgentsQueryOptions(agentsAskedFor(accountId, deps))).catch(() => undefined);
}
