import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, isUnavailable } from '@/api/api-error';
import {
  forkConversation,
  getConversationQueryKey,
  getConversationsQueryKey,
  openConversation,
  stopAnswer,
  useConversation,
  useConversations,
} from '@/api/generated/conversations/conversations';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { ConversationBranch } from '@/api/generated/schemas/conversationBranch.zod';
import type { ConversationHead } from '@/api/generated/schemas/conversationHead.zod';
import type { ConversationKind } from '@/api/generated/schemas/conversationKind.zod';
import type { ConversationList } from '@/api/generated/schemas/conversationList.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { resumeChat, streamChat } from '@/api/stream';
import { newId } from '@/lib/new-id';
import { useDraft } from '@/session/use-draft';
import {
  type ChatLine,
  type ChatTurn,
  type ChatTurnAction,
  chatTurnAfter,
  lineOfMessage,
  linesOfTurn,
  messagesOfTurn,
} from './chat-thread-state';

/** How often an answer is asked after when its provider cannot stream it from the middle. */
const FOLLOW_INTERVAL_MS = 1000;
/** How long nothing may come before it is said that it takes long. */
const SLOW_MS = 8000;
/** How long is waited before each try to take a broken stream up again. */
const RESUME_DELAYS_MS = [400, 1500, 4000];

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

/** A chat with one agent, without any words. */
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
  /** The questions that were also asked in other words. */
  branches: readonly ConversationBranch[];
  /** From the question's leaving to the answer's end. */
  answering: boolean;
  /** The words of a question that did not arrive. */
  unsent: string | undefined;
  draft: string;
  setDraft: (text: string) => void;
  /** Asks what stands in the draft. */
  send: () => void;
  /** Asks this. */
  ask: (text: string) => void;
  /** Asks a question in other words, in a branch of its own; rejects with the provider's refusal. */
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

/** Whether the connection failed, and not the answer. */
function isBreak(error: unknown): boolean {
  if (!(error instanceof ApiError) || isUnavailable(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
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

/** Talks to one agent: loads the newest conversation, opens one at the first message, streams the answers. */
export function useChat({
  botKey,
  kind,
  language,
  versionId = null,
  slot,
  place: outerPlace,
}: ChatOptions): Chat {
  const queries = useQueryClient();
  const params = useMemo(() => ({ botKey, kind }), [botKey, kind]);
  const { chosen, choosePlace } = useChosenPlace(outerPlace);
  const [draft, setDraft] = useState('');
  useDraft(['chat', kind, botKey, slot].filter(Boolean).join('-'), {
    value: draft || undefined,
    onKept: (kept) => setDraft((typed) => typed || (typeof kept === 'string' ? kept : '')),
  });
  const [turn, setTurn] = useState<ChatTurn>();
  const [resumable, setResumable] = useState(true);
  // What the stream goes on from: it must not wait for a drawing.
  const current = useRef<ChatTurn | undefined>(undefined);
  const leaving = useRef<AbortController | undefined>(undefined);
  /** The conversation of the turn. */
  const place = useRef<string | undefined>(undefined);
  const stopping = useRef<Promise<unknown> | undefined>(undefined);

  const list = useConversations(params);
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
  const live = isLive(turn);
  const stored = useConversation(meant ?? '', {
    query: {
      enabled: meant !== undefined,
      refetchInterval: (query) =>
        !resumable && !live && query.state.data?.messages.at(-1)?.state === 'streaming'
          ? FOLLOW_INTERVAL_MS
          : false,
    },
  });

  // Where no conversation can be read, the first question opens another one.
  const conversationId = !stored.data && isUnavailable(stored.error) ? undefined : meant;

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

  /** Reads the answer no longer; the provider writes it to its end all the same. */
  const detach = useCallback(() => {
    leaving.current?.abort();
    leaving.current = undefined;
    const left = current.current;
    const id = place.current;
    current.current = undefined;
    setTurn(undefined);
    if (!left || id === undefined) return;
    keep(id, left);
    void queries.invalidateQueries({ queryKey: getConversationQueryKey(id) });
  }, [keep, queries]);

  /** Changes what is known of the list. A look at it that is under way saw less, and must not come after this. */
  const changeList = useCallback(
    (work: (known: ConversationList) => ConversationList) => {
      const queryKey = getConversationsQueryKey(params);
      if (queries.getQueryData(queryKey) === undefined) return void queries.invalidateQueries({ queryKey });
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<ConversationList>(queryKey, (known) => known && work(known));
    },
    [queries, params],
  );

  /** The conversation is the newest now, and named by its first question. */
  const touch = useCallback(
    (id: string, text: string, at: ChatTurn['askedAt']) =>
      changeList((known) => {
        const head = known.items.find((one) => one.conversationId === id);
        if (!head) return known;
        const others = known.items.filter((one) => one !== head);
        return { ...known, items: [{ ...head, title: head.title || text, updatedAt: at }, ...others] };
      }),
    [changeList],
  );

  const show = useCallback(
    (fresh: Conversation) => {
      const { messages: _messages, branches: _branches, ...head } = fresh;
      queries.setQueryData(getConversationQueryKey(fresh.conversationId), fresh);
      changeList((known) => ({ ...known, items: [head, ...known.items], total: known.total + 1 }));
      choosePlace(fresh.conversationId);
    },
    [queries, changeList, choosePlace],
  );

  const open = useCallback(
    async (signal: AbortSignal): Promise<string> => {
      const fresh = await openConversation({ botKey, kind, language, versionId });
      // Who has left meanwhile finds it among the others.
      signal.throwIfAborted();
      place.current = fresh.conversationId;
      show(fresh);
      return fresh.conversationId;
    },
    [show, botKey, kind, language, versionId],
  );

  const pin = useCallback(() => {
    if (conversationId !== undefined && wanted === undefined) choosePlace(conversationId);
  }, [wanted, choosePlace, conversationId]);

  /** One answer: from the question's leaving, or from where it was left, to its last event. */
  const follow = useCallback(
    async (begin: ChatTurnAction, how: 'send' | 'resume') => {
      apply(begin);
      const asked = current.current;
      if (!asked) return;
      const controller = new AbortController();
      leaving.current = controller;
      place.current = conversationId;
      pin();
      const { signal } = controller;
      let words = '';
      let frame = 0;
      let lastEventId = asked.lastEventId;
      let slow: ReturnType<typeof setTimeout> | undefined;
      const patience = () => {
        clearTimeout(slow);
        slow = setTimeout(() => apply({ type: 'delayed', delay: 'slow' }), SLOW_MS);
      };
      const hear = (id: string) => {
        lastEventId = id;
      };
      // Words wait for the next frame but one: one drawing in two frames, however many arrive, and the other for the reader.
      const flush = () => {
        cancelAnimationFrame(frame);
        frame = 0;
        const messageId = current.current?.answer?.id;
        if (words !== '' && messageId !== undefined)
          apply({ type: 'event', event: { type: 'token', messageId, text: words }, id: lastEventId });
        words = '';
      };
      const rest = (id: string, messageId: string) =>
        resumeChat({ conversationId: id, messageId, lastEventId }, signal, hear);
      try {
        // A stop that arrives late would stop this answer.
        await stopping.current;
        const id = conversationId ?? (await open(signal));
        signal.throwIfAborted();
        const { clientMessageId, question, answer } = asked;
        const message = { clientMessageId, text: question.text };
        let events = how === 'resume' && answer ? rest(id, answer.id) : streamChat(id, message, signal, hear);
        for (let tries = 0; ; ) {
          patience();
          try {
            for await (const event of events) {
              if (signal.aborted) break;
              tries = 0;
              patience();
              if (event.type === 'token') {
                words += event.text;
                frame ||= requestAnimationFrame(() => {
                  frame = requestAnimationFrame(flush);
                });
                continue;
              }
              flush();
              apply({ type: 'event', event, id: lastEventId });
              if (event.type !== 'message.start') continue;
              touch(id, question.text, asked.askedAt);
              // Acknowledged: only now the box may be emptied, unless something else was typed meanwhile.
              if (how === 'send') setDraft((now) => (now.trim() === message.text ? '' : now));
            }
            break;
          } catch (error) {
            flush();
            const answerId = current.current?.answer?.id;
            const delay = RESUME_DELAYS_MS[tries];
            // What was never acknowledged is not sent again by itself.
            if (signal.aborted || answerId === undefined || delay === undefined || !isBreak(error))
              throw error;
            tries += 1;
            apply({ type: 'delayed', delay: 'reconnecting' });
            await wait(delay, signal);
            events = rest(id, answerId);
          }
        }
        flush();
        if (!signal.aborted && current.current?.answer?.state !== 'failed') settle(id);
      } catch (error) {
        flush();
        if (signal.aborted) return;
        const id = place.current;
        if (isUnavailable(error) && current.current?.answer && id !== undefined) {
          // The provider writes it to its end all the same: it is read from there.
          setResumable(false);
          settle(id);
          void queries.invalidateQueries({ queryKey: getConversationQueryKey(id) });
        } else apply({ type: 'failed', error });
      } finally {
        clearTimeout(slow);
        cancelAnimationFrame(frame);
        if (leaving.current === controller) leaving.current = undefined;
      }
    },
    [apply, conversationId, open, pin, queries, settle, touch],
  );

  const ask = useCallback(
    (text: string) => {
      const before = current.current;
      if (text === '' || isLive(before)) return;
      const unsent = before?.question.state === 'failed';
      // The same words again after a break are the same message, not a second one.
      if (unsent && before.question.text === text) return void follow({ type: 'askedAgain' }, 'send');
      if (before && conversationId !== undefined) {
        settle(conversationId);
        // The provider may have kept what it never acknowledged.
        if (unsent) void queries.invalidateQueries({ queryKey: getConversationQueryKey(conversationId) });
      }
      const at = new Date().toISOString();
      void follow({ type: 'asked', clientMessageId: newId(), text, at }, 'send');
    },
    [conversationId, queries, follow, settle],
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
      // It has stopped here; what the provider kept comes with the next look. One that cannot stop would go on.
      (error: unknown) => (isUnavailable(error) ? undefined : queries.invalidateQueries({ queryKey })),
    );
  }, [apply, conversationId, queries, settle]);

  const choose = useCallback(
    (id: string | null) => {
      detach();
      choosePlace(id);
    },
    [detach, choosePlace],
  );

  const askOtherwise = useCallback(
    async (messageId: string, text: string) => {
      if (conversationId === undefined) return;
      const branch = await forkConversation(conversationId, { messageId, clientMessageId: newId(), text });
      detach();
      show(branch);
      // The old one has a sibling now.
      void queries.invalidateQueries({ queryKey: getConversationQueryKey(conversationId) });
    },
    [conversationId, detach, queries, show],
  );

  // Another conversation was chosen from outside: by the address of the page.
  useEffect(() => {
    if (current.current && place.current !== undefined && place.current !== conversationId) detach();
  }, [conversationId, detach]);

  const [question, answer] = turn ? [] : (stored.data?.messages.slice(-2) ?? []);
  const unfinished = resumable && answer?.state === 'streaming' && question ? answer.messageId : undefined;
  const resume = useEffectEvent(() => {
    if (leaving.current || !question || !answer) return;
    void follow({ type: 'resumed', question, answer }, 'resume');
  });
  // Somebody began an answer that nobody reads here: before a reload, say.
  useEffect(() => {
    if (unfinished !== undefined) resume();
  }, [unfinished]);

  useEffect(() => detach, [detach]);

  const { userMessageId, answer: ownAnswer } = turn ?? {};
  const answerId = ownAnswer?.id;
  const kept = useMemo(() => {
    const messages = conversationId === undefined ? [] : (stored.data?.messages ?? []);
    return messages
      .filter(({ messageId }) => messageId !== userMessageId && messageId !== answerId)
      .map(lineOf);
  }, [stored.data, conversationId, userMessageId, answerId]);
  const lines = useMemo(() => [...kept, ...linesOfTurn(turn)], [kept, turn]);

  const last = lines.at(-1);
  const lastQuestion = lines.findLast((line) => line.author === 'user')?.text;
  const goesOn = turn?.answer?.state === 'failed' && isBreak(turn.answer.error);
  function whatAgain(): (() => void) | undefined {
    if (turn?.question.state === 'failed') return () => void follow({ type: 'askedAgain' }, 'send');
    if (goesOn) return () => void follow({ type: 'reopened' }, 'resume');
    if (turn?.answer?.state === 'failed' && !turn.resumed)
      return () => void follow({ type: 'askedAgain' }, 'send');
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
    choose,
    pin,
    lines,
    branches: stored.data?.branches ?? NO_BRANCHES,
    answering: live,
    unsent: turn?.question.state === 'failed' ? turn.question.text : undefined,
    draft,
    setDraft,
    send: () => ask(draft.trim()),
    ask,
    askOtherwise,
    stop,
    askAgain: whatAgain(),
    goesOn,
    startOver: () => choose(null),
  };
}
