import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const ChatMessage = z.extend(contract.ChatMessage, {
  author: contract.MessageAuthor,
  state: contract.MessageState,
  createdAt: Moment,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A conversation as this provider keeps it. */
export const Conversation = z.extend(contract.Conversation, {
  botKey: contract.AgentKey,
  kind: contract.ConversationKind,
  createdAt: Moment,
  messages: z.array(ChatMessage),
});
export type Conversation = z.infer<typeof Conversation>;

type EndEvent = Extract<contract.ChatEvent, { type: 'message.end' }>;

/** An event of an answer, whose end is one of those that are known. */
export type ChatEvent = Exclude<contract.ChatEvent, EndEvent> | (EndEvent & Pick<ChatMessage, 'state'>);

/** A step that is measured. */
export type TraceStep = contract.TraceStep & { startedAtMs: number; durationMs: number };

const LiveEvent = z.union([
  contract.MessageStartEvent,
  contract.TokenEvent,
  contract.ToolCallEvent,
  contract.ToolApprovalEvent,
  contract.ToolResultEvent,
  contract.CitationEvent,
  contract.ProposalEvent,
  contract.HandoffEvent,
  contract.MessageWantedEvent,
  contract.ClosedEvent,
  z.extend(contract.MessageEndEvent, { state: contract.MessageState }),
  contract.StreamErrorEvent,
]);

/** An answer that is written while it is read: what has come of it, each event with its milliseconds since the beginning. */
export const LiveAnswer = z.object({
  events: z.array(z.object({ at: z.number(), event: LiveEvent })),
  steps: z.array(contract.TraceStep),
  over: z.boolean(),
});
export type LiveAnswer = z.infer<typeof LiveAnswer>;
