import { useMemo } from 'react';
import { useConversations } from '@/api/generated/conversations/conversations';
import type { ConversationHead } from '@/api/generated/schemas/conversationHead.zod';
import type { ChatPlaceOf } from './chat-ports';

/** What is played where nothing is said. */
const USUAL = 'team_there';

function isOf(head: ConversationHead, versionId: string | null, situation: string | undefined): boolean {
  const isPlayed = (head.situation ?? USUAL) === (situation ?? USUAL);
  return isPlayed && (head.versionId ?? null) === versionId;
}

/** The conversations with one agent and version in one situation, the one in which something was said last first. */
export function useConversationList({ botKey, kind, versionId, situation }: Omit<ChatPlaceOf, 'slot'>) {
  const list = useConversations(useMemo(() => ({ botKey, kind }), [botKey, kind]));
  const conversations = useMemo(
    () => (list.data?.items ?? []).filter((head) => isOf(head, versionId, situation)),
    [list.data, versionId, situation],
  );
  /** Whether a conversation is with another version, or plays something else: a link may name one. */
  const isMisplaced = (conversationId: string | null | undefined) =>
    list.data?.items.some(
      (head) => head.conversationId === conversationId && !isOf(head, versionId, situation),
    );
  return { list, conversations, isMisplaced };
}
