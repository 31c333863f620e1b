import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import { knownAgents } from './show-agent-change';
import type { TagChange } from './tags/tags-dialog';
import { useAgentChanges } from './use-agent-changes';
import type { useFirstPage } from './use-agent-pages';
import type { useAgentSelection } from './use-agent-selection';

/** Changes agents of the list, one or all that are selected; before live ones are trashed, `trashing` waits for a yes. */
export function useListChanges(
  accountId: string,
  { first, shown }: ReturnType<typeof useFirstPage>,
  selection: ReturnType<typeof useAgentSelection>,
) {
  const queryClient = useQueryClient();
  const [trashing, setTrashing] = useState<readonly Agent[]>();
  const [tagging, setTagging] = useState<readonly Agent[]>();
  const { change, find, ...changes } = useAgentChanges(accountId, shown);

  const make = async (kind: AgentChangeKind, agents: readonly Agent[]) => {
    const changed = await change(kind, agents);
    if (kind !== 'trash' || changed.length === 0) return;
    if (selection.all) selection.clear();
    else selection.forget(changed.map(({ botKey }) => botKey));
  };
  // Visitors of a live agent are left without an answer: that is asked first.
  const ask = (kind: AgentChangeKind, agents: readonly Agent[]) => {
    if (kind === 'trash' && agents.some((agent) => agent.status === 'live')) setTrashing(agents);
    else if (agents.length > 0) void make(kind, agents);
  };
  /** The agents that are selected, as they are known now; none when looking for them failed or was stopped. */
  const findSelected = async (): Promise<readonly Agent[]> => {
    const known = knownAgents(queryClient, accountId);
    if (!selection.all)
      return [...selection.agents.values()].map((agent) => known.get(agent.botKey) ?? agent);
    const { data } = first;
    const match = data && data.items.length === data.total ? data.items : await find(shown, data?.total ?? 0);
    return match?.filter((agent) => selection.has(agent.botKey)) ?? [];
  };
  const askForSelected = async (kind: AgentChangeKind) => ask(kind, await findSelected());
  const askForTagsOfSelected = async () => askForTags(await findSelected());
  const askForTags = (agents: readonly Agent[]) => {
    if (agents.length > 0) setTagging(agents);
  };
  /** What was asked about tags is answered. */
  const answerTags = (made: readonly TagChange[]) => {
    setTagging(undefined);
    for (const { kind, agents, tag } of made) void change(kind, agents, { tag });
  };
  /** What was asked of live agents is answered. */
  const answerTrash = (yes: boolean) => {
    setTrashing(undefined);
    if (yes && trashing) void make('trash', trashing);
  };

  return {
    ...changes,
    ask,
    askForSelected,
    trashing,
    answerTrash,
    /** Those whose tags are asked for. */
    tagging,
    askForTags,
    askForTagsOfSelected,
    answerTags,
  };
}
