import { useMemo } from 'react';
import { useConversations } from '@/api/generated/conversations/conversations';
import type { ChatPlaceOf } from './chat-ports';

/** The conversations with one agent and version, the one in which something was said last first. */
export function useConversationList({ botKey, kind, versionId }: Omit<ChatPlaceOf, 'slot'>) {
  const list = useConversations(useMemo(() => ({ botKey, kind }), [botKey, kind]));
  const conversations = useMemo(
    () => (list.data?.items ?? []).filter((head) => (head.versionId ?? null) === versionId),
    [list.data, versionId],
  );
  /** Whether a conversation is with another version: a link may name one. */
  const isMisplaced = (conversationId: string | null | undefined) =>
    list.data?.items.some(
      (head) => head.conversationId === conversationId && (head.versionId ?? null) !== versionId,
    );
  return { list, conversations, isMisplaced };
}
