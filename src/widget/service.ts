import type { BeginVisitRequest } from '@/api/generated/schemas/beginVisitRequest.zod';
import type { LeaveMessageRequest } from '@/api/generated/schemas/leaveMessageRequest.zod';
import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
import type { VisitorApprovalAnswer } from '@/api/generated/schemas/visitorApprovalAnswer.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import type { VisitorConversationHead } from '@/api/generated/schemas/visitorConversationHead.zod';
import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import type { VisitorRating } from '@/api/generated/schemas/visitorRating.zod';

/** An event of an answer and its id, with which a reader can go on after a break. */
export interface SentEvent {
  id?: string | undefined;
  event: VisitorEvent;
}

/** What outlives the page: nothing of it before the visitor agreed, where they are asked. */
export interface Kept {
  /** Whose it is, where the page vouches for somebody. */
  userId?: string | undefined;
  visitorKey?: string | undefined;
  conversationId?: string | undefined;
  open?: boolean | undefined;
  /** What is typed and not sent. */
  text?: string | undefined;
  /** A message that waits for the network. */
  waiting?: SendMessageRequest | undefined;
}

/** Where that is kept. */
export interface Keep {
  read: () => Kept;
  write: (change: Kept) => void;
}

/**
 * Whoever answers the element: the provider over HTTP, or the page that shows it. What is optional is not offered where
 * it is missing.
 */
export interface Service {
  keep: Keep;
  /** What is kept has been read. */
  ready?: Promise<unknown>;
  /** Whether somebody has to begin first, with the form before the chat. */
  needsVisit: () => boolean;
  begin?: (visit: Omit<BeginVisitRequest, 'language'>) => Promise<void>;
  /** The conversation that goes on where none is kept. */
  newest?: () => Promise<string | undefined>;
  conversations: () => Promise<VisitorConversationHead[]>;
  open: () => Promise<VisitorConversation>;
  read: (conversationId: string) => Promise<VisitorConversation>;
  send: (
    conversationId: string,
    message: SendMessageRequest,
    signal: AbortSignal,
  ) => AsyncIterable<SentEvent>;
  resume: (
    conversationId: string,
    messageId: string,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => AsyncIterable<SentEvent>;
  stop: (conversationId: string) => Promise<unknown>;
  remove?: (conversationId: string) => Promise<unknown>;
  approve?: (conversationId: string, approvalId: string, answer: VisitorApprovalAnswer) => Promise<unknown>;
  leave?: (conversationId: string, message: LeaveMessageRequest) => Promise<unknown>;
  askForPerson?: (conversationId: string) => Promise<VisitorConversation>;
  end?: (conversationId: string) => Promise<unknown>;
  rate?: (conversationId: string, rating: VisitorRating) => Promise<unknown>;
}

/** How a visitor left the chat: open, or with a message that waits, it comes without being asked for. */
export interface KeptOpen {
  open?: boolean;
  waits?: boolean;
  /** Who knows it is not invited to it. */
  known?: boolean;
}

/** A page that answers the element itself, as the dashboard does. */
export interface OwnService extends Service {
  settings: PublicWidget;
  /** What the launcher is called where it has no text. */
  prompt?: string;
  /** Nothing of it is read out: the page itself says what it shows. */
  isSilent?: boolean;
  keptOpen: () => KeptOpen;
}
