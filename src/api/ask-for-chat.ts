import type { QueryClient } from '@tanstack/react-query';
import {
  getConversationQueryOptions,
  getConversationsQueryOptions,
} from './generated/conversations/conversations';
import type { ConversationsParams } from './generated/schemas/conversationsParams.zod';

/** Asks for the newest conversation with an agent while its chat is on the way; a failure is the chat's to show. */
export async function askForChat(queries: QueryClient, params: ConversationsParams): Promise<void> {
  try {
    const { items } = await queries.query(getConversationsQueryOptions(params));
    const [newest] = items;
    if (newest) await queries.query(getConversationQueryOptions(newest.conversationId));
  } catch {
    // Asked for again by the chat itself.
  }
}
