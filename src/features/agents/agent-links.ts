import type { ComponentType, ReactNode } from 'react';

/** A link to something of one agent, handed in by the route. */
type AgentLinkComponent = ComponentType<{
  botKey: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}>;

/** Where the list of agents leads to, by agent. */
export interface AgentLinks {
  Agent: AgentLinkComponent;
  Test: AgentLinkComponent;
  /** To the conversation with the agent that builds agents. */
  Creator: AgentLinkComponent;
}
