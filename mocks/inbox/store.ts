import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const StoredReview = z.object({
  messageId: z.nullable(contract.MessageId),
  verdict: contract.ReviewVerdict,
  reason: z.nullable(contract.WrongReason),
  comment: z.string(),
  by: z.string(),
  at: z.string(),
});
export type StoredReview = z.infer<typeof StoredReview>;

const StoredNote = z.object({
  noteId: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  after: z.nullable(contract.MessageId),
});

/** An answer of an agent as figures count it. Times are milliseconds; `at` since 1970. */
export const AnswerRecord = z.object({
  at: z.number(),
  /** From the question to the first word. */
  firstWordMs: z.number(),
  tokens: z.number(),
  /** In euros. */
  cost: z.number(),
  unanswered: z.boolean(),
  /** What was asked. */
  question: z.string(),
  /** How many calls of tools it made, and how many of them failed. */
  calls: z.number(),
  failedCalls: z.number(),
  /** Whether it came in another language than the visitor's. */
  otherLanguage: z._default(z.boolean(), false),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** A conversation of a visitor as lists and figures count it; nothing of it was said by anybody but for the questions. */
export const ConversationRecord = z.object({
  conversationId: contract.ConversationId,
  accountId: contract.AccountId,
  botKey: contract.AgentKey,
  channel: contract.ChannelKind,
  language: contract.Locale,
  versionId: contract.ConversedVersion,
  visitorId: contract.VisitorId,
  /** The first message of the visitor, and the last of anybody, in milliseconds since 1970. */
  startedAt: z.number(),
  updatedAt: z.number(),
  state: contract.InboxState,
  /** Null while it goes on. */
  outcome: z.nullable(contract.ConversationOutcome),
  rating: z.nullable(contract.VisitorRating),
  topicId: z.nullable(contract.TopicId),
  handoffReason: z.nullable(contract.HandoffReason),
  answers: z.array(AnswerRecord),
});
export type ConversationRecord = z.infer<typeof ConversationRecord>;

/** What is remembered of what the team does about conversations with visitors. */
export const InboxState = z.object({
  /** By conversation. */
  reviews: z._default(z.record(contract.ConversationId, StoredReview), {}),
  notes: z._default(z.record(contract.ConversationId, z.array(StoredNote)), {}),
  /** By person of the company: what they read, and when that was last heard. */
  presence: z._default(
    z.record(
      contract.UserId,
      z.object({
        accountId: contract.AccountId,
        conversationId: z.nullable(contract.ConversationId),
        at: z.number(),
      }),
    ),
    {},
  ),
  /** What is counted of conversations whose visitors were deleted; their questions are empty. */
  erased: z._default(z.array(ConversationRecord), []),
  /** So many conversations beside those that are stored, the last one at that time; each is made when it is read. */
  many: z._default(
    z.nullable(z.object({ accountId: contract.AccountId, count: z.number(), until: z.number() })),
    null,
  ),
});
export type InboxState = z.infer<typeof InboxState>;

const HEARD_OF_FOR = MINUTE;

/** Who of a company reads conversations now, by their ids. */
export function readersOf(
  db: Db<InboxState>,
  accountId: string,
): [userId: string, conversationId: string | null][] {
  return Object.entries(db.state.presence)
    .filter(([, one]) => one.accountId === accountId && one.at > db.now() - HEARD_OF_FOR)
    .map(([userId, { conversationId }]) => [userId, conversationId]);
}

/** Whether anybody of a company reads conversations now. */
export function isReadByTeam(db: Db<InboxState>, accountId: string): boolean {
  return readersOf(db, accountId).length > 0;
}
