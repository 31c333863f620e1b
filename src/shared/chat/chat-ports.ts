import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getConversationQueryKey,
  getConversationsQueryKey,
  openConversation,
  stopAnswer,
} from '@/api/generated/conversations/conversations';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { ConversationKind } from '@/api/generated/schemas/conversationKind.zod';
import type { ConversationList } from '@/api/generated/schemas/conversationList.zod';
import type { TestSituation } from '@/api/generated/schemas/testSituation.zod';
import { resumeChat, streamChat } from '@/api/stream';
import { dropDraft, keepDraft, readDraft } from '@/session/drafts';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import type { ChatPorts } from './chat-session';
import { type ChatTurn, messagesOfTurn } from './chat-thread-state';

const Asked = z.object({ text: z.string(), id: z.string(), conversationId: z.optional(z.string()) });
const Box = z.object({ text: z.string(), asked: z.optional(Asked) });

/** Whom a chat is with. */
export interface ChatPlaceOf {
  botKey: string;
  kind: ConversationKind;
  versionId: string | null;
  /** What a test plays; nothing, the usual. */
  situation?: TestSituation | undefined;
  /** Tells the kept texts of two chats with one agent on one page apart. */
  slot: string | undefined;
}

/** Conversations that were opened too late for who asked for them: the next question takes them. */
const spares = new WeakMap<QueryClient, Map<string, Conversation>>();

/** The conversation with the turn's messages at its end. */
function withTurn(conversation: Conversation, turn: ChatTurn): Conversation {
  const own = messagesOfTurn(turn);
  const ids = own.map((message) => message.messageId);
  const before = conversation.messages.filter(({ messageId }) => !ids.includes(messageId));
  return { ...conversation, messages: [...before, ...own] };
}

/** Shows a conversation as the first of its list, and by itself. */
export function showConversation(
  queryClient: QueryClient,
  { botKey, kind }: Pick<ChatPlaceOf, 'botKey' | 'kind'>,
  fresh: Conversation,
): void {
  const { messages: _messages, branches: _branches, ...head } = fresh;
  queryClient.setQueryData(getConversationQueryKey(fresh.conversationId), fresh);
  changeList(queryClient, { botKey, kind }, (known) => ({
    ...known,
    items: [head, ...known.items],
    total: known.total + 1,
  }));
}

/** Changes what is known of the list. A look at it that is running saw less, and must not come after this. */
function changeList(
  queryClient: QueryClient,
  { botKey, kind }: Pick<ChatPlaceOf, 'botKey' | 'kind'>,
  work: (known: ConversationList) => ConversationList,
): void {
  const queryKey = getConversationsQueryKey({ botKey, kind });
  if (queryClient.getQueryData(queryKey) === undefined)
    return void invalidateAfter(queryClient, 'openConversation');
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ConversationList>(queryKey, (known) => known && work(known));
}

/**
 * Words wait for the next frame but one: one rendering in two frames, the other is the reader's. They come after the
 * frame, not in it: what they take and what the browser takes to paint are two tasks, and a key press fits in between.
 */
function onFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A chat's way to the provider, the cache and what the browser keeps. */
export function chatPorts(queryClient: QueryClient, of: ChatPlaceOf): ChatPorts {
  const { botKey, kind, versionId, situation, slot } = of;
  const draftName = ['chat', kind, botKey, slot].filter(Boolean).join('-');
  const spareName = JSON.stringify([botKey, kind, versionId, situation]);
  const known = spares.get(queryClient) ?? new Map<string, Conversation>();
  spares.set(queryClient, known);
  return {
    open: async (language) => {
      const spare = known.get(spareName);
      known.delete(spareName);
      return (
        spare ?? openConversation({ botKey, kind, language, versionId, ...(situation && { situation }) })
      );
    },
    keepSpare: (conversation) => void known.set(spareName, conversation),
    post: streamChat,
    resume: resumeChat,
    stop: async (conversationId) => (await stopAnswer(conversationId)) ?? undefined,
    show: (conversation) => showConversation(queryClient, of, conversation),
    cache: (conversationId, turn) => {
      const queryKey = getConversationQueryKey(conversationId);
      // A look that is running saw less than this.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Conversation>(queryKey, (before) => before && withTurn(before, turn));
    },
    replace: (conversation) =>
      void queryClient.setQueryData(getConversationQueryKey(conversation.conversationId), conversation),
    reread: (conversationId) => void invalidateAfter(queryClient, 'sendMessage', conversationId),
    touch: (conversationId, { question, askedAt }) =>
      changeList(queryClient, of, (list) => {
        const head = list.items.find((one) => one.conversationId === conversationId);
        if (!head) return list;
        const others = list.items.filter((one) => one !== head);
        const named = { ...head, title: head.title || question.text, updatedAt: askedAt };
        return { ...list, items: [named, ...others] };
      }),
    keep: (box) => (box ? keepDraft(draftName, box) : void dropDraft(draftName)),
    kept: async () => {
      const kept = await readDraft(draftName);
      // Earlier versions of the product kept the text alone.
      return typeof kept === 'string' ? { text: kept } : Box.safeParse(kept).data;
    },
    onFrame,
  };
}
