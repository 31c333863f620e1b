import type { AgentContent } from '@mocks/agents/content';
import type { AgentDetail } from '@mocks/agents/schemas';
import type { playProvider } from './play-provider';

/** The agents that a played provider has, as it stores them. */
export function storedAgents(provider: ReturnType<typeof playProvider>) {
  return {
    agentNamed: (name: string): AgentDetail | undefined =>
      Object.values(provider.db.state.agents).find(({ agent }) => agent.name === name)?.agent,
    contentOf: (botKey: string): AgentContent => {
      const agent = provider.db.state.agents[botKey]?.agent;
      if (!agent) throw new Error(`the seed lacks ${botKey}`);
      return agent.draft.content;
    },
  };
}
