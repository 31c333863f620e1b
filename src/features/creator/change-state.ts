import { contentValue } from '@/api/content-value';
import type { BotContent } from '@/api/generated/schemas/botContent.zod';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { sameValue } from '@/api/merge-content';

/** How a proposed change stands to the draft: one that is not applied may have been overtaken by it. */
export type ChangeStanding = ProposedChange['state'] | 'outdated';

/** Compares a change with the agent as it is now. */
export function changeState(
  { path, before, state }: ProposedChange,
  name: string,
  content: BotContent,
): ChangeStanding {
  if (state !== 'open') return state;
  const now = path === 'name' ? name : (contentValue(content, path) ?? null);
  return sameValue(now, before) ? 'open' : 'outdated';
}
