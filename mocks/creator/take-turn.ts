import type { AgentDetail } from '@mocks/agents/schemas';
import type { StoredUser } from '@mocks/auth/store';
import type { StoredAnswer, StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { ProposalActions } from './commands';
import { countFields } from './count-fields';
import { creatorSays } from './creator-says';
import {
  chosenChanges,
  fits,
  giveUpChanges,
  keepProposal,
  makeChanges,
  namedContent,
  newCreatorState,
  openContent,
  proposalsOf,
} from './store';

/** What the creator can do with what it proposed in a conversation. */
export function actionsOn(
  db: Db<State>,
  stored: StoredConversation,
  who: StoredUser,
  agent: AgentDetail,
): { actions: ProposalActions; hasOpenProposal: boolean } {
  const own = proposalsOf(db, stored);
  const last = (state: 'open' | 'applied') =>
    own.findLast((one) => chosenChanges(one, undefined, state).length > 0);

  const actions: ProposalActions = {
    accept: () => {
      const proposed = last('open');
      const open = proposed ? chosenChanges(proposed, undefined, 'open') : [];
      const fitting = open.filter((change) => fits(agent, change));
      if (proposed && fitting.length > 0) makeChanges(db, agent, proposed, fitting, who);
      return {
        done: countFields(fitting),
        outdated: countFields(open.filter((change) => !fitting.includes(change))),
      };
    },
    reject: () => {
      const proposed = last('open');
      const open = proposed ? chosenChanges(proposed, undefined, 'open') : [];
      for (const change of open) change.state = 'rejected';
      return open.length;
    },
    undo: (paths) => {
      const proposed = last('applied');
      const isMeant = ({ path }: { path: string }) => paths?.includes(path) ?? true;
      const open = own.flatMap((one) => chosenChanges(one, undefined, 'open'));
      if (!proposed || (paths && open.some(isMeant))) return { done: 0, left: 0 };
      const applied = chosenChanges(proposed, undefined, 'applied').filter(isMeant);
      const undoable = applied.filter((change) => fits(agent, change, true));
      if (undoable.length > 0) makeChanges(db, agent, proposed, undoable, who, true);
      return { done: countFields(undoable), left: applied.length - undoable.length };
    },
  };
  return { actions, hasOpenProposal: last('open') !== undefined };
}

/** Lets the creator answer in a conversation: what it proposes is kept, what it is told to do is done. */
export function takeTurn(
  db: Db<State>,
  stored: StoredConversation,
  who: StoredUser,
  { question, messageId }: { question: string; messageId: string },
): Pick<StoredAnswer, 'text' | 'proposal'> {
  const { accountId, language, conversation } = stored;
  const { conversationId, botKey } = conversation;
  const { agent } = db.state.agents[botKey] ?? {};
  if (!agent) return { text: '', proposal: null };
  const state = db.state.creatorStates[conversationId] ?? newCreatorState(agent.isCreator);
  const { actions, hasOpenProposal } = actionsOn(db, stored, who, agent);

  const turn = creatorSays({
    agent: () => namedContent(agent),
    open: () => openContent(db, stored, agent),
    state,
    question,
    language,
    hasOpenProposal,
    actions,
    newBlockId: () => db.id('blk'),
  });
  db.state.creatorStates[conversationId] = turn.state;
  const { text, changes, givenUp } = turn;
  giveUpChanges(db, conversationId, givenUp);
  if (changes.length === 0) return { text, proposal: null };
  return {
    text,
    proposal: keepProposal(db, accountId, agent, { conversationId, messageId }, changes).proposal,
  };
}
