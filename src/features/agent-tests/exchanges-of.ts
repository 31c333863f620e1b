import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { Exchange } from './suggested-expectations';

/**
 * The questions of a conversation that were answered to the end, each with its answer; one asked twice counts once.
 * `isWrong` says of the answer to `questionId` that it is no example to later ones.
 */
export function exchangesOf(
  { messages }: Conversation,
  questionId: string,
  isWrong: boolean | undefined = false,
): Exchange[] {
  const byQuestion = new Map<string, Exchange>();
  for (const [index, { author, text, messageId }] of messages.entries()) {
    const next = messages[index + 1];
    if (author !== 'user' || next?.author !== 'agent' || next.state !== 'complete') continue;
    // A test has its questions on one line each.
    const question = text.replace(/\s+/g, ' ').trim();
    // Of one that was asked again, the answer that is looked at counts, else the last.
    if (byQuestion.get(question)?.id === questionId) continue;
    const { text: answer, citations, feedback } = next;
    byQuestion.set(question, {
      id: messageId,
      question,
      answer,
      citations,
      isBad: feedback?.rating === 'down' || (isWrong && messageId === questionId),
    });
  }
  return [...byQuestion.values()];
}
