import { traceOf } from '@mocks/conversations/answer-events';
import type { StoredAnswer, StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { languageOf } from '@mocks/creator/text';
import type { StoredVisit } from '@mocks/widgets/store';
import { waitsForPerson } from '@mocks/widgets/team';
import type { ConversationOutcome, InboxState } from '@/api/generated/schemas';
import { isOneOfMany, manyRecords } from './many-conversations';
import type { AnswerRecord, ConversationRecord } from './store';
import { topicOf } from './topics';
import { visitorIdOf } from './visitor-id';

const LIVE_FOR = 30 * MINUTE;
/** What an answer reads beside the question: instructions, knowledge and what was said before. */
const CONTEXT_TOKENS = 850;
const LETTERS_A_TOKEN = 4;
/** In euros. */
const TOKEN_PRICE = 0.00002;

/** A visitor's conversation with the visit it belongs to. */
export type Visited = { stored: StoredConversation; visit: StoredVisit };

function answerRecord(
  db: Db<State>,
  { conversation: { messages }, language }: StoredConversation,
  index: number,
  answer: StoredAnswer | undefined,
): AnswerRecord | undefined {
  const message = messages[index];
  const question = messages[index - 1];
  if (message?.author !== 'agent' || message.plain || question?.author !== 'user') return undefined;
  const asked = Date.parse(question.createdAt);
  const firstWordMs = answer && traceOf(db, answer)?.firstWordMs;
  const tokens = CONTEXT_TOKENS + Math.round((question.text.length + message.text.length) / LETTERS_A_TOKEN);
  const calls = message.toolCalls ?? [];
  return {
    at: asked,
    firstWordMs: firstWordMs ?? Date.parse(message.createdAt) - asked,
    tokens,
    cost: tokens * TOKEN_PRICE,
    unanswered: answer?.unanswered ?? false,
    question: question.text,
    calls: calls.length,
    failedCalls: calls.filter(({ state }) => state === 'failed').length,
    otherLanguage: languageOf(message.text, language) !== language,
  };
}

function stateOf(db: Db<State>, { stored, visit }: Visited, updatedAt: number): InboxState {
  const { person, isOpen } = visit;
  if (!isOpen || stored.conversation.messages.at(-1)?.closes) return 'closed';
  if (waitsForPerson(visit)) return 'waiting';
  const hasPerson = person?.comes === true && (person.leavesAt === null || db.now() < person.leavesAt);
  if (hasPerson) return 'person';
  return updatedAt > db.now() - LIVE_FOR ? 'live' : 'closed';
}

function outcomeOf(
  { handedOff, person }: StoredVisit,
  answers: readonly AnswerRecord[],
): ConversationOutcome {
  // Somebody of the team may take over without being asked for.
  if (handedOff !== null || person?.userId) return 'person';
  return answers.some(({ unanswered }) => unanswered) ? 'unanswered' : 'resolved';
}

/** A conversation as lists and figures count it; undefined while its visitor has said nothing. */
export function recordOf(db: Db<State>, { stored, visit }: Visited): ConversationRecord | undefined {
  const { accountId, language, conversation } = stored;
  const { conversationId, botKey, versionId, messages } = conversation;
  const first = messages.find(({ author }) => author === 'user');
  if (!first) return undefined;
  const byMessage = new Map(Object.values(stored.answers).map((answer) => [answer.messageId, answer]));
  const answers = messages.flatMap(
    ({ messageId }, index) => answerRecord(db, stored, index, byMessage.get(messageId)) ?? [],
  );
  const said = visit.team.filter(({ at }) => at <= db.now()).map(({ at }) => at);
  const updatedAt = Math.max(...messages.map(({ createdAt }) => Date.parse(createdAt)), ...said);
  const state = stateOf(db, { stored, visit }, updatedAt);
  return {
    conversationId,
    accountId,
    botKey,
    channel: visit.channel,
    language,
    versionId: versionId ?? null,
    visitorId: visitorIdOf(visit.visitorKey),
    startedAt: Date.parse(first.createdAt),
    updatedAt,
    state,
    outcome: state === 'closed' ? outcomeOf(visit, answers) : null,
    rating: visit.rating,
    topicId: topicOf(messages.flatMap(({ author, text }) => (author === 'user' ? [text] : []))),
    handoffReason: visit.handedOff,
    answers,
  };
}

/** Every conversation that visitors had with an account's agents, those of deleted visitors among them, the newest first. */
export function recordsOf(db: Db<State>, accountId: string): ConversationRecord[] {
  const { visits, conversations, erased } = db.state;
  const records = Object.entries(visits).flatMap(([conversationId, visit]) => {
    const stored = conversations[conversationId];
    return stored?.accountId === accountId ? (recordOf(db, { stored, visit }) ?? []) : [];
  });
  const known = [...Object.keys(conversations), ...erased.map(({ conversationId }) => conversationId)];
  const taken = new Set(known.filter(isOneOfMany));
  const made = manyRecords(db, accountId, recordOf);
  const many = taken.size === 0 ? made : made.filter(({ conversationId }) => !taken.has(conversationId));
  return [...records, ...erased.filter((one) => one.accountId === accountId), ...many].sort(
    (a, b) => b.updatedAt - a.updatedAt,
  );
}
