import { type HttpHandler, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import {
  getConversationMockHandler,
  getConversationsMockHandler,
  getOpenConversationMockHandler,
  getSendMessageMockHandler,
  getStopAnswerMockHandler,
} from '@/api/generated/conversations/conversations.msw';
import {
  ChatEvent,
  type ChatMessage,
  Conversation,
  ConversationId,
  ConversationList,
  ConversationsParams,
  OpenConversationRequest,
  SendMessageRequest,
} from '@/api/generated/schemas';
import { answerFromAgent, sayEverything } from '../answer';
import { answering, ownBot, ownConversation, readBody, readId, readQuery, whoCalls } from '../call';
import type { Db } from '../db';
import type { Keeper } from '../keeper';
import { longAnswer } from '../long-answer';
import { CHAT_SENTINELS } from '../sentinels';
import type { StoredAnswer, StoredConversation } from '../state';

/** How fast an answer is written; the text so far is kept every so many words, a reload loses no more than these. */
const USUAL_PACE = { words: 1, milliseconds: 25, wordsBetweenKeeping: 12 };
const SLOW_PACE = { words: 1, milliseconds: 400, wordsBetweenKeeping: 12 };
/** 200 words a second; timers are too coarse for one at a time. */
const FAST_PACE = { words: 4, milliseconds: 20, wordsBetweenKeeping: 80 };

function findMessage(db: Db, conversationId: string, messageId: string): ChatMessage | undefined {
  const stored = db.state.conversations[conversationId];
  return stored?.conversation.messages.find((message) => message.messageId === messageId);
}

/** The words of an answer; a sentinel in the question makes it long enough to be interrupted. */
function composeAnswer(
  db: Db,
  stored: StoredConversation,
  question: string,
): Pick<StoredAnswer, 'text' | 'citations'> {
  const { bot } = db.state.bots[stored.conversation.botKey] ?? {};
  if (!bot) return { text: '', citations: [] };
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed));
  const asked = sentinel === undefined ? question : question.slice(sentinel.length).trim();
  const speaker = { name: bot.name, content: bot.draft.content };
  if (sentinel === CHAT_SENTINELS.fast) return longAnswer(sayEverything(speaker, stored.language));
  return asked === ''
    ? sayEverything(speaker, stored.language)
    : answerFromAgent(speaker, asked, stored.language);
}

/** Plays talking to an agent; `keeper` keeps an answer while it is being written. */
export function conversationHandlers(db: Db, keeper: Keeper): HttpHandler[] {
  /** The answers that are being written in this very program: they can be waited for. */
  const writing = new Map<string, Promise<void>>();

  function streamAnswer(
    stored: StoredConversation,
    { messageId, userMessageId, text, citations, stoppedByPerson }: StoredAnswer,
    signal: AbortSignal,
    { question, again }: { question: string; again: boolean },
  ): Response {
    const { conversationId } = stored.conversation;
    const asksFor = (sentinel: string) => question.startsWith(sentinel);
    const quick = asksFor(CHAT_SENTINELS.fast) ? FAST_PACE : USUAL_PACE;
    const pace = asksFor(CHAT_SENTINELS.slow) ? SLOW_PACE : quick;
    const gone = new AbortController();
    signal.addEventListener('abort', () => gone.abort(), { once: true });
    if (signal.aborted) gone.abort();

    const message = () => findMessage(db, conversationId, messageId);
    const state = () => message()?.state ?? 'stopped';
    const change = (work: (written: ChatMessage) => void) =>
      keeper.hold(
        () => {
          const written = message();
          if (written) work(written);
        },
        () => true,
      );
    const end = (ending: ChatMessage['state']) =>
      change((written) => {
        if (written.state !== 'streaming') return;
        written.state = ending;
        if (ending === 'complete') written.citations = citations;
      });

    /** Writes the answer and says whether the connection is to be cut. */
    async function write(send: (event: ChatEvent) => void): Promise<{ cut: boolean }> {
      const words = text.match(/\S+\s*/g) ?? [];
      const half = Math.ceil(words.length / 2);
      for (const [index, word] of words.entries()) {
        if (index % pace.words === 0) await db.wait(pace.milliseconds, gone.signal);
        if (gone.signal.aborted) break;
        if (index === half && !again && asksFor(CHAT_SENTINELS.error)) {
          await end('failed');
          const error = { message: 'The model did not answer', code: 'MODEL_FAILED', reference: 'ref_5e11' };
          send({ type: 'error', messageId, error });
          return { cut: false };
        }
        if (index === half && !again && asksFor(CHAT_SENTINELS.cut)) {
          await end('stopped');
          return { cut: true };
        }
        const grow = (written: ChatMessage) => {
          if (written.state === 'streaming') written.text = words.slice(0, index + 1).join('');
        };
        const written = message();
        if ((index + 1) % pace.wordsBetweenKeeping === 0) await change(grow);
        else if (written) grow(written);
        if (state() !== 'streaming') break;
        send({ type: 'token', messageId, text: word });
      }
      await end(gone.signal.aborted ? 'stopped' : 'complete');
      if (state() === 'complete')
        for (const citation of citations) send({ type: 'citation', messageId, citation });
      send({ type: 'message.end', messageId, state: state() });
      return { cut: false };
    }

    /** Says once more what is written already. */
    function repeat(send: (event: ChatEvent) => void): void {
      const written = message();
      for (const word of written?.text.match(/\S+\s*/g) ?? []) send({ type: 'token', messageId, text: word });
      for (const citation of written?.citations ?? []) send({ type: 'citation', messageId, citation });
      send({ type: 'message.end', messageId, state: state() });
    }

    async function speak(send: (event: ChatEvent) => void): Promise<{ cut: boolean }> {
      if (again) await writing.get(messageId);
      send({ type: 'message.start', userMessageId, messageId });
      if (again && (stoppedByPerson || state() === 'complete')) {
        repeat(send);
        return { cut: false };
      }
      if (again) {
        await change((written) => {
          written.state = 'streaming';
          written.text = '';
        });
      }
      const done = write(send);
      const told = done.then(
        () => {},
        () => {},
      );
      writing.set(messageId, told);
      try {
        return await done;
      } finally {
        writing.delete(messageId);
      }
    }

    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        let events = 0;
        const send = (event: ChatEvent) => {
          if (gone.signal.aborted) return;
          events += 1;
          const { type } = z.parse(ChatEvent, event);
          const lines = `id: ${messageId}-${events}\nevent: ${type}\ndata: ${JSON.stringify(event)}\n\n`;
          controller.enqueue(encoder.encode(lines));
        };
        const speaking = speak(send);
        // Not awaited: a stream is not read before `start` has returned.
        void speaking.then(
          ({ cut }) => {
            if (gone.signal.aborted) return;
            if (cut) controller.error(new Error('The connection was cut, as asked for.'));
            else controller.close();
          },
          (error: unknown) => controller.error(error),
        );
      },
      async cancel() {
        gone.abort();
        await writing.get(messageId);
      },
    });
    return new HttpResponse(stream, {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
    });
  }

  return [
    getConversationsMockHandler(
      answering(ConversationList, (info) => {
        const who = whoCalls(db, info);
        const { botKey, kind } = readQuery(info, ConversationsParams);
        ownBot(db, who, botKey);
        const items = Object.values(db.state.conversations)
          .map(({ conversation }) => conversation)
          .filter((conversation) => conversation.botKey === botKey && conversation.kind === kind)
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
        return { items, nextCursor: null, total: items.length };
      }),
    ),
    getOpenConversationMockHandler(
      answering(Conversation, async (info) => {
        const who = whoCalls(db, info);
        const { botKey, kind, language } = await readBody(info, OpenConversationRequest);
        const { accountId } = ownBot(db, who, botKey);
        const conversationId = db.id('con');
        const conversation = { conversationId, botKey, kind, createdAt: db.iso(), messages: [] };
        db.state.conversations[conversationId] = { accountId, language, conversation, answers: {} };
        return conversation;
      }),
    ),
    getConversationMockHandler(
      answering(Conversation, (info) => {
        const who = whoCalls(db, info);
        return ownConversation(db, who, readId(info, 'conversationId', ConversationId)).conversation;
      }),
    ),
    getSendMessageMockHandler(async (info) => {
      const who = whoCalls(db, info);
      const stored = ownConversation(db, who, readId(info, 'conversationId', ConversationId));
      const { clientMessageId, text: question } = await readBody(info, SendMessageRequest);
      const { signal } = info.request;
      const before = stored.answers[clientMessageId];
      if (before) throw streamAnswer(stored, before, signal, { question, again: true });
      const userMessageId = db.id('msg');
      const messageId = db.id('msg');
      const createdAt = db.iso();
      const answer: StoredAnswer = {
        ...composeAnswer(db, stored, question),
        userMessageId,
        messageId,
        stoppedByPerson: false,
      };
      stored.answers[clientMessageId] = answer;
      stored.conversation.messages.push(
        {
          messageId: userMessageId,
          author: 'user',
          text: question,
          state: 'complete',
          citations: [],
          createdAt,
        },
        { messageId, author: 'agent', text: '', state: 'streaming', citations: [], createdAt },
      );
      throw streamAnswer(stored, answer, signal, { question, again: false });
    }),
    getStopAnswerMockHandler(
      answering(Conversation, (info) => {
        const who = whoCalls(db, info);
        const stored = ownConversation(db, who, readId(info, 'conversationId', ConversationId));
        for (const message of stored.conversation.messages) {
          if (message.state !== 'streaming') continue;
          message.state = 'stopped';
          for (const answer of Object.values(stored.answers)) {
            if (answer.messageId === message.messageId) answer.stoppedByPerson = true;
          }
        }
        return stored.conversation;
      }),
    ),
  ];
}
