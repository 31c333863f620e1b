import { useI18nContext } from '@i18n/i18n-react';
import { linkOptions } from '@tanstack/react-router';
import { AgentChoice } from '@/features/agents/agent-choice';

const agentOf = (keyBot: string) =>
  linkOptions({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot } });

/** The choice of an agent to open. */
export function AgentDetailsChoicePage() {
  const { LL } = useI18nContext();
  return (
    <AgentChoice title={LL.shell.rooms.agentsdetails()} text={LL.agents.choice.details()} linkOf={agentOf} />
  );
}
