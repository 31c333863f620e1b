import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import type { LeaveMessageRequest } from '@/api/generated/schemas';
import type { StoredConversation } from './store';

/** Keeps a message for the team under the answer that asked for one. */
export function leaveMessage(
  db: Db<unknown>,
  { conversation }: StoredConversation,
  { messageId, name, email, text }: LeaveMessageRequest,
) {
  const message = conversation.messages.find((one) => one.messageId === messageId);
  if (!message?.wanted) return refuseUnknown();
  const left = { name, email, text, leftAt: db.iso() };
  message.wanted = { ...message.wanted, left };
  return left;
}
