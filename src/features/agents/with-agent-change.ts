import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';

/**
 * A page of the list as it is once a change is made, before the provider has said so. The agents of the next page that
 * move up into it come with its next answer.
 */
export function withAgentChange(
  list: AgentList,
  change: AgentChangeKind,
  botKeys: ReadonlySet<string>,
): AgentList {
  if (change === 'trash') return { ...list, items: list.items.filter((agent) => !botKeys.has(agent.botKey)) };
  // What is restored comes with the next answer.
  if (change === 'restore') return list;
  const [from, to] = change === 'pause' ? (['live', 'paused'] as const) : (['paused', 'live'] as const);
  return {
    ...list,
    items: list.items.map((agent) =>
      botKeys.has(agent.botKey) && agent.status === from ? { ...agent, status: to } : agent,
    ),
  };
}
