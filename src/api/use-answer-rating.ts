import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getConversationQueryKey, rateAnswer } from './generated/conversations/conversations';
import type { Conversation } from './generated/schemas/conversation.zod';
import type { Feedback } from './generated/schemas/feedback.zod';

/** Says of an answer what somebody thinks of it; seen at once, taken back and rejected when the provider refuses. */
export function useAnswerRating(
  conversationId: string | undefined,
): (messageId: string, feedback: Feedback) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (messageId, feedback) => {
      if (conversationId === undefined) return;
      const queryKey = getConversationQueryKey(conversationId);
      const before = queries
        .getQueryData<Conversation>(queryKey)
        ?.messages.find((message) => message.messageId === messageId)?.feedback;
      const show = (shown: Feedback | null | undefined) =>
        queries.setQueryData<Conversation>(
          queryKey,
          (known) =>
            known && {
              ...known,
              messages: known.messages.map((message) =>
                message.messageId === messageId ? { ...message, feedback: shown } : message,
              ),
            },
        );
      show(feedback);
      try {
        const rated = await rateAnswer(conversationId, messageId, feedback);
        if (rated) show(rated.feedback);
      } catch (error) {
        show(before);
        throw error;
      }
    },
    [conversationId, queries],
  );
}
