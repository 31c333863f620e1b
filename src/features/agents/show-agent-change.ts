import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getAgentsQueryKey } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { type AgentChanging, withAgentChange } from './with-agent-change';

function pagesKept(queryClient: QueryClient, accountId: string): (readonly [QueryKey, AgentList])[] {
  const kept = queryClient.getQueriesData<AgentList>({ queryKey: getAgentsQueryKey({ accountId }) });
  return kept.flatMap(([key, list]) => (list ? [[key, list] as const] : []));
}

/** The pages of one list have the same key, but for where they begin. */
function listOf([, params]: QueryKey): string {
  return JSON.stringify(params, (name, value: unknown) => (name === 'cursor' ? undefined : value));
}

/** Shows a change in every page that is at hand, before the provider has answered; `of` is the list they are all in. */
export function showAgentChange(
  queryClient: QueryClient,
  accountId: string,
  changing: AgentChanging,
  botKeys: readonly string[],
  of: AgentsParams | undefined,
): void {
  const meant = new Set(botKeys);
  const pages = pagesKept(queryClient, accountId).map(([key, list]) => {
    const changed = withAgentChange(list, changing, meant);
    return { key, list, changed, gone: list.items.length - changed.items.length };
  });
  const goneFrom = new Map<string, number>();
  for (const { key, gone } of pages) goneFrom.set(listOf(key), (goneFrom.get(listOf(key)) ?? 0) + gone);
  for (const { key, list, changed } of pages) {
    const found = goneFrom.get(listOf(key)) ?? 0;
    // Those on pages that were never read are gone, too.
    const gone =
      changing.change === 'trash' && of && listOf(key) === listOf(getAgentsQueryKey(of)) ? meant.size : found;
    queryClient.setQueryData<AgentList>(key, { ...changed, total: Math.max(0, list.total - gone) });
  }
}

/** The agents as they are known now, by key, from every page at hand. */
export function knownAgents(queryClient: QueryClient, accountId: string): ReadonlyMap<string, Agent> {
  return new Map(
    pagesKept(queryClient, accountId).flatMap(([, { items }]) =>
      items.map((agent) => [agent.botKey, agent] as const),
    ),
  );
}
