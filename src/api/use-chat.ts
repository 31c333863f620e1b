import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '@/lib/new-id';
import { useDraft } from '@/session/use-draft';
import {
  type ChatLine,
  type ChatTurn,
  type ChatTurnAction,
  chatTurnAfter,
  linesOfTurn,
  messagesOfTurn,
} from './chat-thread-state';
import {
  getConversationQueryKey,
  getConversationsQueryKey,
  openConversation,
  stopAnswer,
  useConversation,
  useConversations,
} from './generated/conversations/conversations';
import type { ChatMessage } from './generated/schemas/chatMessage.zod';
import type { Conversation } from './generated/schemas/conversation.zod';
import type { ConversationKind } from './generated/schemas/conversationKind.zod';
import type { ConversationList } from './generated/schemas/conversationList.zod';
import type { Locale } from './generated/schemas/locale.zod';
import { streamChat } from './stream';

/** How often an answer that somebody else streams (before a reload, say) is asked after. */
const FOLLOW_INTERVAL_MS = 1000;

interface ChatOptions {
  botKey: string;
  kind: ConversationKind;
  /** The language a new conversation is opened in. */
  language: Locale;
}

/** A chat with one agent, without any words. */
export interface Chat {
  status: 'loading' | 'failed' | 'ready';
  /** Why it could not be loaded. */
  error: unknown;
  reload: () => void;
  /** Lines keep their identity while nothing about them changes. */
  lines: readonly ChatLine[];
  /** From the question's leaving to the answer's end. */
  answering: boolean;
  draft: string;
  setDraft: (text: string) => void;
  send: () => void;
  stop: () => void;
  /** Asks the last question once more; undefined while the last answer did not fail. */
  askAgain: (() => void) | undefined;
  /** Begins anew at the next message. */
  startOver: () => void;
}

const lineOfMessage = new WeakMap<ChatMessage, ChatLine>();

function lineOf(message: ChatMessage): ChatLine {
  const known = lineOfMessage.get(message);
  if (known) return known;
  const { messageId: id, author, text, state, citations } = message;
  const line: ChatLine = { id, author, text, state, citations };
  lineOfMessage.set(message, line);
  return line;
}

function isLive(turn: ChatTurn | undefined): boolean {
  return turn?.question.state === 'pending' || turn?.answer?.state === 'streaming';
}

/** The conversation with the turn's messages at its end. */
function withTurn(conversation: Conversation, turn: ChatTurn): Conversation {
  const own = messagesOfTurn(turn);
  const ids = own.map((message) => message.messageId);
  const before = conversation.messages.filter((message) => !ids.includes(message.messageId));
  return { ...conversation, messages: [...before, ...own] };
}

/** Talks to one agent: loads the newest conversation, opens one at the first message, streams the answers. */
export function useChat({ botKey, kind, language }: ChatOptions): Chat {
  const queries = useQueryClient();
  const params = useMemo(() => ({ botKey, kind }), [botKey, kind]);
  // undefined: the newest there is; null: one that the next message opens.
  const [chosen, setChosen] = useState<string | null>();
  const [draft, setDraft] = useState('');
  useDraft(`chat-${kind}-${botKey}`, {
    value: draft || undefined,
    onKept: (kept) => setDraft((typed) => typed || (typeof kept === 'string' ? kept : '')),
  });
  const [turn, setTurn] = useState<ChatTurn>();
  // What the stream goes on from: it must not wait for a drawing.
  const current = useRef<ChatTurn | undefined>(undefined);
  const leaving = useRef<AbortController | undefined>(undefined);
  const place = useRef<string | undefined>(undefined);
  const stopping = useRef<Promise<unknown> | undefined>(undefined);

  const list = useConversations(params);
  const newest = list.data?.items[0]?.conversationId;
  const conversationId = chosen === undefined ? newest : (chosen ?? undefined);
  const live = isLive(turn);
  const stored = useConversation(conversationId ?? '', {
    query: {
      enabled: conversationId !== undefined,
      refetchInterval: (query) =>
        !live && query.state.data?.messages.at(-1)?.state === 'streaming' ? FOLLOW_INTERVAL_MS : false,
    },
  });

  const apply = useCallback((action: ChatTurnAction) => {
    current.current = chatTurnAfter(current.current, action);
    setTurn(current.current);
  }, []);

  const keep = useCallback(
    (id: string, ended: ChatTurn) => {
      const queryKey = getConversationQueryKey(id);
      // A look that is under way saw less than this.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<Conversation>(queryKey, (known) => (known ? withTurn(known, ended) : known));
    },
    [queries],
  );

  /** Hands the turn over to the query cache, in one drawing. */
  const settle = useCallback(
    (id: string) => {
      if (current.current) keep(id, current.current);
      apply({ type: 'settled' });
    },
    [apply, keep],
  );

  const open = useCallback(async (): Promise<string> => {
    const fresh = await openConversation({ botKey, kind, language });
    const { messages: _none, ...head } = fresh;
    queries.setQueryData(getConversationQueryKey(fresh.conversationId), fresh);
    queries.setQueryData<ConversationList>(getConversationsQueryKey(params), (known) =>
      known ? { ...known, items: [head, ...known.items], total: known.total + 1 } : known,
    );
    setChosen(fresh.conversationId);
    return fresh.conversationId;
  }, [queries, params, botKey, kind, language]);

  /** One question: from its leaving to the last event of its answer. */
  const run = useCallback(
    async (begin: ChatTurnAction) => {
      apply(begin);
      const asked = current.current;
      if (!asked) return;
      const controller = new AbortController();
      leaving.current = controller;
      const { signal } = controller;
      let words = '';
      let frame = 0;
      // Words wait for the next frame: a drawing a frame, however many arrive.
      const flush = () => {
        cancelAnimationFrame(frame);
        frame = 0;
        const id = current.current?.answer?.id;
        if (words !== '' && id !== undefined)
          apply({ type: 'event', event: { type: 'token', messageId: id, text: words } });
        words = '';
      };
      try {
        // A stop that arrives late would stop this answer.
        await stopping.current;
        const id = conversationId ?? (await open());
        place.current = id;
        signal.throwIfAborted();
        const message = { clientMessageId: asked.clientMessageId, text: asked.question.text };
        for await (const event of streamChat(id, message, signal)) {
          if (signal.aborted) break;
          if (event.type === 'token') {
            words += event.text;
            frame ||= requestAnimationFrame(flush);
            continue;
          }
          flush();
          apply({ type: 'event', event });
          // Acknowledged: only now the box may be emptied, unless something else was typed meanwhile.
          if (event.type === 'message.start') setDraft((now) => (now.trim() === message.text ? '' : now));
        }
        if (!signal.aborted && current.current?.answer?.state !== 'failed') settle(id);
      } catch (error) {
        flush();
        if (!signal.aborted) apply({ type: 'failed', error });
      } finally {
        cancelAnimationFrame(frame);
        if (leaving.current === controller) leaving.current = undefined;
      }
    },
    [apply, conversationId, open, settle],
  );

  const ask = useCallback(
    (text: string) => {
      const before = current.current;
      if (text === '' || isLive(before)) return;
      const unsent = before?.question.state === 'failed';
      // The same words again after a break are the same message, not a second one.
      if (unsent && before.question.text === text) return void run({ type: 'askedAgain' });
      if (before && conversationId !== undefined) {
        settle(conversationId);
        // The provider may have kept what it never acknowledged.
        if (unsent) void queries.invalidateQueries({ queryKey: getConversationQueryKey(conversationId) });
      }
      const at = new Date().toISOString();
      void run({ type: 'asked', clientMessageId: newId(), text, at });
    },
    [conversationId, queries, run, settle],
  );

  const stop = useCallback(() => {
    if (!isLive(current.current)) return;
    leaving.current?.abort();
    const acknowledged = current.current?.answer !== undefined;
    apply({ type: 'stopped' });
    if (conversationId === undefined) return apply({ type: 'settled' });
    // Without an answer nothing was acknowledged: the words are still in the box.
    if (acknowledged) settle(conversationId);
    else apply({ type: 'settled' });
    const queryKey = getConversationQueryKey(conversationId);
    stopping.current = stopAnswer(conversationId).then(
      (known) => queries.setQueryData(queryKey, known),
      // It has stopped here; what the provider kept comes with the next look.
      () => queries.invalidateQueries({ queryKey }),
    );
  }, [apply, conversationId, queries, settle]);

  const startOver = useCallback(() => {
    stop();
    if (conversationId !== undefined) settle(conversationId);
    apply({ type: 'settled' });
    setChosen(null);
  }, [apply, conversationId, settle, stop]);

  useEffect(
    () => () => {
      if (!leaving.current) return;
      leaving.current.abort();
      const left = chatTurnAfter(current.current, { type: 'stopped' });
      current.current = undefined;
      if (!left || place.current === undefined) return;
      keep(place.current, left);
      void queries.invalidateQueries({ queryKey: getConversationQueryKey(place.current) });
    },
    [queries, keep],
  );

  const { userMessageId, answer } = turn ?? {};
  const answerId = answer?.id;
  const kept = useMemo(() => {
    const messages = conversationId === undefined ? [] : (stored.data?.messages ?? []);
    return messages
      .filter(({ messageId }) => messageId !== userMessageId && messageId !== answerId)
      .map(lineOf);
  }, [stored.data, conversationId, userMessageId, answerId]);
  const lines = useMemo(() => [...kept, ...linesOfTurn(turn)], [kept, turn]);

  const failedTurn = turn?.question.state === 'failed' || turn?.answer?.state === 'failed';
  const last = lines.at(-1);
  const lastQuestion = lines.findLast((line) => line.author === 'user')?.text;
  const askAgain = failedTurn
    ? () => void run({ type: 'askedAgain' })
    : !turn && last?.state === 'failed' && lastQuestion
      ? () => ask(lastQuestion)
      : undefined;

  const loading = list.isPending || (conversationId !== undefined && stored.isPending);
  const error = list.data ? (stored.data || conversationId === undefined ? null : stored.error) : list.error;
  return {
    status: error ? 'failed' : loading ? 'loading' : 'ready',
    error,
    reload: () => void (list.data ? stored.refetch() : list.refetch()),
    lines,
    answering: live,
    draft,
    setDraft,
    send: () => ask(draft.trim()),
    stop,
    askAgain,
    startOver,
  };
}
