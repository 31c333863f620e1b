import type { AgentTab } from './agent-tab';

const TABS: Readonly<Record<string, AgentTab>> = {
  instructions: 'instructions',
  tools: 'tools',
  channels: 'channels',
  handoff: 'handoff',
  greeting: 'texts',
  texts: 'texts',
};

/** On which tab of an agent's page a field is written, by its path in the draft. */
export function tabOfPath(path: string): AgentTab {
  return TABS[path.split('.')[0] ?? ''] ?? 'overview';
}
