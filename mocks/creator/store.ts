import type { AgentDetail } from '@mocks/agents/schemas';
import type { StoredUser } from '@mocks/auth/store';
import type { StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import { type DraftsState, writeDraft } from '@mocks/drafts/store';
import type { VersionsState } from '@mocks/versions/store';
import * as z from 'zod/mini';
import {
  AccountId,
  AgentKey,
  AgentPiece,
  type ChangeState,
  ConversationId,
  Locale,
  ProposalId,
} from '@/api/generated/schemas';
import type { CollectedChange } from './collect-changes';
import { indexAt, type NamedContent, sameProposed, valueAt, withValue } from './content-path';
import { Proposal, type ProposedChange, ProposedValue } from './schemas';

/** One thing that was proposed last: whoever has second thoughts speaks of it. */
const LastProposed = z.object({
  is: z.enum(['sentence', 'name', 'tone', 'greeting', 'channels', 'other']),
  /** The sentence or the greeting. */
  text: z.nullable(z.string()),
  paths: z.array(z.string()),
});
export type LastProposed = z.infer<typeof LastProposed>;

/** What a conversation with the creator has come to. */
const StoredCreatorState = z.object({
  /** What the creator asked for last. */
  asks: z.nullable(AgentPiece),
  /** What the person did not want to be asked for. */
  skipped: z.array(AgentPiece),
  /** What the figure was of that was spoken of last. */
  about: z._default(z.nullable(z.string()), null),
  /** What was proposed last, in the order in which it was said. */
  last: z._default(z.array(LastProposed), []),
  /** Whether a name was given last, which another word may put right. */
  named: z._default(z.boolean(), false),
  /** An agent that does not exist yet: beside its name and purpose what was said for it, and to which question. */
  idea: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      purpose: z.nullable(z.string()),
      /** What it is thought up in; before that shows, the language that the conversation was opened in. */
      language: z._default(z.nullable(Locale), null),
      said: z.array(z.object({ clause: z.string(), asked: z.nullable(AgentPiece) })),
      /** What was thought up for it beyond that, in its order. */
      thoughtUp: z.optional(
        z.array(z.object({ path: z.string(), after: ProposedValue, reason: z.string() })),
      ),
    }),
  ),
});
export type StoredCreatorState = z.infer<typeof StoredCreatorState>;

const StoredProposal = z.object({
  accountId: AccountId,
  botKey: AgentKey,
  proposal: Proposal,
  /** By change: where in its list stood what was removed. */
  places: z.record(z.string(), z.number()),
});
export type StoredProposal = z.infer<typeof StoredProposal>;

/** What is remembered of conversations with the creator, beside what was said. */
export const CreatorState = z.object({
  /** By conversation with the creator. */
  creatorStates: z._default(z.record(ConversationId, StoredCreatorState), {}),
  /** In the order in which they were made. */
  proposals: z._default(z.record(ProposalId, StoredProposal), {}),
});
export type CreatorState = z.infer<typeof CreatorState>;

/** A conversation in which nothing was said yet; about a new agent, it has an idea of one. */
export function newCreatorState(isNew: boolean): StoredCreatorState {
  return {
    asks: null,
    skipped: [],
    named: false,
    about: null,
    last: [],
    idea: isNew ? { name: null, purpose: null, language: null, said: [] } : null,
  };
}

/** An agent's draft as proposals see it. */
export const namedContent = ({ name, draft }: AgentDetail): NamedContent => ({
  name,
  content: draft.content,
});

/** What was proposed in a conversation, in answers that came to their end. */
export function proposalsOf(db: Db<CreatorState>, { conversation }: StoredConversation): StoredProposal[] {
  const { conversationId, messages } = conversation;
  const whole = messages.filter(({ state }) => state === 'complete').map(({ messageId }) => messageId);
  return Object.values(db.state.proposals).filter(
    ({ proposal }) => proposal.conversationId === conversationId && whole.includes(proposal.messageId),
  );
}

/** An agent's draft with what is proposed in a conversation and still open. */
export function openContent(
  db: Db<CreatorState>,
  stored: StoredConversation,
  agent: AgentDetail,
): NamedContent {
  const open = proposalsOf(db, stored).flatMap((one) => chosenChanges(one, undefined, 'open'));
  return open
    .filter((change) => fits(agent, change))
    .reduce((now, { path, after }) => withValue(now, path, after), namedContent(agent));
}

/** Rejects what is open in a conversation at these paths: something else is proposed there, or nothing any more. */
export function giveUpChanges(db: Db<CreatorState>, conversationId: string, paths: readonly string[]): void {
  for (const { proposal } of Object.values(db.state.proposals)) {
    if (proposal.conversationId !== conversationId) continue;
    for (const change of chosenChanges({ proposal }, undefined, 'open'))
      if (paths.includes(change.path)) change.state = 'rejected';
  }
}

/** Keeps what is proposed in a message about an agent; it takes the place of what is open at the same paths. */
export function keepProposal(
  db: Db<CreatorState>,
  accountId: string,
  agent: AgentDetail,
  message: { conversationId: string; messageId: string },
  collected: readonly CollectedChange[],
): StoredProposal {
  giveUpChanges(
    db,
    message.conversationId,
    collected.map(({ path }) => path),
  );
  const changes = collected.map(
    (change): ProposedChange => ({ ...change, changeId: db.id('chg'), state: 'open' }),
  );
  const proposal = { ...message, proposalId: db.id('prp'), basedOn: agent.draft.revision, changes };
  const places = changes.flatMap(({ changeId, path }) => {
    const index = indexAt(namedContent(agent), path);
    return index === undefined ? [] : [[changeId, index] as const];
  });
  const stored = { accountId, botKey: agent.botKey, proposal, places: Object.fromEntries(places) };
  db.state.proposals[proposal.proposalId] = stored;
  return stored;
}

/** The changes that are named, or all of a state. */
export function chosenChanges(
  { proposal: { changes } }: Pick<StoredProposal, 'proposal'>,
  changeIds: readonly string[] | undefined,
  state: ChangeState,
): ProposedChange[] {
  return changeIds
    ? changes.filter(({ changeId }) => changeIds.includes(changeId))
    : changes.filter((change) => change.state === state);
}

/** Whether a change finds in the draft what it was made for; undoing, what it put there. */
export function fits(agent: AgentDetail, change: ProposedChange, undoing = false): boolean {
  return sameProposed(valueAt(namedContent(agent), change.path), undoing ? change.after : change.before);
}

/** Makes changes in the draft, or takes them out again. */
export function makeChanges(
  db: Db<DraftsState & VersionsState>,
  agent: AgentDetail,
  { places }: StoredProposal,
  changes: readonly ProposedChange[],
  who: StoredUser,
  undoing = false,
): void {
  let named = namedContent(agent);
  for (const change of undoing ? changes.toReversed() : changes) {
    const value = undoing ? change.before : change.after;
    named = withValue(named, change.path, value, places[change.changeId]);
    change.state = undoing ? 'open' : 'applied';
  }
  agent.name = named.name;
  writeDraft(db, agent, named.content, who);
}
