import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { getConversationQueryKey, rateAnswer } from '@/api/generated/conversations/conversations';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { Feedback } from '@/api/generated/schemas/feedback.zod';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

type Shown = Feedback | null | undefined;

interface Rating {
  messageId: string;
  feedback: Feedback;
}

/**
 * Says of an answer what somebody thinks of it: seen at once, sent in the order it was said. What is refused is taken back
 * to what the provider last took, once nothing newer is on its way; the promise rejects with the refusal.
 */
export function useAnswerRating(
  conversationId: string | undefined,
): (messageId: string, feedback: Feedback) => Promise<void> {
  const queryClient = useQueryClient();
  const queryKey = getConversationQueryKey(conversationId ?? '');
  /** Of each message with ratings on their way: how many, and what holds if none of them is taken. */
  const open = useRef(new Map<string, { waiting: number; taken: Shown }>());
  /** A look was cut short by a rating. */
  const isCut = useRef(false);

  const show = (messageId: string, feedback: Shown) =>
    queryClient.setQueryData<Conversation>(
      queryKey,
      (known) =>
        known && {
          ...known,
          messages: known.messages.map((message) =>
            message.messageId === messageId ? { ...message, feedback } : message,
          ),
        },
    );

  const { mutateAsync } = useMutation({
    scope: { id: `rating ${conversationId}` },
    mutationFn: ({ messageId, feedback }: Rating) => rateAnswer(conversationId ?? '', messageId, feedback),
    onMutate: ({ messageId, feedback }) => {
      // A look that is running saw less than this.
      isCut.current ||= queryClient.isFetching({ queryKey }) > 0;
      void queryClient.cancelQueries({ queryKey });
      const messages = queryClient.getQueryData<Conversation>(queryKey)?.messages;
      const taken = messages?.find((message) => message.messageId === messageId)?.feedback;
      const before = open.current.get(messageId) ?? { waiting: 0, taken };
      open.current.set(messageId, { ...before, waiting: before.waiting + 1 });
      show(messageId, feedback);
    },
    onSettled: (rated, error, { messageId, feedback }) => {
      const before = open.current.get(messageId);
      if (!before) return;
      const taken = error ? before.taken : rated ? rated.feedback : feedback;
      const waiting = before.waiting - 1;
      if (waiting > 0) open.current.set(messageId, { waiting, taken });
      else {
        open.current.delete(messageId);
        show(messageId, taken);
      }
      if (isCut.current && open.current.size === 0) {
        isCut.current = false;
        void invalidateAfter(queryClient, 'rateAnswer', conversationId ?? '');
      }
    },
  });

  return useCallback(
    async (messageId, feedback) => {
      if (conversationId !== undefined) await mutateAsync({ messageId, feedback });
    },
    [conversationId, mutateAsync],
  );
}
