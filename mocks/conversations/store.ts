import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import { Proposal } from '@mocks/creator/schemas';
import * as z from 'zod/mini';
import {
  AccountId,
  AnswerReasons,
  ApprovalId,
  ChatMessage,
  Citation,
  ConversationId,
  ConversedVersion,
  HandoffTrace,
  Locale,
  MessageId,
  Revision,
  ToolCall,
  ToolCallId,
} from '@/api/generated/schemas';
import { Conversation, LiveAnswer } from './schemas';

const StoredTrace = z.object({
  versionId: ConversedVersion,
  revision: z.nullable(Revision),
  searched: z.boolean(),
  terms: z.array(z.string()),
  found: z.array(z.string()),
  guardrails: z.object({ looked: z.array(z.string()), met: z.string() }),
  why: AnswerReasons,
  /** The rules of the handoff that were looked at. */
  rulesLooked: z._default(z.array(z.string()), []),
  handoff: z._default(z.nullable(HandoffTrace), null),
});

/** A request for approval that an answer waits for. */
const StoredApproval = z.object({
  approvalId: ApprovalId,
  callId: ToolCallId,
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  /** How long it may be answered, in milliseconds. */
  lasts: z.number(),
  /** What the answer says when the action was not run. */
  otherText: z.string(),
});
/** What an answer is beside its text: who says it, and what becomes of the conversation. */
const AnswerParts = z.pick(ChatMessage, {
  person: true,
  plain: true,
  handover: true,
  wanted: true,
  closes: true,
  insteadText: true,
  missing: true,
});
export type AnswerParts = z.infer<typeof AnswerParts>;

const StoredAnswer = z.object({
  userMessageId: MessageId,
  messageId: MessageId,
  text: z.string(),
  citations: z.array(Citation),
  /** How often it was begun; a failed one is begun anew. */
  attempt: z._default(z.number(), 1),
  /** When this attempt began, in milliseconds since 1970: how far it is follows from the clock. */
  startedAt: z._default(z.number(), 0),
  wordMilliseconds: z._default(z.number(), 0),
  failsAtHalf: z._default(z.boolean(), false),
  /** As they end. */
  toolCalls: z._default(z.array(ToolCall), []),
  approval: z._default(z.nullable(StoredApproval), null),
  /** The call of an own tool that the answer is made of; how long it `took` is null until it has been made. */
  ownCall: z.optional(
    z.object({
      callId: ToolCallId,
      given: z.record(z.string(), z.unknown()),
      took: z.nullable(z.number()),
    }),
  ),
  /** How long the answer has paused, in milliseconds. */
  paused: z._default(z.number(), 0),
  /** Events that somebody waited for, where the clock stands still. */
  reached: z._default(z.number(), 0),
  /** How many events there were when a person stopped it. */
  stoppedAfter: z._default(z.nullable(z.number()), null),
  stoppedAt: z._default(z.nullable(z.number()), null),
  trace: z._default(z.nullable(StoredTrace), null),
  /** What the creator proposes in it. */
  proposal: z._default(z.nullable(Proposal), null),
  /** What has come of it, of one that is not known whole; the clock has no part in it. */
  live: z.optional(LiveAnswer),
  parts: z._default(AnswerParts, {}),
  /** The agent had nothing to say to the question. */
  unanswered: z._default(z.boolean(), false),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredConversation = z.object({
  accountId: AccountId,
  language: Locale,
  conversation: Conversation,
  answers: z.record(z.string(), StoredAnswer),
});
export type StoredConversation = z.infer<typeof StoredConversation>;

/** What is remembered of conversations. */
export const ConversationsState = z.object({
  conversations: z.record(ConversationId, StoredConversation),
});
export type ConversationsState = z.infer<typeof ConversationsState>;

/** A conversation of the caller. */
export function ownConversation(
  db: Db<ConversationsState>,
  who: StoredUser,
  conversationId: string,
): StoredConversation {
  const stored = db.state.conversations[conversationId] ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}
