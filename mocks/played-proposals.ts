import type { ChangeState } from '@/api/generated/schemas';
import type { CollectedChange } from './collect-changes';
import { indexAt, type NamedContent, sameProposed, valueAt, withValue } from './content-path';
import type { Db } from './db';
import type { BotDetail, Proposal, ProposedChange } from './own-schemas';
import { writeDraft } from './played-drafts';
import type { StoredConversation, StoredProposal, StoredUser } from './state';

/** An agent's draft as proposals see it. */
export const namedContent = ({ name, draft }: BotDetail): NamedContent => ({ name, content: draft.content });

/** What was proposed in a conversation, in answers that came to their end. */
export function proposalsOf(db: Db, { conversation }: StoredConversation): StoredProposal[] {
  const { conversationId, messages } = conversation;
  const whole = messages.filter(({ state }) => state === 'complete').map(({ messageId }) => messageId);
  return Object.values(db.state.proposals).filter(
    ({ proposal }) => proposal.conversationId === conversationId && whole.includes(proposal.messageId),
  );
}

/** Keeps what is proposed in a message about an agent. */
export function keepProposal(
  db: Db,
  accountId: string,
  bot: BotDetail,
  message: { conversationId: string; messageId: string },
  collected: readonly CollectedChange[],
): Proposal {
  const changes = collected.map(
    (change): ProposedChange => ({ ...change, changeId: db.id('chg'), state: 'open' }),
  );
  const proposal = { ...message, proposalId: db.id('prp'), basedOn: bot.draft.revision, changes };
  const places = changes.flatMap(({ changeId, path }) => {
    const index = indexAt(namedContent(bot), path);
    return index === undefined ? [] : [[changeId, index] as const];
  });
  db.state.proposals[proposal.proposalId] = {
    accountId,
    botKey: bot.botKey,
    proposal,
    places: Object.fromEntries(places),
  };
  return proposal;
}

/** The changes that are named, or all of a state. */
export function chosenChanges(
  { proposal: { changes } }: StoredProposal,
  changeIds: readonly string[] | undefined,
  state: ChangeState,
): ProposedChange[] {
  return changeIds
    ? changes.filter(({ changeId }) => changeIds.includes(changeId))
    : changes.filter((change) => change.state === state);
}

/** Whether a change finds in the draft what it was made for; undoing, what it put there. */
export function fits(bot: BotDetail, change: ProposedChange, undoing = false): boolean {
  return sameProposed(valueAt(namedContent(bot), change.path), undoing ? change.after : change.before);
}

/** Makes changes in the draft, or takes them out again. */
export function makeChanges(
  db: Db,
  bot: BotDetail,
  { places }: StoredProposal,
  changes: readonly ProposedChange[],
  who: StoredUser,
  undoing = false,
): void {
  let named = namedContent(bot);
  for (const change of undoing ? changes.toReversed() : changes) {
    const value = undoing ? change.before : change.after;
    named = withValue(named, change.path, value, places[change.changeId]);
    change.state = undoing ? 'open' : 'applied';
  }
  bot.name = named.name;
  writeDraft(db, bot, named.content, who);
}
