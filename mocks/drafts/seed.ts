import type { AgentsState } from '@mocks/agents/store';
import type { VersionsState } from '@mocks/versions/store';
import { type DraftsState, recordHistory } from './store';

/** What the blocks of the usual agents said in the versions before the story begins, and say in their drafts. */
export function seedDrafts({ bots }: AgentsState, { versions }: VersionsState): DraftsState {
  const blockHistory: DraftsState['blockHistory'] = {};
  for (const { bot } of Object.values(bots)) {
    const published = (versions[bot.botKey] ?? []).toReversed().map((version, index) => ({
      ...version,
      revision: `rev_${index + 1}`,
    }));
    const [first = bot.draft, ...later] = [...published, bot.draft];
    recordHistory(blockHistory, bot.botKey, first, first);
    later.reduce((before, after) => {
      recordHistory(blockHistory, bot.botKey, before, after);
      return after;
    }, first);
  }
  return { blockHistory };
}
