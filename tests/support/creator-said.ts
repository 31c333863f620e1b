import { createProviderDb } from '@mocks/core/provider-db';
import { creatorSays } from '@mocks/creator/creator-says';
import { namedContent, newCreatorState, type StoredCreatorState } from '@mocks/creator/store';

/** The agent for returns. */
export const R = 'bot_returns';

/** A creator that has proposed nothing yet: there is nothing to accept, to reject or to undo. */
export const NO_ACTIONS = {
  accept: () => ({ done: 0, outdated: 0 }),
  reject: () => 0,
  undo: () => ({ done: 0, left: 0 }),
};

/** What the creator says to somebody about an agent of Ana. */
export function said(botKey: string, question: string, asks: StoredCreatorState['asks'] = null) {
  const { agent } = createProviderDb().state.agents[botKey] ?? {};
  if (!agent) throw new Error(`There is no ${botKey}.`);
  let blocks = 0;
  const turn = creatorSays({
    agent: () => namedContent(agent),
    state: { ...newCreatorState(false), asks },
    question,
    language: 'es',
    hasOpenProposal: false,
    actions: NO_ACTIONS,
    newBlockId: () => {
      blocks += 1;
      return `blk_new-${blocks}`;
    },
  });
  const changes = turn.changes.map(({ kind, path, after }) => [kind, path, after] as const);
  return { ...turn, changes };
}
