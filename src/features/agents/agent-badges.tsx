import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentStatusBadge, type StateOfAgent } from '@/shared/agents/agent-status-badge';
import { Badge } from '@/ui/badge';

/** An agent's state, without an element around it, and whether its draft is ahead of what visitors talk to. */
export function AgentBadges({ agent }: { agent: StateOfAgent & Pick<Agent, 'unpublishedChanges'> }) {
  const { LL } = useI18nContext();
  return (
    <>
      <AgentStatusBadge agent={agent} />{' '}
      {agent.unpublishedChanges && agent.status !== 'draft' && (
        <Badge tone="info">{LL.agents.unpublished()}</Badge>
      )}
    </>
  );
}
