import { ownAccount } from '@mocks/accounts/store';
import { nameOf, type StoredUser, whoCalls } from '@mocks/auth/store';
import { writeUntilNow } from '@mocks/conversations/answer-events';
import { ownConversation } from '@mocks/conversations/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readId, readQuery } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { seesAgent } from '@mocks/roles/check-role';
import type { HttpHandler } from 'msw';
import * as mocks from '@/api/generated/inbox/inbox.msw';
import * as contract from '@/api/generated/schemas';
import { deleteVisitor } from './delete-visitor';
import { listInbox } from './list-inbox';
import { keepMany } from './many-conversations';
import { recordsOf, type Visited } from './records';
import { replayOnDraft } from './replay';
import { shownWhole, transcriptOf } from './show-conversation';
import { readersOf } from './store';
import { close, handBack, reopen, reply, takeOver } from './take-part';

type Asked = { who: StoredUser; visited: Visited; conversationId: string };

/** The visitor's conversation of the call, as it stands now. */
function askedFor(db: Db<State>, info: Info): Asked {
  const who = whoCalls(db, info);
  const conversationId = readId(info, 'conversationId', contract.ConversationId);
  keepMany(db, conversationId);
  const stored = ownConversation(db, who, conversationId);
  const visit = db.state.visits[conversationId] ?? refuseUnknown();
  writeUntilNow(db, stored);
  return { who, conversationId, visited: { stored, visit } };
}

/** Plays the conversations of visitors, as the team of their company reads them and takes part. */
export function inboxHandlers(db: Db<State>): HttpHandler[] {
  /** Does something with the conversation of the call, and answers with how it stands then. */
  const afterwards = (work: (asked: Asked, info: Info) => void | Promise<void>) =>
    answering(contract.InboxTranscript, async (info) => {
      const asked = askedFor(db, info);
      await work(asked, info);
      return shownWhole(db, asked.who, asked.visited) ?? refuseUnknown();
    });
  return [
    mocks.getReportPresenceMockHandler(
      answering(contract.Presence, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, conversationId } = await readBody(info, contract.PresenceRequest);
        ownAccount(db, who, accountId);
        const others = readersOf(db, accountId).filter(([userId]) => userId !== who.userId);
        db.state.presence[who.userId] = { accountId, conversationId, at: db.now() };
        return {
          readers: others.flatMap(([userId, read]) => {
            const other = db.state.users[userId];
            return other ? [{ name: nameOf(other), conversationId: read }] : [];
          }),
          waiting: recordsOf(db, accountId).filter(
            ({ state, botKey }) => state === 'waiting' && seesAgent(who, botKey),
          ).length,
        };
      }),
    ),
    mocks.getInboxMockHandler(
      answering(contract.InboxList, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, contract.InboxParams);
        ownAccount(db, who, asked.accountId);
        return listInbox(db, who, asked);
      }),
    ),
    mocks.getInboxConversationMockHandler(afterwards(() => {})),
    mocks.getTakeOverMockHandler(
      afterwards(({ who, visited }, info) => {
        const { from } = readQuery(info, contract.TakeOverParams);
        takeOver(db, who, visited, from === 'colleague');
      }),
    ),
    mocks.getHandBackMockHandler(afterwards(({ who, visited }) => handBack(db, who, visited))),
    mocks.getCloseConversationMockHandler(afterwards(({ who, visited }) => close(db, who, visited))),
    mocks.getReopenConversationMockHandler(afterwards(({ who, visited }) => reopen(db, who, visited))),
    mocks.getReplyToVisitorMockHandler(
      afterwards(async ({ who, visited }, info) => {
        reply(db, who, visited, await readBody(info, contract.ReplyRequest));
      }),
    ),
    mocks.getNoteConversationMockHandler(
      afterwards(async ({ who, visited, conversationId }, info) => {
        const { text } = await readBody(info, contract.NoteRequest);
        const after = transcriptOf(db, visited).at(-1)?.messageId ?? null;
        const note = { noteId: db.id('note'), text, by: nameOf(who), at: db.iso(), after };
        db.state.notes[conversationId] = [...(db.state.notes[conversationId] ?? []), note];
      }),
    ),
    mocks.getReviewConversationMockHandler(
      afterwards(async ({ who, conversationId }, info) => {
        const { messageId, verdict, reason, comment } = await readBody(info, contract.ReviewRequest);
        db.state.reviews[conversationId] = {
          messageId: messageId ?? null,
          verdict,
          reason: reason ?? null,
          comment: comment ?? '',
          by: nameOf(who),
          at: db.iso(),
        };
      }),
    ),
    mocks.getReplayOnDraftMockHandler(
      answering(contract.Replay, (info) => {
        const { visited } = askedFor(db, info);
        return replayOnDraft(db, visited, readId(info, 'messageId', contract.MessageId));
      }),
    ),
    mocks.getDeleteVisitorMockHandler(
      answering(contract.DeletionReceipt, (info) =>
        deleteVisitor(db, whoCalls(db, info), readId(info, 'visitorId', contract.VisitorId)),
      ),
    ),
  ];
}
