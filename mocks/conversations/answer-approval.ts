import type { Db } from '@mocks/core/db';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { logChatCalls } from '@mocks/tool-calls/log-chat-calls';
import type { ToolCall } from '@/api/generated/schemas';
import { decideApproval } from './answer-events';
import type { CallOwnTool } from './own-call';
import type { StoredAnswer, StoredConversation } from './store';

function refuseApproval(state: 'approved' | 'refused' | 'expired'): never {
  return state === 'expired'
    ? refuse({ status: 409, code: 'APPROVAL_EXPIRED', message: 'The time to answer is up' })
    : refuse({ status: 409, code: 'APPROVAL_ANSWERED', message: 'It was answered before' });
}

/** Takes a decision about a call that an answer waits for; only one that is approved is run, and logged. */
export function answerApproval(
  db: Db<State>,
  stored: StoredConversation,
  { approvalId, decided, by }: { approvalId: string; decided: 'approved' | 'refused'; by: string },
  callOwnTool: CallOwnTool,
): { answer: StoredAnswer; call: ToolCall } {
  const answer = Object.values(stored.answers).find((one) => one.approval?.approvalId === approvalId);
  const call = answer?.toolCalls.find(({ callId }) => callId === answer.approval?.callId);
  if (!answer?.approval || !call) return refuseUnknown();
  const isOver = answer.stoppedAfter !== null || answer.live?.over === true;
  if (isOver && answer.approval.state === 'waiting') return refuseUnknown();
  const { state } = answer.approval;
  if (state !== 'waiting' && state !== decided) refuseApproval(state);
  if (state === 'waiting') {
    decideApproval(db, answer, { outcome: decided, by });
    // What a model calls is logged by who runs it, and so is an own tool.
    if (decided === 'approved' && !answer.live && !answer.ownCall) logChatCalls(db, stored, [call]);
    callOwnTool(stored, answer);
  }
  return { answer, call };
}
