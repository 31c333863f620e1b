import type { AgentsState } from '@mocks/agents/store';
import type { VersionsState } from '@mocks/versions/store';
import { type DraftsState, recordHistory } from './store';

/** What the blocks of the usual agents said in the versions before the story begins, and say in their drafts. */
export function seedDrafts({ agents }: AgentsState, { versions }: VersionsState): DraftsState {
  const blockHistory: DraftsState['blockHistory'] = {};
  for (const { agent } of Object.values(agents)) {
    const published = (versions[agent.botKey] ?? []).toReversed().map((version, index) => ({
      ...version,
      revision: `rev_${index + 1}`,
    }));
    const [first = agent.draft, ...later] = [...published, agent.draft];
    recordHistory(blockHistory, agent.botKey, first, first);
    later.reduce((before, after) => {
      recordHistory(blockHistory, agent.botKey, before, after);
      return after;
    }, first);
  }
  return { blockHistory };
}
