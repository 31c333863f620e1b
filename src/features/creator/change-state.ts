import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { contentValue } from '@/shared/agent-draft/content-value';
import { sameValue } from '@/shared/agent-draft/merge-content';

/**
 * How a proposed change stands to the draft, compared with the agent as it is now: one that is not applied may be
 * `outdated`, overtaken by the draft.
 */
export function changeState(
  { path, before, state }: ProposedChange,
  name: string,
  content: AgentContent,
): string {
  // Without a word of what was there, nothing says that it is outdated.
  if (state !== 'open' || before === undefined) return state;
  const now = path === 'name' ? name : (contentValue(content, path) ?? null);
  return sameValue(now, before) ? 'open' : 'outdated';
}
