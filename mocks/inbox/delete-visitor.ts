import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { DeletionReceipt } from '@/api/generated/schemas';
import { keepManyOf } from './many-conversations';
import { recordOf } from './records';
import { DELETED_VISITOR, visitorIdOf } from './visitor-id';

/** Deletes a visitor and all that was said with them; what was counted of it stays. */
export function deleteVisitor(db: Db<State>, who: StoredUser, visitorId: string): DeletionReceipt {
  keepManyOf(db, visitorId, recordOf);
  const { visits, visitors, conversations, reviews, notes, erased } = db.state;
  const theirs = Object.entries(visits).flatMap(([conversationId, visit]) => {
    const stored = conversations[conversationId];
    return stored && visitorIdOf(visit.visitorKey) === visitorId ? [{ conversationId, visit, stored }] : [];
  });
  if (theirs.length === 0) return refuseUnknown();
  if (theirs.some(({ stored }) => stored.accountId !== who.accountId)) return refuseForeign();
  let messages = 0;
  for (const { conversationId, visit, stored } of theirs) {
    const record = recordOf(db, { stored, visit });
    messages += stored.conversation.messages.length + visit.team.length;
    if (record)
      erased.push({
        ...record,
        state: 'closed',
        outcome: record.outcome ?? 'resolved',
        visitorId: DELETED_VISITOR,
        answers: record.answers.map((answer) => ({ ...answer, question: '' })),
      });
    delete visits[conversationId];
    delete conversations[conversationId];
    delete reviews[conversationId];
    delete notes[conversationId];
    delete visitors[visit.visitorKey];
  }
  return {
    receiptId: db.id('rcp'),
    visitorId,
    conversations: theirs.length,
    messages,
    deletedAt: db.iso(),
    deletedBy: nameOf(who),
  };
}
