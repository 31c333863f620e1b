import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { saidByTeam } from '@mocks/widgets/team';
import type { ChatMessage, InboxConversation, InboxTranscript } from '@/api/generated/schemas';
import { recordOf, recordsOf, type Visited } from './records';
import type { ConversationRecord } from './store';
import { topicNamed } from './topics';

const iso = (time: number) => new Date(time).toISOString();

/** All that was said in a conversation by now, in its order. */
export function transcriptOf(db: Db<State>, { stored, visit }: Visited): ChatMessage[] {
  const said = (after: string | null): ChatMessage[] =>
    saidByTeam(db, visit, after).map(({ name, ...message }) => ({ ...message, person: { name } }));
  const { messages } = stored.conversation;
  return [...said(null), ...messages.flatMap((message) => [message, ...said(message.messageId)])];
}

/** The version that answered, by its number. */
function numberOf(db: Db<State>, { botKey, versionId }: ConversationRecord): number | null {
  return db.state.versions[botKey]?.find((version) => version.versionId === versionId)?.number ?? null;
}

/** A conversation in the list, as somebody of the team sees it. */
export function shownInInbox(
  db: Db<State>,
  who: StoredUser,
  visited: Visited,
  record: ConversationRecord,
): InboxConversation {
  const { conversationId, state, botKey, channel, language, versionId, visitorId } = record;
  const { visit } = visited;
  const { person, rating, ratedAfter } = visit;
  const transcript = transcriptOf(db, visited);
  const agent = db.state.agents[botKey]?.agent;
  const last = transcript.findLast(({ text }) => text !== '');
  return {
    conversationId,
    state,
    botKey,
    agentName: agent?.name ?? '',
    avatar: agent?.avatar ?? null,
    channel,
    language,
    versionId,
    version: numberOf(db, record),
    visitor: { visitorId, name: db.state.visitors[visit.visitorKey]?.fields.name ?? '' },
    startedAt: iso(record.startedAt),
    updatedAt: iso(record.updatedAt),
    waitingSince: state === 'waiting' && person ? iso(person.askedAt) : null,
    person: state === 'person' && person ? { name: person.name, isYou: person.userId === who.userId } : null,
    lastText: last?.text ?? '',
    lastAuthor: last?.author ?? null,
    messages: transcript.length,
    outcome: record.outcome,
    topic: topicNamed(record.topicId),
    handoffReason: record.handoffReason,
    rating: rating && { ...rating, messageId: ratedAfter },
    review: db.state.reviews[conversationId] ?? null,
  };
}

/** A conversation with all that was said in it, as somebody of the team sees it. */
export function shownWhole(db: Db<State>, who: StoredUser, visited: Visited): InboxTranscript | undefined {
  const record = recordOf(db, visited);
  if (!record) return undefined;
  const visitor = db.state.visitors[visited.visit.visitorKey];
  const earlier = recordsOf(db, record.accountId).filter(
    ({ visitorId, startedAt }) => visitorId === record.visitorId && startedAt < record.startedAt,
  );
  return {
    ...shownInInbox(db, who, visited, record),
    transcript: transcriptOf(db, visited),
    notes: db.state.notes[record.conversationId] ?? [],
    events: visited.visit.events.flatMap((event) =>
      event.at <= db.now() ? { ...event, at: iso(event.at) } : [],
    ),
    earlier: earlier.length,
    firstSeenAt: typeof visitor?.arrivedAt === 'number' ? iso(visitor.arrivedAt) : null,
    consentAt: typeof visitor?.agreedAt === 'number' ? iso(visitor.agreedAt) : null,
    fields: visitor?.fields ?? {},
    verified: typeof visitor?.externalId === 'string',
  };
}
