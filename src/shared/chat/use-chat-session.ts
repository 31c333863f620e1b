import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { type ChatPlaceOf, chatPorts } from './chat-ports';
import { ChatSession } from './chat-session';

/** The engine of a chat, and how far it is. */
export function useChatSession({ botKey, kind, versionId, situation, slot }: ChatPlaceOf) {
  const queryClient = useQueryClient();
  const session = useMemo(
    () => new ChatSession(chatPorts(queryClient, { botKey, kind, versionId, situation, slot })),
    [queryClient, botKey, kind, versionId, situation, slot],
  );
  return { session, state: useSyncExternalStore(session.subscribe, session.getSnapshot) };
}
