import { type HttpHandler, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import {
  getConversationMockHandler,
  getConversationsMockHandler,
  getForkConversationMockHandler,
  getMessageTraceMockHandler,
  getOpenConversationMockHandler,
  getRateAnswerMockHandler,
  getResumeAnswerMockHandler,
  getSendMessageMockHandler,
  getStopAnswerMockHandler,
} from '@/api/generated/conversations/conversations.msw';
import {
  ChatEvent,
  ChatMessage,
  Conversation,
  ConversationId,
  ConversationList,
  ConversationsParams,
  Feedback,
  ForkConversationRequest,
  MessageId,
  MessageTrace,
  OpenConversationRequest,
  ResumeAnswerHeaders,
  SendMessageRequest,
} from '@/api/generated/schemas';
import { type Answer, answerFromAgent, sayEverything } from '../answer';
import {
  answering,
  type Info,
  ownBot,
  ownConversation,
  readBody,
  readHeaders,
  readId,
  readQuery,
  whoCalls,
} from '../call';
import { branchesOf, titleOf, updatedAtOf } from '../conversation-family';
import type { Db } from '../db';
import type { Keeper } from '../keeper';
import { longAnswer } from '../long-answer';
import { eventId, eventsOf, eventsRead, eventsWritten, traceOf, writeUntilNow } from '../played-answers';
import { playCreatorTurn } from '../played-creator-turn';
import { refuseUnknown } from '../refuse';
import { CHAT_SENTINELS } from '../sentinels';
import type { StoredAnswer, StoredConversation, StoredUser } from '../state';

const WORD_MILLISECONDS = 25;
const SLOW_WORD_MILLISECONDS = 400;
/** 200 words a second. */
const FAST_WORD_MILLISECONDS = 5;
/** How often a stream looks whether another tab has stopped the answer. */
const LOOK_MILLISECONDS = 300;

/** Who answers in a conversation now: the draft, or one of the versions. */
function speakerOf(db: Db, { conversation: { botKey, versionId } }: StoredConversation) {
  const { bot } = db.state.bots[botKey] ?? refuseUnknown();
  const version = db.state.versions[botKey]?.find((one) => one.versionId === versionId);
  if (versionId && !version) return refuseUnknown();
  return {
    name: bot.name,
    content: version?.content ?? bot.draft.content,
    versionId: versionId ?? null,
    revision: versionId ? null : bot.draft.revision,
  };
}

type Speaking = ReturnType<typeof speakerOf>;

/** The words of an answer; a sentinel in the question makes it long enough to be interrupted. */
function composeAnswer(db: Db, speaker: Speaking, stored: StoredConversation, question: string): Answer {
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed));
  const asked = sentinel === undefined ? question : question.slice(sentinel.length).trim();
  if (sentinel === CHAT_SENTINELS.fast) return longAnswer(sayEverything(speaker, stored.language));
  return asked === ''
    ? sayEverything(speaker, stored.language)
    : answerFromAgent(speaker, asked, stored.language, db.now());
}

function paceOf(question: string): number {
  if (question.startsWith(CHAT_SENTINELS.slow)) return SLOW_WORD_MILLISECONDS;
  return question.startsWith(CHAT_SENTINELS.fast) ? FAST_WORD_MILLISECONDS : WORD_MILLISECONDS;
}

type Composed = Pick<StoredAnswer, 'text' | 'citations' | 'toolCalls' | 'trace' | 'proposal'>;

/** What an agent answers from what it is told, and how it came to that. */
function answerAsAgent(db: Db, stored: StoredConversation, question: string): Composed {
  const speaker = speakerOf(db, stored);
  const { text, citations, tools, searched, terms, found, guardrails, why } = composeAnswer(
    db,
    speaker,
    stored,
    question,
  );
  const { versionId, revision } = speaker;
  return {
    text,
    citations,
    toolCalls: tools.map((use) => ({ callId: db.id('call'), ...use })),
    trace: { versionId, revision, searched, terms, found, guardrails, why },
    proposal: null,
  };
}

/** What the creator answers, and what it proposes. */
function answerAsCreator(
  db: Db,
  who: StoredUser,
  stored: StoredConversation,
  question: string,
  messageId: string,
): Composed {
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed)) ?? '';
  const said = question.slice(sentinel.length).trim();
  const turn = playCreatorTurn(db, stored, who, { question: said, messageId });
  return { ...turn, citations: [], toolCalls: [], trace: null };
}

/** Takes a question and begins its answer, which from then on is written by the clock. */
function beginAnswer(
  db: Db,
  who: StoredUser,
  stored: StoredConversation,
  { clientMessageId, text: question }: SendMessageRequest,
): StoredAnswer {
  const [userMessageId, messageId, createdAt] = [db.id('msg'), db.id('msg'), db.iso()];
  const composed =
    stored.conversation.kind === 'creator'
      ? answerAsCreator(db, who, stored, question, messageId)
      : answerAsAgent(db, stored, question);
  const answer: StoredAnswer = {
    ...composed,
    userMessageId,
    messageId,
    attempt: 1,
    startedAt: db.now(),
    wordMilliseconds: paceOf(question),
    failsAtHalf: question.startsWith(CHAT_SENTINELS.error),
    reached: 0,
    stoppedAfter: null,
    stoppedAt: null,
  };
  stored.answers[clientMessageId] = answer;
  stored.conversation.messages.push(
    {
      messageId: userMessageId,
      clientMessageId,
      author: 'user',
      text: question,
      state: 'complete',
      citations: [],
      createdAt,
    },
    { messageId, author: 'agent', text: '', state: 'streaming', citations: [], createdAt },
  );
  return answer;
}

/** A failed answer is begun anew when its question is asked again; any other one stays as it is. */
function beginAgain(db: Db, stored: StoredConversation, answer: StoredAnswer): void {
  const message = stored.conversation.messages.find(({ messageId }) => messageId === answer.messageId);
  if (message?.state !== 'failed') return;
  Object.assign(answer, {
    attempt: answer.attempt + 1,
    startedAt: db.now(),
    failsAtHalf: false,
    reached: 0,
  });
  Object.assign(message, { state: 'streaming', text: '' });
}

/** A broken stream loses what nobody has read of it yet. */
async function untilRead(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
  while ((controller.desiredSize ?? 1) < 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Plays talking to an agent; `keeper` tells a stream what other tabs have done meanwhile. */
export function conversationHandlers(db: Db, keeper: Keeper): HttpHandler[] {
  /** The caller's conversation as it stands now. */
  function conversationOf(info: Info): StoredConversation {
    const stored = ownConversation(db, whoCalls(db, info), readId(info, 'conversationId', ConversationId));
    writeUntilNow(db, stored);
    return stored;
  }

  /** One answer of it; a question of the person is none. */
  function answerOf(info: Info) {
    const stored = conversationOf(info);
    const messageId = readId(info, 'messageId', MessageId);
    const message = stored.conversation.messages.find((one) => one.messageId === messageId);
    if (message?.author !== 'agent') return refuseUnknown();
    const entry = Object.entries(stored.answers).find(([, answer]) => answer.messageId === messageId);
    return { stored, message, entry };
  }

  function shown(stored: StoredConversation): Conversation {
    writeUntilNow(db, stored);
    const { conversation } = stored;
    const branches = branchesOf(db.state, stored);
    return {
      ...conversation,
      title: titleOf(conversation),
      updatedAt: updatedAtOf(conversation),
      ...(branches.length > 0 && { branches }),
    };
  }

  function streamAnswer(
    { conversation: { conversationId } }: StoredConversation,
    clientMessageId: string,
    signal: AbortSignal,
    { read, cutsAtHalf }: { read: number; cutsAtHalf: boolean },
  ): Response {
    const gone = new AbortController();
    signal.addEventListener('abort', () => gone.abort(), { once: true });
    if (signal.aborted) gone.abort();
    // Looked up each time: the whole state may have been taken up from another tab.
    const find = () => db.state.conversations[conversationId]?.answers[clientMessageId];
    const encoder = new TextEncoder();

    /** Sends what is written and then what comes, until the end; says whether the connection is to be cut. */
    async function speak(controller: ReadableStreamDefaultController<Uint8Array>): Promise<{ cut: boolean }> {
      let sent = read;
      let lookedAt = db.now();
      for (let answer = find(); answer && !gone.signal.aborted; answer = find()) {
        const events = eventsOf(answer);
        const written = eventsWritten(db, answer, events);
        for (; sent < written; sent += 1) {
          if (cutsAtHalf && sent > events.length / 2) {
            await untilRead(controller);
            return { cut: true };
          }
          const event = z.parse(ChatEvent, events[sent]?.event);
          const lines = `id: ${eventId(answer, sent + 1)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
          controller.enqueue(encoder.encode(lines));
        }
        if (sent >= events.length) break;
        const gap = (events[sent]?.at ?? 0) - (events[sent - 1]?.at ?? 0);
        await db.wait(gap, gone.signal);
        if (!gone.signal.aborted) answer.reached = Math.max(answer.reached, sent + 1);
        if (db.now() - lookedAt < LOOK_MILLISECONDS) continue;
        lookedAt = db.now();
        await keeper.hold(
          () => undefined,
          () => false,
        );
      }
      return { cut: false };
    }

    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        // Not awaited: a stream is not read before `start` has returned.
        void speak(controller).then(
          ({ cut }) => {
            if (gone.signal.aborted) return;
            if (cut) controller.error(new Error('The connection was cut, as asked for.'));
            else controller.close();
          },
          (error: unknown) => controller.error(error),
        );
      },
      cancel: () => gone.abort(),
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
          .filter(({ conversation }) => conversation.botKey === botKey && conversation.kind === kind)
          .map(({ conversation }) => ({
            ...conversation,
            title: titleOf(conversation),
            updatedAt: updatedAtOf(conversation),
          }))
          .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.createdAt.localeCompare(a.createdAt));
        return { items, nextCursor: null, total: items.length };
      }),
    ),
    getOpenConversationMockHandler(
      answering(Conversation, async (info) => {
        const who = whoCalls(db, info);
        const { botKey, kind, language, versionId = null } = await readBody(info, OpenConversationRequest);
        const { accountId } = ownBot(db, who, botKey);
        const conversationId = db.id('con');
        const createdAt = db.iso();
        const conversation = { conversationId, botKey, kind, createdAt, versionId, messages: [] };
        const stored: StoredConversation = { accountId, language, conversation, answers: {} };
        speakerOf(db, stored);
        db.state.conversations[conversationId] = stored;
        return shown(stored);
      }),
    ),
    getConversationMockHandler(answering(Conversation, (info) => shown(conversationOf(info)))),
    getSendMessageMockHandler(async (info) => {
      const stored = conversationOf(info);
      const message = await readBody(info, SendMessageRequest);
      const { clientMessageId, text } = message;
      const before = stored.answers[clientMessageId];
      if (before) beginAgain(db, stored, before);
      else beginAnswer(db, whoCalls(db, info), stored, message);
      const cutsAtHalf = before === undefined && text.startsWith(CHAT_SENTINELS.cut);
      throw streamAnswer(stored, clientMessageId, info.request.signal, { read: 0, cutsAtHalf });
    }),
    getResumeAnswerMockHandler((info) => {
      const { stored, entry } = answerOf(info);
      const { 'Last-Event-ID': lastEventId } = readHeaders(info, ResumeAnswerHeaders);
      const [clientMessageId, answer] = entry ?? refuseUnknown();
      const read = Math.min(eventsRead(answer, lastEventId), eventsOf(answer).length - 1);
      throw streamAnswer(stored, clientMessageId, info.request.signal, { read, cutsAtHalf: false });
    }),
    getMessageTraceMockHandler(
      answering(MessageTrace, (info) => {
        const { entry } = answerOf(info);
        return (entry && traceOf(db, entry[1])) ?? refuseUnknown();
      }),
    ),
    getRateAnswerMockHandler(
      answering(ChatMessage, async (info) => {
        const { stored, message } = answerOf(info);
        const feedback = await readBody(info, Feedback);
        message.feedback = feedback.rating === null ? { rating: null } : feedback;
        // The branches of a conversation share what was said before.
        for (const other of Object.values(db.state.conversations)) {
          if (other.accountId !== stored.accountId) continue;
          for (const shared of other.conversation.messages)
            if (shared.messageId === message.messageId) shared.feedback = message.feedback;
        }
        return message;
      }),
    ),
    getForkConversationMockHandler(
      answering(Conversation, async (info) => {
        const from = conversationOf(info);
        const { messageId, versionId, ...message } = await readBody(info, ForkConversationRequest);
        const { conversation } = from;
        const already = Object.values(db.state.conversations).find(
          (one) =>
            one.conversation.forkedFrom === conversation.conversationId &&
            one.answers[message.clientMessageId] !== undefined,
        );
        if (already) return shown(already);
        const index = conversation.messages.findIndex((one) => one.messageId === messageId);
        if (conversation.messages[index]?.author !== 'user') return refuseUnknown();
        const before = conversation.messages.slice(0, index).map((one) => ({ ...one }));
        const kept = Object.entries(from.answers).filter(([, answer]) =>
          before.some((one) => one.messageId === answer.messageId),
        );
        const conversationId = db.id('con');
        const branch: StoredConversation = {
          ...from,
          conversation: {
            ...conversation,
            conversationId,
            createdAt: db.iso(),
            versionId: versionId === undefined ? (conversation.versionId ?? null) : versionId,
            forkedFrom: conversation.conversationId,
            messages: before,
          },
          answers: structuredClone(Object.fromEntries(kept)),
        };
        beginAnswer(db, whoCalls(db, info), branch, message);
        db.state.conversations[conversationId] = branch;
        return shown(branch);
      }),
    ),
    getStopAnswerMockHandler(
      answering(Conversation, (info) => {
        const stored = conversationOf(info);
        for (const answer of Object.values(stored.answers)) {
          const message = stored.conversation.messages.find((one) => one.messageId === answer.messageId);
          if (message?.state !== 'streaming') continue;
          answer.stoppedAfter = eventsWritten(db, answer, eventsOf(answer));
          answer.stoppedAt = db.now();
        }
        return shown(stored);
      }),
    ),
  ];
}
