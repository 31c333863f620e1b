import { createContext, type ReactNode, use } from 'react';
import type { ConversationBranch } from '@/api/generated/schemas/conversationBranch.zod';
import type { Feedback } from '@/api/generated/schemas/feedback.zod';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import type { Comparison } from './compare-answers';

/** An answer with the question it was given to. */
export interface TestedAnswer {
  botKey: string;
  conversationId: string;
  question: ChatLine;
  answer: ChatLine;
}

/** What the rows of a thread need beside their line; it changes without drawing every row anew. */
export interface AnswerDesk {
  answering: boolean;
  agentName: string;
  botKey: string;
  /** What an answer was asked. */
  questionOf: (messageId: string) => string;
  conversationId: string | undefined;
  branches: readonly ConversationBranch[];
  choose: (conversationId: string) => void;
  askOtherwise: (messageId: string, text: string) => Promise<void>;
  rate: (messageId: string, feedback: Feedback) => Promise<void>;
  explain: (answer: ChatLine) => void;
  /** How it stands beside the other version's answer, where there are two. */
  comparisonOf: (answer: ChatLine) => Comparison | undefined;
  /** Whether it is said here: of two answers side by side it is said once. */
  tellsComparison: boolean;
  /** What another part of the product can do with an answer. */
  more: (answer: ChatLine) => ReactNode;
}

/** The desk of the thread that a row stands in. */
export const AnswerDeskContext = createContext<AnswerDesk | undefined>(undefined);

/** The desk of this thread; a row without one is a bug. */
export function useAnswerDesk(): AnswerDesk {
  const desk = use(AnswerDeskContext);
  if (!desk) throw new Error('A row of a test chat stands outside of its thread.');
  return desk;
}
