import { useCallback } from 'react';
import { useConversation } from '@/api/generated/conversations/conversations';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { ConversationBranch } from '@/api/generated/schemas/conversationBranch.zod';
import type { OpeningText } from '@/api/generated/schemas/openingText.zod';
import { useUnavailable } from '@/shared/failures/use-unavailable';
import type { Chat } from './chat';
import type { ChatPlaceOf } from './chat-ports';
import { type ChatPlace, useChatPlace } from './use-chat-place';
import { useConversationList } from './use-conversation-list';

interface OpenConversationOptions extends Omit<ChatPlaceOf, 'slot'> {
  place: ChatPlace | undefined;
  /** Whether an answer that is in progress is asked after: nobody streams it. */
  follow: boolean;
}

/** How often an answer is asked after when its provider cannot stream it from the middle. */
const FOLLOW_INTERVAL_MS = 1000;

const NO_BRANCHES: readonly ConversationBranch[] = [];
const NO_OPENING: readonly OpeningText[] = [];
const NO_MESSAGES: readonly ChatMessage[] = [];

/** The conversation that is open, the chosen one or else the newest, as the provider has it. */
export function useOpenConversation({ place, follow, ...of }: OpenConversationOptions) {
  const { chosen, choosePlace } = useChatPlace(place);
  const { list, conversations, isMisplaced } = useConversationList(of);
  const wanted = isMisplaced(chosen) ? undefined : chosen;
  const meant = wanted === undefined ? conversations[0]?.conversationId : (wanted ?? undefined);
  const stored = useConversation(meant ?? '', {
    query: {
      enabled: meant !== undefined,
      refetchInterval: (query) =>
        follow && query.state.data?.messages.at(-1)?.state === 'streaming' ? FOLLOW_INTERVAL_MS : false,
    },
  });
  // Where no conversation can be read, the first question opens another one.
  const conversationId = useUnavailable(stored) ? undefined : meant;
  const pin = useCallback(() => {
    if (conversationId !== undefined && wanted === undefined) choosePlace(conversationId);
  }, [wanted, choosePlace, conversationId]);

  const hasNoList = useUnavailable(list);
  const loading = (list.isPending && !hasNoList) || (conversationId !== undefined && stored.isPending);
  const unlisted = list.data || hasNoList ? null : list.error;
  const error = unlisted ?? (stored.data || conversationId === undefined ? null : stored.error);
  const status: Chat['status'] = error ? 'failed' : loading ? 'loading' : 'ready';
  return {
    choosePlace,
    /** What was chosen; undefined is the newest, null a new one. */
    wanted,
    messages: (conversationId === undefined ? undefined : stored.data?.messages) ?? NO_MESSAGES,
    known: {
      status,
      error,
      reload: () => void (unlisted ? list.refetch() : stored.refetch()),
      conversationId,
      conversations,
      pin,
      branches: stored.data?.branches ?? NO_BRANCHES,
      opening: (conversationId === undefined ? undefined : stored.data?.opening) ?? NO_OPENING,
    },
  };
}
