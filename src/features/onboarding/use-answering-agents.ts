import { useAgents } from '@/api/generated/agents/agents';
import { useAgent } from '@/api/generated/drafts/drafts';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import { agentsParamsLimitMax } from '@/api/generated/schemas/agentsParams.zod';
import { useAccountId } from '@/shared/account/use-account-id';

/**
 * The agents to choose one from: all of a small company; of a large one as many as a page of the provider holds, by
 * name, with the one that is chosen now.
 */
export function useAnsweringAgents(
  first: AgentList | undefined,
  chosen: string | null | undefined,
): readonly Agent[] {
  const accountId = useAccountId();
  const many = Boolean(first?.nextCursor);
  const { data } = useAgents(
    { accountId, sort: 'name', limit: agentsParamsLimitMax },
    { query: { enabled: many } },
  );
  const agents = data?.items ?? first?.items ?? [];
  const missing = chosen !== undefined && chosen !== null && !agents.some(({ botKey }) => botKey === chosen);
  const { data: other } = useAgent(chosen ?? '', { query: { enabled: many && missing } });
  return other && missing ? [other, ...agents] : agents;
}
