import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  closeConversation,
  getInboxConversationQueryKey,
  handBack,
  noteConversation,
  reopenConversation,
  replyToVisitor,
  reviewConversation,
  takeOver,
} from '@/api/generated/inbox/inbox';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import type { ReviewRequest } from '@/api/generated/schemas/reviewRequest.zod';
import type { TakeOverParams } from '@/api/generated/schemas/takeOverParams.zod';
import { newId } from '@/lib/new-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** What somebody of the team can do with a conversation; what comes back is shown at once. */
export function useConversationWrites(conversationId: string) {
  const queryClient = useQueryClient();
  const settle = {
    // Also when it failed: somebody else was faster, or the visitor has gone.
    onSettled: () => {
      void invalidateAfter(queryClient, 'changeConversation', conversationId);
    },
    onSuccess: (shown: InboxTranscript | null) => {
      if (shown) queryClient.setQueryData(getInboxConversationQueryKey(conversationId), shown);
    },
  };
  return {
    takeOver: useMutation({
      mutationFn: (params: TakeOverParams) => takeOver(conversationId, params),
      ...settle,
    }),
    handBack: useMutation({ mutationFn: () => handBack(conversationId), ...settle }),
    close: useMutation({ mutationFn: () => closeConversation(conversationId), ...settle }),
    reopen: useMutation({ mutationFn: () => reopenConversation(conversationId), ...settle }),
    reply: useMutation({
      mutationFn: (text: string) => replyToVisitor(conversationId, { clientMessageId: newId(), text }),
      ...settle,
    }),
    note: useMutation({
      mutationFn: (text: string) => noteConversation(conversationId, { text }),
      ...settle,
    }),
    review: useMutation({
      mutationFn: (review: ReviewRequest) => reviewConversation(conversationId, review),
      ...settle,
    }),
  };
}

export type ConversationWrites = ReturnType<typeof useConversationWrites>;
