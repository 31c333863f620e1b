import { agents as askForAgents } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { type AgentsParams, agentsParamsLimitMax } from '@/api/generated/schemas/agentsParams.zod';

/** All agents that match, page by page; `total` is how many there should be. */
export async function findAgents(
  params: AgentsParams,
  total: number,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly Agent[]> {
  const found = new Map<string, Agent>();
  // A provider that leads back to where it was has no more; a page without agents may hold unreadable ones.
  const asked = new Set<string>();
  for (let cursor: string | null | undefined = '0'; cursor && !asked.has(cursor); ) {
    asked.add(cursor);
    onProgress(found.size);
    const page = await askForAgents({ ...params, cursor, limit: agentsParamsLimitMax }, { signal });
    const bringsNothingNew = page.items.length > 0 && page.items.every(({ botKey }) => found.has(botKey));
    for (const agent of page.items) found.set(agent.botKey, agent);
    cursor = bringsNothingNew || asked.size > total ? undefined : page.nextCursor;
  }
  return [...found.values()];
}
