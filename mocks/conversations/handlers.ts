import { ownAgent } from '@mocks/agents/store';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readHeaders, readId, readQuery } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  getAnswerApprovalMockHandler,
  getConversationMockHandler,
  getConversationsMockHandler,
  getForkConversationMockHandler,
  getLeaveMessageMockHandler,
  getMessageTraceMockHandler,
  getOpenConversationMockHandler,
  getRateAnswerMockHandler,
  getResumeAnswerMockHandler,
  getSendMessageMockHandler,
  getStopAnswerMockHandler,
} from '@/api/generated/conversations/conversations.msw';
import {
  AnswerApprovalRequest,
  ApprovalId,
  ChatMessage,
  Conversation,
  ConversationId,
  ConversationList,
  ConversationsParams,
  Feedback,
  ForkConversationRequest,
  LeaveMessageRequest,
  LeftMessage,
  MessageId,
  MessageTrace,
  OpenConversationRequest,
  ResumeAnswerHeaders,
  SendMessageRequest,
  ToolCall,
} from '@/api/generated/schemas';
import { answerApproval } from './answer-approval';
import { eventsOf, eventsRead, eventsWritten, traceOf, writeUntilNow } from './answer-events';
import { type AnswerWork, beginAgain, beginAnswer } from './begin-answer';
import { branchesOf, titleOf, updatedAtOf } from './branches';
import { speakerOf } from './compose-answer';
import { leaveMessage } from './leave-message';
import { stopLive } from './live-answer';
import { CHAT_SENTINELS } from './sentinels';
import { situationOf } from './situation';
import { ownConversation, type StoredConversation } from './store';
import { streamAnswer } from './stream-answer';
import { traceOfPast } from './trace-of-past';
import { openingOf } from './visitor-texts';

/** The caller's conversation as it stands now. */
function conversationOf(db: Db<State>, info: Info): StoredConversation {
  const stored = ownConversation(db, whoCalls(db, info), readId(info, 'conversationId', ConversationId));
  writeUntilNow(db, stored);
  return stored;
}

/** One answer of it; a question of the person is none. */
function answerOf(db: Db<State>, info: Info) {
  const stored = conversationOf(db, info);
  const messageId = readId(info, 'messageId', MessageId);
  const message = stored.conversation.messages.find((one) => one.messageId === messageId);
  if (!message || message.author === 'user') return refuseUnknown();
  const entry = Object.entries(stored.answers).find(([, answer]) => answer.messageId === messageId);
  return { stored, message, entry };
}

/** A conversation as the contract shows it now. */
function shown(db: Db<State>, stored: StoredConversation): Conversation {
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

/** Plays conversations: opened, listed, read, asked again from one question on. */
function historyHandlers(db: Db<State>, work: AnswerWork): HttpHandler[] {
  return [
    getConversationsMockHandler(
      answering(ConversationList, (info) => {
        const who = whoCalls(db, info);
        const { botKey, kind } = readQuery(info, ConversationsParams);
        ownAgent(db, who, botKey);
        const items = Object.values(db.state.conversations)
          .filter(({ conversation }) => conversation.botKey === botKey && conversation.kind === kind)
          .map(({ conversation }) => ({
            ...conversation,
            title: titleOf(conversation),
            updatedAt: updatedAtOf(conversation),
          }))
          .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.createdAt.localeCompare(a.createdAt));
        return listOf(items);
      }),
    ),
    getOpenConversationMockHandler(
      answering(Conversation, async (info) => {
        const who = whoCalls(db, info);
        const request = await readBody(info, OpenConversationRequest);
        const { botKey, kind, language, versionId = null, situation } = request;
        const { accountId } = ownAgent(db, who, botKey);
        const conversationId = db.id('con');
        const createdAt = db.iso();
        const conversation: StoredConversation['conversation'] = {
          conversationId,
          botKey,
          kind,
          createdAt,
          versionId,
          messages: [],
          ...(kind === 'test' && situation && { situation }),
        };
        const stored: StoredConversation = { accountId, language, conversation, answers: {} };
        const { content } = speakerOf(db, stored);
        const { outsideHours, paused } = situationOf(db, stored);
        if (kind !== 'creator' && !paused) conversation.opening = openingOf(content, language, outsideHours);
        db.state.conversations[conversationId] = stored;
        return shown(db, stored);
      }),
    ),
    getConversationMockHandler(answering(Conversation, (info) => shown(db, conversationOf(db, info)))),
    getForkConversationMockHandler(
      answering(Conversation, async (info) => {
        const from = conversationOf(db, info);
        const { messageId, versionId, ...message } = await readBody(info, ForkConversationRequest);
        const { conversation } = from;
        const already = Object.values(db.state.conversations).find(
          (one) =>
            one.conversation.forkedFrom === conversation.conversationId &&
            Object.hasOwn(one.answers, message.clientMessageId),
        );
        if (already) return shown(db, already);
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
        beginAnswer(db, whoCalls(db, info), branch, message, work);
        db.state.conversations[conversationId] = branch;
        return shown(db, branch);
      }),
    ),
  ];
}

/** Plays the answers in a conversation; `persistence` tells a stream what other tabs have done meanwhile. */
function answerHandlers(db: Db<State>, persistence: Persistence, work: AnswerWork): HttpHandler[] {
  return [
    getSendMessageMockHandler(async (info) => {
      const stored = conversationOf(db, info);
      const message = await readBody(info, SendMessageRequest);
      const { clientMessageId, text } = message;
      const before = Object.hasOwn(stored.answers, clientMessageId)
        ? stored.answers[clientMessageId]
        : undefined;
      const who = whoCalls(db, info);
      if (before) beginAgain(db, who, stored, before, work);
      else beginAnswer(db, who, stored, message, work);
      const cutsAtHalf = before === undefined && text.startsWith(CHAT_SENTINELS.cut);
      const { signal } = info.request;
      throw streamAnswer(db, persistence, { stored, clientMessageId, signal, read: 0, cutsAtHalf });
    }),
    getResumeAnswerMockHandler((info) => {
      const { stored, entry } = answerOf(db, info);
      const { 'Last-Event-ID': lastEventId } = readHeaders(info, ResumeAnswerHeaders);
      const [clientMessageId, answer] = entry ?? refuseUnknown();
      const all = eventsOf(answer).length;
      const read = Math.min(eventsRead(answer, lastEventId), answer.live?.over === false ? all : all - 1);
      const { signal } = info.request;
      throw streamAnswer(db, persistence, { stored, clientMessageId, signal, read, cutsAtHalf: false });
    }),
    getAnswerApprovalMockHandler(
      answering(ToolCall, async (info) => {
        const stored = conversationOf(db, info);
        const approvalId = readId(info, 'approvalId', ApprovalId);
        const { decision } = await readBody(info, AnswerApprovalRequest);
        const decided = decision === 'approve' ? 'approved' : 'refused';
        const by = nameOf(whoCalls(db, info));
        const { call } = answerApproval(db, stored, { approvalId, decided, by }, work.callOwnTool);
        return { ...call, approvalId, state: decision === 'approve' ? 'running' : 'refused', result: '' };
      }),
    ),
    getStopAnswerMockHandler(
      answering(Conversation, (info) => {
        const stored = conversationOf(db, info);
        for (const answer of Object.values(stored.answers)) {
          const message = stored.conversation.messages.find((one) => one.messageId === answer.messageId);
          if (message?.state !== 'streaming') continue;
          if (answer.live) {
            stopLive(db, answer);
            work.answerer?.stop(answer.messageId);
            continue;
          }
          answer.stoppedAfter = eventsWritten(db, answer, eventsOf(answer));
          answer.stoppedAt = db.now();
        }
        return shown(db, stored);
      }),
    ),
    getLeaveMessageMockHandler(
      answering(LeftMessage, async (info) => {
        const stored = conversationOf(db, info);
        return leaveMessage(db, stored, await readBody(info, LeaveMessageRequest));
      }),
    ),
    getMessageTraceMockHandler(
      answering(MessageTrace, (info) => {
        const { entry, stored, message } = answerOf(db, info);
        return (
          (entry && traceOf(db, entry[1])) ??
          traceOfPast(speakerOf(db, stored), stored, message) ??
          refuseUnknown()
        );
      }),
    ),
    getRateAnswerMockHandler(
      answering(ChatMessage, async (info) => {
        const { stored, message } = answerOf(db, info);
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
  ];
}

/** Plays talking to an agent; `work` is done beside the calls. */
export function conversationHandlers(
  db: Db<State>,
  persistence: Persistence,
  work: AnswerWork,
): HttpHandler[] {
  return [...historyHandlers(db, work), ...answerHandlers(db, persistence, work)];
}
