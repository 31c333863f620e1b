import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import { isSameTag } from '@/shared/agents/is-same-tag';

/** A change, and the tag that it is about. */
export interface AgentChanging {
  change: AgentChangeKind;
  tag?: string | undefined;
}

function changed(agent: Agent, { change, tag = '' }: AgentChanging): Agent {
  const others = (agent.tags ?? []).filter((one) => !isSameTag(one, tag));
  if (change === 'pause') return agent.status === 'live' ? { ...agent, status: 'paused' } : agent;
  if (change === 'resume') return agent.status === 'paused' ? { ...agent, status: 'live' } : agent;
  if (change === 'addTag')
    return others.length === (agent.tags ?? []).length ? { ...agent, tags: [...others, tag] } : agent;
  return change === 'removeTag' ? { ...agent, tags: others } : agent;
}

/**
 * A page of the list as it is once a change is made, before the provider has said so. The agents of the next page that
 * move up into it come with its next answer.
 */
export function withAgentChange(
  list: AgentList,
  changing: AgentChanging,
  botKeys: ReadonlySet<string>,
): AgentList {
  const { change } = changing;
  if (change === 'trash') return { ...list, items: list.items.filter((agent) => !botKeys.has(agent.botKey)) };
  // What is restored comes with the next answer.
  if (change === 'restore') return list;
  return {
    ...list,
    items: list.items.map((agent) => (botKeys.has(agent.botKey) ? changed(agent, changing) : agent)),
  };
}
