import type { AgentTab } from './agent-tab';

/** Where in an agent's page a source stands: its tab, and what is to have the focus there. */
export function agentPart(sourceId: string): { tab: AgentTab; focus?: string } {
  if (sourceId.startsWith('blk_')) return { tab: 'instructions', focus: sourceId };
  if (sourceId.startsWith('rule_')) return { tab: 'handoff', focus: sourceId };
  return sourceId.startsWith('knw_') ? { tab: 'overview', focus: sourceId } : { tab: 'tools' };
}

/** What a link asks to have the focus; undefined when it is no part of an agent. */
export function focusedPart(asked: unknown): string | undefined {
  return typeof asked === 'string' && /^(blk|knw|rule)_[A-Za-z0-9_-]{1,60}$/.test(asked) ? asked : undefined;
}
