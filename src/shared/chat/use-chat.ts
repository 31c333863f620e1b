import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { isUnavailable } from '@/api/api-error';
import {
  forkConversation,
  useConversation,
  useConversations,
} from '@/api/generated/conversations/conversations';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { ConversationBranch } from '@/api/generated/schemas/conversationBranch.zod';
import type { ConversationHead } from '@/api/generated/schemas/conversationHead.zod';
import type { ConversationKind } from '@/api/generated/schemas/conversationKind.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { newId } from '@/lib/new-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { chatPorts, showConversation } from './chat-ports';
import { ChatSession } from './chat-session';
import { isLive } from './chat-state';
import { type ChatLine, lineOfMessage, linesOfTurn } from './chat-thread-state';

/** How often an answer is asked after when its provider cannot stream it from the middle. */
const FOLLOW_INTERVAL_MS = 1000;

interface ChatOptions {
  botKey: string;
  kind: ConversationKind;
  /** The language a new conversation is opened in. */
  language: Locale;
  /** Which version answers; null (the usual) is the draft. */
  versionId?: string | null | undefined;
  /** Tells the kept texts of two chats with one agent on one page apart. */
  slot?: string | undefined;
  /** Where the choice of the conversation lives, when it is not in here: undefined is the newest, null a new one. */
  place?: ChatPlace | undefined;
}

/** Which conversation is open. */
export interface ChatPlace {
  chosen: string | null | undefined;
  choose: (conversationId: string | null) => void;
}

/** A chat with one agent, without texts. */
export interface Chat {
  status: 'loading' | 'failed' | 'ready';
  /** Why it could not be loaded. */
  error: unknown;
  reload: () => void;
  /** The conversation that is open; undefined until the first message opens one. */
  conversationId: string | undefined;
  /** Those with the same agent and version, the one in which something was said last first. */
  conversations: readonly ConversationHead[];
  choose: (conversationId: string) => void;
  /** Stays in this conversation from now on, also when another one becomes the newest. */
  pin: () => void;
  /** Lines keep their identity while nothing about them changes. */
  lines: readonly ChatLine[];
  /** The questions that were also rephrased. */
  branches: readonly ConversationBranch[];
  /** From the question's leaving to the answer's end. */
  answering: boolean;
  /** The text of a question that did not arrive. */
  unsent: string | undefined;
  draft: string;
  setDraft: (text: string) => void;
  /** Asks what stands in the draft. */
  send: () => void;
  /** Asks this. */
  ask: (text: string) => void;
  /** Rephrases a question in a branch of its own; rejects with the provider's refusal. */
  askOtherwise: (messageId: string, text: string) => Promise<void>;
  stop: () => void;
  /** Asks the last question once more; undefined while the last answer did not fail. */
  askAgain: (() => void) | undefined;
  /** Only the connection failed: `askAgain` fetches the rest of the same answer. */
  goesOn: boolean;
  /** Begins anew at the next message. */
  startOver: () => void;
}

const NO_BRANCHES: readonly ConversationBranch[] = [];

const knownLines = new WeakMap<ChatMessage, ChatLine>();

function lineOf(message: ChatMessage): ChatLine {
  const line = knownLines.get(message) ?? lineOfMessage(message);
  knownLines.set(message, line);
  return line;
}

/**
 * Which conversation is open. A choice counts at once: an address takes it over a moment later, and what is asked in
 * between belongs to the new choice.
 */
function useChosenPlace(outer: ChatPlace | undefined) {
  const [own, setOwn] = useState<{ chosen: string | null; over: string | null | undefined }>();
  const outerChosen = outer?.chosen;
  const outerChoose = outer?.choose;
  const choosePlace = useCallback(
    (chosen: string | null) => {
      setOwn({ chosen, over: outerChosen });
      outerChoose?.(chosen);
    },
    [outerChosen, outerChoose],
  );
  const counts = own !== undefined && own.over === outerChosen;
  if (own && !counts) setOwn(undefined);
  return { chosen: counts ? own.chosen : outerChosen, choosePlace };
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Talks to one agent: loads the newest conversation, opens one at the first message, streams the answers. */
export function useChat({
  botKey,
  kind,
  language,
  versionId = null,
  slot,
  place: outerPlace,
}: ChatOptions): Chat {
  const queryClient = useQueryClient();
  const session = useMemo(
    () => new ChatSession(chatPorts(queryClient, { botKey, kind, versionId, slot })),
    [queryClient, botKey, kind, versionId, slot],
  );
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { chosen, choosePlace } = useChosenPlace(outerPlace);
  const list = useConversations(useMemo(() => ({ botKey, kind }), [botKey, kind]));
  const conversations = useMemo(
    () => (list.data?.items ?? []).filter((head) => (head.versionId ?? null) === versionId),
    [list.data, versionId],
  );
  // A link may name a conversation with another version: it is none of these.
  const misplaced = list.data?.items.some(
    (head) => head.conversationId === chosen && (head.versionId ?? null) !== versionId,
  );
  const wanted = misplaced ? undefined : chosen;
  const meant = wanted === undefined ? conversations[0]?.conversationId : (wanted ?? undefined);
  const { turn, canResume } = state;
  const answering = isLive(state);
  const stored = useConversation(meant ?? '', {
    query: {
      enabled: meant !== undefined,
      refetchInterval: (query) =>
        !canResume && !answering && query.state.data?.messages.at(-1)?.state === 'streaming'
          ? FOLLOW_INTERVAL_MS
          : false,
    },
  });
  // Where no conversation can be read, the first question opens another one.
  const conversationId = !stored.data && isUnavailable(stored.error) ? undefined : meant;
  const messages = (conversationId === undefined ? undefined : stored.data?.messages) ?? NO_MESSAGES;

  const choose = useEffectEvent((id: string) => {
    if (id !== wanted) choosePlace(id);
  });
  const inLanguage = useEffectEvent(() => language);
  useEffect(() => session.join({ choose: (id) => choose(id), language: () => inLanguage() }), [session]);
  useEffect(() => {
    session.dispatch({ type: 'seen', conversationId, messages });
  }, [session, conversationId, messages]);

  const pin = useCallback(() => {
    if (conversationId !== undefined && wanted === undefined) choosePlace(conversationId);
  }, [wanted, choosePlace, conversationId]);
  const ask = useCallback(
    (text: string) => {
      pin();
      session.ask(text, conversationId);
    },
    [session, conversationId, pin],
  );
  const go = useCallback(
    (id: string | null) => {
      session.dispatch({ type: 'leave' });
      choosePlace(id);
    },
    [session, choosePlace],
  );
  const askOtherwise = useCallback(
    async (messageId: string, text: string) => {
      if (conversationId === undefined) return;
      const branch = await forkConversation(conversationId, { messageId, clientMessageId: newId(), text });
      showConversation(queryClient, { botKey, kind }, branch);
      go(branch.conversationId);
      // The old one has a sibling now.
      void invalidateAfter(queryClient, 'forkConversation', conversationId);
    },
    [conversationId, go, queryClient, botKey, kind],
  );

  const { userMessageId, clientMessageId, answer } = turn ?? {};
  const answerId = answer?.id;
  const kept = useMemo(
    () =>
      messages
        .filter(
          (one) =>
            one.messageId !== userMessageId &&
            one.messageId !== answerId &&
            (clientMessageId === undefined || one.clientMessageId !== clientMessageId),
        )
        .map(lineOf),
    [messages, userMessageId, clientMessageId, answerId],
  );
  const lines = useMemo(() => [...kept, ...linesOfTurn(turn)], [kept, turn]);

  const last = lines.at(-1);
  const lastQuestion = lines.findLast((line) => line.author === 'user')?.text;
  function whatAgain(): (() => void) | undefined {
    const { phase } = state;
    if (phase === 'unsent' || phase === 'broken' || (phase === 'failed' && !turn?.resumed))
      return () => session.dispatch({ type: 'askAgain' });
    return last?.state === 'failed' && lastQuestion ? () => ask(lastQuestion) : undefined;
  }

  const loading = list.isPending || (conversationId !== undefined && stored.isPending);
  const unlisted = list.data || isUnavailable(list.error) ? null : list.error;
  const error = unlisted ?? (stored.data || conversationId === undefined ? null : stored.error);
  return {
    status: error ? 'failed' : loading ? 'loading' : 'ready',
    error,
    reload: () => void (unlisted ? list.refetch() : stored.refetch()),
    conversationId,
    conversations,
    choose: go,
    pin,
    lines,
    branches: stored.data?.branches ?? NO_BRANCHES,
    answering,
    unsent: state.phase === 'unsent' ? turn?.question.text : undefined,
    draft: state.box,
    setDraft: (text) => session.dispatch({ type: 'typed', text }),
    send: () => ask(state.box.trim()),
    ask,
    askOtherwise,
    stop: () => session.dispatch({ type: 'stop' }),
    askAgain: whatAgain(),
    goesOn: state.phase === 'broken',
    startOver: () => go(null),
  };
}
