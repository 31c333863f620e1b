import { answerApproval } from '@mocks/conversations/answer-approval';
import { eventsOf, eventsRead, eventsWritten, writeUntilNow } from '@mocks/conversations/answer-events';
import { type AnswerWork, beginAgain, beginAnswer } from '@mocks/conversations/begin-answer';
import { speakerOf } from '@mocks/conversations/compose-answer';
import { leaveMessage } from '@mocks/conversations/leave-message';
import { stopLive } from '@mocks/conversations/live-answer';
import { CHAT_SENTINELS } from '@mocks/conversations/sentinels';
import { situationOf } from '@mocks/conversations/situation';
import type { StoredConversation } from '@mocks/conversations/store';
import { openingOf } from '@mocks/conversations/visitor-texts';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import { listOf } from '@mocks/core/list-of';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readHeaders, readId } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import * as contract from '@/api/generated/schemas';
import * as mocks from '@/api/generated/widget-public/widget-public.msw';
import { arrivalHandlers } from './arrival-handlers';
import { versionFor, visitedConversation, whoVisits } from './serve-visitor';
import { headOfVisit, shownToVisitor } from './show-visit';
import { newVisit, type StoredVisit, type StoredVisitor } from './store';
import { personAnswers, streamToVisitor } from './stream-visitor';
import { callTeam, followAnswer, isForPerson, keepEvent, tellTeam } from './team';
import { refuseOverLimit } from './use';

const firstName = ({ fields }: StoredVisitor) => fields.name?.split(' ')[0] ?? '';

function refuseClosed({ isOpen }: StoredVisit): void {
  if (!isOpen) refuse({ status: 409, code: 'CONVERSATION_CLOSED', message: 'The conversation is closed' });
}

/** Plays the conversations of a visitor, but for what is said in them. */
function conversationHandlers(db: Db<State>, work: AnswerWork): HttpHandler[] {
  const shown = (stored: StoredConversation, visit: StoredVisit) => shownToVisitor(db, visit, stored);
  const afterLast = ({ conversation }: StoredConversation) => conversation.messages.at(-1)?.messageId ?? null;
  return [
    mocks.getVisitorConversationsMockHandler(
      answering(contract.VisitorConversationList, (info) => {
        const { visitorKey } = whoVisits(db, info);
        const items = Object.entries(db.state.visits).flatMap(([conversationId, visit]) => {
          const stored = db.state.conversations[conversationId];
          return stored && visit.visitorKey === visitorKey ? [headOfVisit(visit, stored.conversation)] : [];
        });
        return listOf(items.toSorted((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt))));
      }),
    ),
    mocks.getOpenVisitorConversationMockHandler(
      answering(contract.VisitorConversation, async (info) => {
        const { served, visitorKey } = whoVisits(db, info);
        const { language } = await readBody(info, contract.OpenVisitorConversationRequest);
        const { accountId, widget } = served;
        const conversationId = db.id('con');
        const { botKey, widgetId } = widget;
        const conversation: StoredConversation['conversation'] = {
          conversationId,
          botKey,
          kind: 'widget',
          createdAt: db.iso(),
          versionId: versionFor(db, served, visitorKey),
          messages: [],
        };
        const stored: StoredConversation = { accountId, language, conversation, answers: {} };
        const visit = newVisit(visitorKey, widgetId);
        db.state.conversations[conversationId] = stored;
        db.state.visits[conversationId] = visit;
        conversation.opening = openingOf(
          speakerOf(db, stored).content,
          language,
          situationOf(db, stored).outsideHours,
        );
        return shown(stored, visit);
      }),
    ),
    mocks.getVisitorConversationMockHandler(
      answering(contract.VisitorConversation, (info) => {
        const { stored, visit } = visitedConversation(db, info);
        return shown(stored, visit);
      }),
    ),
    mocks.getRemoveVisitorConversationMockHandler(
      answering(contract.VisitorConversationHead, (info) => {
        const { stored, visit } = visitedConversation(db, info);
        const { conversationId } = stored.conversation;
        delete db.state.visits[conversationId];
        delete db.state.conversations[conversationId];
        return headOfVisit(visit, stored.conversation);
      }),
    ),
    mocks.getAskForPersonMockHandler(
      answering(contract.VisitorConversation, (info) => {
        const { stored, visit, visitor } = visitedConversation(db, info);
        refuseClosed(visit);
        callTeam(
          db,
          { stored, visit },
          { reason: 'asked', visitorName: firstName(visitor), after: afterLast(stored) },
        );
        return shown(stored, visit);
      }),
    ),
    mocks.getEndVisitorConversationMockHandler(
      answering(contract.VisitorConversation, (info) => {
        const { stored, visit } = visitedConversation(db, info);
        if (visit.isOpen) keepEvent(db, { stored, visit }, 'closed', '');
        visit.isOpen = false;
        return shown(stored, visit);
      }),
    ),
    mocks.getRateVisitorConversationMockHandler(
      answering(contract.VisitorConversation, async (info) => {
        const { stored, visit } = visitedConversation(db, info);
        visit.rating = await readBody(info, contract.VisitorRating);
        visit.ratedAfter = afterLast(stored);
        return shown(stored, visit);
      }),
    ),
    mocks.getAnswerVisitorApprovalMockHandler(
      answering(contract.VisitorConversation, async (info) => {
        const { stored, visit } = visitedConversation(db, info);
        const approvalId = readId(info, 'approvalId', contract.ApprovalId);
        const { answer } = await readBody(info, contract.AnswerVisitorApprovalRequest);
        const decided = answer === 'approved' ? 'approved' : 'refused';
        answerApproval(db, stored, { approvalId, decided, by: '' }, work.callOwnTool);
        writeUntilNow(db, stored);
        return shown(stored, visit);
      }),
    ),
    mocks.getLeaveVisitorMessageMockHandler(
      answering(contract.LeftMessage, async (info) => {
        const { stored } = visitedConversation(db, info);
        return leaveMessage(db, stored, await readBody(info, contract.LeaveMessageRequest));
      }),
    ),
  ];
}

/** Somebody of the company, for the work that is done in its name. */
function somebodyOf(db: Db<State>, accountId: string) {
  return Object.values(db.state.users).find((one) => one.accountId === accountId) ?? refuseUnknown();
}

/** Plays what is said in a visitor's conversation. */
function messageHandlers(db: Db<State>, persistence: Persistence, work: AnswerWork): HttpHandler[] {
  const stream = (
    info: Info,
    visited: ReturnType<typeof visitedConversation>,
    clientMessageId: string,
    read = 0,
    cutsAtHalf = false,
  ) => {
    const { stored, visit } = visited;
    const { signal } = info.request;
    return streamToVisitor(db, persistence, visit, { stored, clientMessageId, signal, read, cutsAtHalf });
  };
  return [
    mocks.getSendVisitorMessageMockHandler(async (info) => {
      const visited = visitedConversation(db, info);
      const { served, stored, visit, visitor } = visited;
      const message = await readBody(info, contract.SendMessageRequest);
      const { clientMessageId, text } = message;
      refuseClosed(visit);
      const { messages } = stored.conversation;
      const known = messages.find((one) => one.clientMessageId === clientMessageId);
      const before = Object.hasOwn(stored.answers, clientMessageId)
        ? stored.answers[clientMessageId]
        : undefined;
      if (known && !before) throw personAnswers(known.messageId);
      if (!before) {
        refuseOverLimit(db, served, visitor);
        visitor.saidAt = [...visitor.saidAt.filter((at) => at > db.now() - DAY), db.now()];
      }
      if (!before && isForPerson(db, visited, text)) {
        const messageId = db.id('msg');
        messages.push({
          messageId,
          clientMessageId,
          author: 'user',
          text,
          state: 'complete',
          citations: [],
          createdAt: db.iso(),
        });
        tellTeam(db, visited, firstName(visitor), messageId);
        throw personAnswers(messageId);
      }
      const who = somebodyOf(db, stored.accountId);
      if (before) beginAgain(db, who, stored, before, work);
      else followAnswer(db, visited, beginAnswer(db, who, stored, message, work), firstName(visitor));
      throw stream(
        info,
        visited,
        clientMessageId,
        0,
        before === undefined && text.startsWith(CHAT_SENTINELS.cut),
      );
    }),
    mocks.getResumeVisitorAnswerMockHandler((info) => {
      const visited = visitedConversation(db, info);
      const messageId = readId(info, 'messageId', contract.MessageId);
      const { 'Last-Event-ID': lastEventId } = readHeaders(info, contract.ResumeVisitorAnswerHeaders);
      const entries = Object.entries(visited.stored.answers);
      const [clientMessageId, answer] =
        entries.find(([, one]) => one.messageId === messageId) ?? refuseUnknown();
      const all = eventsOf(answer).length;
      const read = Math.min(eventsRead(answer, lastEventId), answer.live?.over === false ? all : all - 1);
      throw stream(info, visited, clientMessageId, read);
    }),
    mocks.getStopVisitorAnswerMockHandler(
      answering(contract.VisitorConversation, (info) => {
        const { stored, visit } = visitedConversation(db, info);
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
        visitedConversation(db, info);
        return shownToVisitor(db, visit, stored);
      }),
    ),
  ];
}

/** Plays what a chat widget on any page asks for its visitor. */
export function visitorHandlers(db: Db<State>, persistence: Persistence, work: AnswerWork): HttpHandler[] {
  return [
    ...arrivalHandlers(db),
    ...conversationHandlers(db, work),
    ...messageHandlers(db, persistence, work),
  ];
}
