import { ownAgent } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { writeUntilNow } from '@mocks/conversations/answer-events';
import { ownConversation } from '@mocks/conversations/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readHeaders, readId } from '@mocks/core/read-request';
import { refuse, refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { refuseStaleRevision } from '@mocks/drafts/store';
import type { HttpHandler } from 'msw';
import {
  getApplyProposalMockHandler,
  getCreatorStateMockHandler,
  getGoOnAboutMockHandler,
  getMissingPiecesMockHandler,
  getRejectProposalMockHandler,
  getUndoProposalMockHandler,
} from '@/api/generated/creator/creator.msw';
import {
  AgentKey,
  ApplyProposalHeaders,
  ChosenChanges,
  Conversation,
  ConversationId,
  CreatorState,
  GoOnAboutRequest,
  MissingPieces,
  Proposal,
  ProposalId,
  ProposalOutcome,
} from '@/api/generated/schemas';
import { creatorGoesOn } from './creator-says';
import { ideaNow } from './idea';
import { missingPieces } from './missing-pieces';
import {
  chosenChanges,
  fits,
  keepProposal,
  makeChanges,
  namedContent,
  newCreatorState,
  proposalsOf,
  type StoredProposal,
} from './store';

/** Plays what comes of conversations with the creator. */
export function creatorHandlers(db: Db<State>): HttpHandler[] {
  /** The conversation of the call, which has to be one with the creator. */
  function creatorConversationOf(info: Info) {
    const stored = ownConversation(db, whoCalls(db, info), readId(info, 'conversationId', ConversationId));
    if (stored.conversation.kind !== 'creator') return refuseUnknown();
    writeUntilNow(db, stored);
    return stored;
  }

  function ownProposal(info: Info): StoredProposal {
    const who = whoCalls(db, info);
    const stored = db.state.proposals[readId(info, 'proposalId', ProposalId)] ?? refuseUnknown();
    return stored.accountId === who.accountId ? stored : refuseForeign();
  }

  return [
    getCreatorStateMockHandler(
      answering(CreatorState, (info) => {
        const stored = creatorConversationOf(info);
        const { conversation, language } = stored;
        const { conversationId } = conversation;
        const state = db.state.creatorStates[conversationId];
        const proposals = proposalsOf(db, stored).map(({ proposal }) => proposal);
        return { conversationId, idea: state ? ideaNow(state, language) : null, proposals };
      }),
    ),
    getGoOnAboutMockHandler(
      answering(Conversation, async (info) => {
        const who = whoCalls(db, info);
        const { conversation, language, accountId } = creatorConversationOf(info);
        const { botKey } = await readBody(info, GoOnAboutRequest);
        const { agent } = ownAgent(db, who, botKey);
        const { conversationId } = conversation;
        if (conversation.botKey === botKey) return conversation;
        const state = db.state.creatorStates[conversationId] ?? newCreatorState(false);
        if (state.idea === null || agent.isCreator) {
          const message = 'The conversation is about another agent';
          return refuse({ status: 409, code: 'ABOUT_ANOTHER_AGENT', message });
        }
        const turn = creatorGoesOn(namedContent(agent), state, language, () => db.id('blk'));
        const messageId = db.id('msg');
        conversation.botKey = botKey;
        conversation.messages.push({
          messageId,
          author: 'agent',
          text: turn.text,
          state: 'complete',
          citations: [],
          createdAt: db.iso(),
        });
        db.state.creatorStates[conversationId] = turn.state;
        if (turn.changes.length > 0) {
          const said = keepProposal(db, accountId, agent, { conversationId, messageId }, turn.changes);
          makeChanges(db, agent, said, said.proposal.changes, who);
        }
        return conversation;
      }),
    ),
    getMissingPiecesMockHandler(
      answering(MissingPieces, (info) => {
        const { agent } = ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey));
        return { pieces: missingPieces(agent.draft.content) };
      }),
    ),
    getApplyProposalMockHandler(
      answering(ProposalOutcome, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownProposal(info);
        const { agent } = ownAgent(db, who, stored.botKey);
        const { changeIds } = await readBody(info, ChosenChanges);
        refuseStaleRevision(agent, readHeaders(info, ApplyProposalHeaders)['If-Match']);
        const chosen = chosenChanges(stored, changeIds, 'open').filter(({ state }) => state !== 'applied');
        if (chosen.some((change) => !fits(agent, change))) {
          const message = 'The draft changed at a place of the proposal';
          return refuse({ status: 409, code: 'PROPOSAL_OUTDATED', message });
        }
        if (chosen.length > 0) makeChanges(db, agent, stored, chosen, who);
        return { draft: agent.draft, proposal: stored.proposal };
      }),
    ),
    getRejectProposalMockHandler(
      answering(Proposal, async (info) => {
        const stored = ownProposal(info);
        const { changeIds } = await readBody(info, ChosenChanges);
        for (const change of chosenChanges(stored, changeIds, 'open'))
          if (change.state === 'open') change.state = 'rejected';
        return stored.proposal;
      }),
    ),
    getUndoProposalMockHandler(
      answering(ProposalOutcome, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownProposal(info);
        const { agent } = ownAgent(db, who, stored.botKey);
        const { changeIds } = await readBody(info, ChosenChanges);
        refuseStaleRevision(agent, readHeaders(info, ApplyProposalHeaders)['If-Match']);
        const applied = chosenChanges(stored, changeIds, 'applied').filter(
          ({ state }) => state === 'applied',
        );
        const undoable = applied.filter((change) => fits(agent, change, true));
        if (applied.length > 0 && undoable.length === 0) {
          const message = 'The draft changed there since';
          return refuse({ status: 409, code: 'CHANGED_SINCE', message });
        }
        if (undoable.length > 0) makeChanges(db, agent, stored, undoable, who, true);
        return { draft: agent.draft, proposal: stored.proposal };
      }),
    ),
  ];
}
