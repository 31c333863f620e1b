import { nameOf, type StoredUser } from '@mocks/auth/store';
import { stopLive } from '@mocks/conversations/live-answer';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { keepEvent, say } from '@mocks/widgets/team';
import type { ReplyRequest } from '@/api/generated/schemas';
import { recordOf, type Visited } from './records';

/** Who of the team has a conversation now. */
function holderOf(db: Db<State>, visited: Visited) {
  return recordOf(db, visited)?.state === 'person' ? visited.visit.person : null;
}

/** Refuses what somebody does with a conversation that a colleague has. */
function refuseTaken(db: Db<State>, who: StoredUser, visited: Visited): void {
  const holder = holderOf(db, visited);
  if (holder && holder.userId !== who.userId)
    refuse({ status: 409, code: 'TAKEN_OVER', message: `${holder.name} has this conversation` });
}

/** Gives a conversation to somebody of the team, `fromColleague` also from who has it: the agent is silent from now on. */
export function takeOver(db: Db<State>, who: StoredUser, visited: Visited, fromColleague = false): void {
  if (!fromColleague) refuseTaken(db, who, visited);
  const { visit, stored } = visited;
  if (recordOf(db, visited)?.state === 'closed')
    refuse({ status: 409, code: 'CONVERSATION_CLOSED', message: 'The conversation is closed' });
  if (visit.person?.userId === who.userId && holderOf(db, visited)) return;
  for (const answer of Object.values(stored.answers)) if (answer.live?.over === false) stopLive(db, answer);
  visit.person = {
    askedAt: visit.person?.askedAt ?? db.now(),
    comes: true,
    backAt: null,
    name: nameOf(who),
    userId: who.userId,
    waits: false,
    leavesAt: null,
  };
  keepEvent(db, visited, 'taken_over', nameOf(who));
}

/** Says something to the visitor, once for each `clientMessageId`; whoever does so has the conversation. */
export function reply(
  db: Db<State>,
  who: StoredUser,
  visited: Visited,
  { clientMessageId, text }: ReplyRequest,
): void {
  takeOver(db, who, visited);
  const { visit, stored } = visited;
  if (visit.team.some((said) => said.clientMessageId === clientMessageId)) return;
  const after = stored.conversation.messages.at(-1)?.messageId ?? null;
  say(db, visit, after, { at: db.now(), text, clientMessageId });
}

/** The agent answers what is said next. */
export function handBack(db: Db<State>, who: StoredUser, visited: Visited): void {
  refuseTaken(db, who, visited);
  const { person } = visited.visit;
  if (!person || person.leavesAt !== null) return;
  person.leavesAt = db.now();
  keepEvent(db, visited, 'handed_back', nameOf(who));
}

/** Ends it, for its visitor as well. */
export function close(db: Db<State>, who: StoredUser, visited: Visited): void {
  refuseTaken(db, who, visited);
  if (!visited.visit.isOpen) return;
  visited.visit.isOpen = false;
  keepEvent(db, visited, 'closed', nameOf(who));
}

/** Opens again what the team has closed; whoever does so has it. */
export function reopen(db: Db<State>, who: StoredUser, visited: Visited): void {
  const { visit, stored } = visited;
  if (visit.isOpen) return;
  const began = (id: string) => Date.parse(db.state.conversations[id]?.conversation.createdAt ?? '');
  const { conversationId, createdAt } = stored.conversation;
  const isFollowed = Object.entries(db.state.visits).some(
    ([id, other]) =>
      id !== conversationId && other.visitorKey === visit.visitorKey && began(id) > Date.parse(createdAt),
  );
  const closedBy = visit.events.findLast(({ kind }) => kind === 'closed')?.by ?? '';
  if (isFollowed || closedBy === '')
    refuse({ status: 409, code: 'VISITOR_LEFT', message: 'The visitor has left this conversation' });
  visit.isOpen = true;
  keepEvent(db, visited, 'reopened', nameOf(who));
  takeOver(db, who, visited, true);
}
