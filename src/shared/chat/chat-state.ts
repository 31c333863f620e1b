import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import type { ChatTurn } from './chat-thread-state';

/** How long to wait before each attempt to go on with a stream that broke. */
export const RESUME_DELAYS_MS = [400, 1500, 4000] as const;
/** How long a stop may take before the conversation is read again instead. */
export const STOP_LIMIT_MS = 10_000;

/**
 * Where a chat is. `unsent`: the question did not arrive, or nobody knows. `asking`: the answer pauses until a person has
 * approved or refused an action. `broken`: only the connection failed, the rest of the answer can be fetched. `failed`: the
 * answer did.
 */
export type ChatPhase =
  | 'idle'
  | 'opening'
  | 'sending'
  | 'unsent'
  | 'streaming'
  | 'asking'
  | 'reconnecting'
  | 'broken'
  | 'failed'
  | 'stopping';

/** A question that was not acknowledged: the same text again in its conversation is the same message, under the same id. */
export interface Asked {
  text: string;
  id: string;
  /** Where it was asked; undefined until that is open. */
  conversationId?: string | undefined;
}

/** All there is to know of one turn of a chat; what is over lies in the cache. */
export interface ChatState {
  /** What is being written. */
  box: string;
  phase: ChatPhase;
  turn: ChatTurn | undefined;
  /** The conversation of the turn. */
  conversationId: string | undefined;
  asked: Asked | undefined;
  /** Attempts to go on since the stream last moved forward. */
  tries: number;
  /** Whether the provider can stream an answer from its middle. */
  canResume: boolean;
  /** What was asked while an answer was being stopped. */
  next: string | undefined;
}

/** What can happen to a chat. */
export type ChatSessionEvent =
  /** In this conversation, or in a new one; `id` is for a question that was not asked before. */
  | { type: 'ask'; text: string; id: string; at: string; conversationId: string | undefined }
  | { type: 'askAgain' }
  | { type: 'typed'; text: string }
  /** What a page that is gone had in its box, and had asked. */
  | { type: 'restored'; text: string; asked: Asked | undefined }
  /** Which conversation is open, and what the provider has stored of it as far as that is known. */
  | { type: 'seen'; conversationId: string | undefined; messages: readonly ChatMessage[] }
  | { type: 'opened'; conversation: Conversation }
  | { type: 'event'; event: ChatEvent; eventId: string | undefined }
  /** Nothing has come for a while. */
  | { type: 'slow' }
  | { type: 'broke'; error: unknown }
  | { type: 'due' }
  /** The page is back: from sleep, from the back/forward cache, online. */
  | { type: 'woke' }
  /** A person approved or refused what the answer waits for, here or elsewhere. */
  | { type: 'decided'; call?: ToolCall | undefined }
  | { type: 'stop' }
  | { type: 'stopped'; conversation: Conversation | undefined }
  | { type: 'notStopped'; error: unknown }
  | { type: 'leave' };

/** What is to be done after an event. */
export type ChatEffect =
  | { type: 'open' }
  /** Send the turn's question. */
  | { type: 'post'; conversationId: string; turn: ChatTurn }
  | { type: 'resume'; conversationId: string; messageId: string; lastEventId: string | undefined }
  /** Read no longer. */
  | { type: 'abort' }
  | { type: 'wait'; ms: number }
  /** Until a moment that the provider names. */
  | { type: 'waitUntil'; moment: string | null | undefined }
  | { type: 'stop'; conversationId: string }
  /** A new conversation is there. */
  | { type: 'show'; conversation: Conversation }
  /** The page stays in this conversation, also when another one becomes the newest. */
  | { type: 'choose'; conversationId: string }
  /** Put what the turn has come to into the cache. */
  | { type: 'cache'; conversationId: string; turn: ChatTurn }
  | { type: 'replace'; conversation: Conversation }
  | { type: 'reread'; conversationId: string }
  /** The conversation is the newest now, and named by its first question. */
  | { type: 'touch'; conversationId: string; turn: ChatTurn }
  | { type: 'askNext'; text: string };

/** What comes next, and what is to be done for it. */
export type ChatStep = readonly [state: ChatState, effects: readonly ChatEffect[]];

/** Before anything was said. */
export const NEW_CHAT_STATE: ChatState = {
  box: '',
  phase: 'idle',
  turn: undefined,
  conversationId: undefined,
  asked: undefined,
  tries: 0,
  canResume: true,
  next: undefined,
};

const LIVE: readonly ChatPhase[] = ['opening', 'sending', 'streaming', 'asking', 'reconnecting'];

/** From the question's leaving to the answer's end. */
export function isLive({ phase }: ChatState): boolean {
  return LIVE.includes(phase);
}
