import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentStatus } from '@/api/generated/schemas/agentStatus.zod';
import { known, textFor } from '@/api/known';
import { Badge } from '@/ui/badge';
import { whyUnreachable } from './why-unreachable';

const TONE = { live: 'success', draft: 'neutral', paused: 'warning', error: 'error' } as const;

export type StateOfAgent = Pick<Agent, 'status' | 'channels' | 'isCreator' | 'reachable'>;

/** An agent's state in a word, where it is known. */
export function AgentStatusBadge({ agent }: { agent: StateOfAgent }) {
  const { LL } = useI18nContext();
  if (agent.status === undefined) return null;
  const status = known(AgentStatus, agent.status);
  // Home does not count it as live.
  const why = whyUnreachable(agent);
  if (why)
    return (
      <Badge tone="warning">
        {why === 'nowhere' ? LL.agents.liveNowhere() : LL.agents.liveUnreachable()}
      </Badge>
    );
  return (
    <Badge tone={status ? TONE[status] : 'neutral'}>
      {textFor(AgentStatus, LL.agents.status, agent.status)}
    </Badge>
  );
}
