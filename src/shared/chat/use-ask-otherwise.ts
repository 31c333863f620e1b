import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forkConversation } from '@/api/generated/conversations/conversations';
import type { ConversationKind } from '@/api/generated/schemas/conversationKind.zod';
import { newId } from '@/lib/new-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showConversation } from './chat-ports';

interface AskedConversation {
  botKey: string;
  kind: ConversationKind;
  conversationId: string | undefined;
  choose: (conversationId: string) => void;
}

/** Rephrases a question of a conversation in a branch of its own, and opens that. */
export function useAskOtherwise({ botKey, kind, conversationId, choose }: AskedConversation) {
  const queryClient = useQueryClient();
  return useCallback(
    async (messageId: string, text: string) => {
      if (conversationId === undefined) return;
      const branch = await forkConversation(conversationId, { messageId, clientMessageId: newId(), text });
      showConversation(queryClient, { botKey, kind }, branch);
      choose(branch.conversationId);
      // The old one has a sibling now.
      void invalidateAfter(queryClient, 'forkConversation', conversationId);
    },
    [conversationId, choose, queryClient, botKey, kind],
  );
}
