import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { Persistence } from '@mocks/core/persistence';
import type { State } from '@mocks/core/state';
import { calledIn } from '@mocks/tool-calls/log-chat-calls';
import { makeCall } from '@mocks/tool-calls/make-call';
import { endOf } from '@mocks/tool-calls/shown-call';
import { logCall } from '@mocks/tool-calls/store';
import { awaitsCall } from './answer-events';
import { finishOwnCall } from './compose-answer';
import type { StoredAnswer, StoredConversation } from './store';

/** Makes the call of an own tool that an answer waits for, while the provider answers other calls. */
export type CallOwnTool = (stored: StoredConversation, answer: StoredAnswer) => void;

/** Makes the calls of own tools; the state is looked up again after each, since it may be another one by then. */
export function ownToolCaller(db: Db<State>, persistence: Persistence, outside: Outside): CallOwnTool {
  async function run(stored: StoredConversation, { messageId, ownCall, toolCalls }: StoredAnswer) {
    const { accountId, conversation } = stored;
    const call = toolCalls.find(({ callId }) => callId === ownCall?.callId);
    if (!ownCall || !call) return;
    const { toolkit, action, callId } = call;
    const wanted = { callId, accountId, toolkit, action, given: ownCall.given };
    const made = await makeCall(db, outside, wanted, calledIn(db, stored));
    await persistence.transaction(
      () => {
        // It was made, whatever became of the answer.
        logCall(db, accountId, made);
        const now = db.state.conversations[conversation.conversationId];
        const answer = Object.values(now?.answers ?? {}).find((one) => one.messageId === messageId);
        if (now && answer) finishOwnCall(db, now, answer, { ...endOf(made), took: made.durationMs ?? 0 });
      },
      () => true,
    );
  }
  return (stored, answer) => {
    if (awaitsCall(answer)) void run(stored, answer).catch(console.error);
  };
}

/** Ends the calls that nobody makes any more, since the program that did has ended. */
export function endOrphanedCalls(db: Db<State>): void {
  for (const stored of Object.values(db.state.conversations))
    for (const answer of Object.values(stored.answers))
      if (awaitsCall(answer)) finishOwnCall(db, stored, answer, { state: 'failed', result: '', took: 0 });
}
