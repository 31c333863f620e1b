import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';

interface AgentTickProps {
  agent: Agent;
  ticked: boolean;
  onTick: (agent: Agent) => void;
}

/** Selects one agent, to do something with many at once. */
export function AgentTick({ agent, ticked, onTick }: AgentTickProps) {
  const { LL } = useI18nContext();
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="tick checkbox"
        aria-label={LL.agentActions.select({ name: agent.name })}
        checked={ticked}
        onChange={() => onTick(agent)}
      />
    </label>
  );
}
