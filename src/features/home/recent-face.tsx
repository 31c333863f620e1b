import { AgentAvatar, type LookOfAgent } from '@/shared/agents/agent-avatar';

/** The face of an agent that changed lately. */
export function RecentFace({ agent }: { agent: LookOfAgent }) {
  return <AgentAvatar agent={agent} className="size-8" />;
}
