import type { QueryClient } from '@tanstack/react-query';
import {
  getConversationQueryOptions,
  getConversationsQueryOptions,
} from '@/api/generated/conversations/conversations';
import { getVersionsQueryOptions } from '@/api/generated/versions/versions';

async function newestConversation(queryClient: QueryClient, botKey: string): Promise<void> {
  const { items } = await queryClient.query(getConversationsQueryOptions({ botKey, kind: 'test' }));
  const [newest] = items;
  if (newest) await queryClient.query(getConversationQueryOptions(newest.conversationId));
}

/**
 * Asks for the newest conversation with an agent and for its versions while the test chat's code is on the way; a failure
 * is the chat's to show, which asks again.
 */
export function askForTestChat(queryClient: QueryClient, botKey: string): void {
  newestConversation(queryClient, botKey).catch(() => undefined);
  queryClient.query(getVersionsQueryOptions(botKey)).catch(() => undefined);
}
