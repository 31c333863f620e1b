/** The parts of an agent's page, in their order. */
export const AGENT_TABS = [
  'overview',
  'instructions',
  'tools',
  'channels',
  'handoff',
  'texts',
  'versions',
] as const;

export type AgentTab = (typeof AGENT_TABS)[number];

/** The part that a link asks for; the first one when it asks for none there is. */
export function agentTab(asked: unknown): AgentTab {
  return AGENT_TABS.find((tab) => tab === asked) ?? 'overview';
}
