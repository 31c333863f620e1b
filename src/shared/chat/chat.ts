import type { ApprovalDecision } from '@/api/generated/schemas/approvalDecision.zod';
import type { ConversationBranch } from '@/api/generated/schemas/conversationBranch.zod';
import type { ConversationHead } from '@/api/generated/schemas/conversationHead.zod';
import type { ConversationKind } from '@/api/generated/schemas/conversationKind.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { OpeningText } from '@/api/generated/schemas/openingText.zod';
import type { TestSituation } from '@/api/generated/schemas/testSituation.zod';
import type { ChatLine } from './chat-thread-state';
import type { ChatPlace } from './use-chat-place';

/** With whom a chat is, and how. */
export interface ChatOptions {
  botKey: string;
  kind: ConversationKind;
  /** The language a new conversation is opened in. */
  language: Locale;
  /** Which version answers; null (the usual) is the draft. */
  versionId?: string | null | undefined;
  /** What a test plays; left out, somebody of the team is there. */
  situation?: TestSituation | undefined;
  /** Tells the kept texts of two chats with one agent on one page apart. */
  slot?: string | undefined;
  /** Where the choice of the conversation lives, when it is not in here: undefined is the newest, null a new one. */
  place?: ChatPlace | undefined;
}

/** A chat with one agent, without texts. */
export interface Chat {
  status: 'loading' | 'failed' | 'ready';
  /** Why it could not be loaded. */
  error: unknown;
  reload: () => void;
  /** The conversation that is open; undefined until the first message opens one. */
  conversationId: string | undefined;
  /** Those with the same agent and version, the one in which something was said last first. */
  conversations: readonly ConversationHead[];
  choose: (conversationId: string) => void;
  /** Stays in this conversation from now on, also when another one becomes the newest. */
  pin: () => void;
  /** What a visitor reads before the first message. */
  opening: readonly OpeningText[];
  /** Lines keep their identity while nothing about them changes. */
  lines: readonly ChatLine[];
  /** The questions that were also rephrased. */
  branches: readonly ConversationBranch[];
  /** From the question's leaving to the answer's end. */
  answering: boolean;
  /** The text of a question that did not arrive. */
  unsent: string | undefined;
  draft: string;
  setDraft: (text: string) => void;
  /** Asks what stands in the draft. */
  send: () => void;
  /** Asks this. */
  ask: (text: string) => void;
  /** Rephrases a question in a branch of its own; rejects with the provider's refusal. */
  askOtherwise: (messageId: string, text: string) => Promise<void>;
  stop: () => void;
  /** Answers the request of an action that the answer waits for; rejects when nobody heard it. The same function always. */
  decide: (approvalId: string, decision: ApprovalDecision) => Promise<void>;
  /** Asks the last question once more; undefined while the last answer did not fail. */
  askAgain: (() => void) | undefined;
  /** Only the connection failed: `askAgain` fetches the rest of the same answer. */
  goesOn: boolean;
  /** Begins anew at the next message. */
  startOver: () => void;
}
