import { speakerOf } from '@mocks/conversations/compose-answer';
import type { StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { parametersOf } from '@mocks/tools/action-parameters';
import { accountName, connectionFor } from '@mocks/tools/store';
import { TOOLKITS } from '@mocks/tools/toolkits';
import type { ToolCall } from '@/api/generated/schemas';
import { logCall, type Maker, type StoredCall } from './store';
import { TOOL_MILLISECONDS } from './tool-time';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What was asked, under the name of the action's first argument. */
function argumentsOf({ toolkit, action, input }: ToolCall): Record<string, unknown> {
  const properties = parametersOf(toolkit, action)?.parameters.properties;
  const [name = 'input'] = isRecord(properties) ? Object.keys(properties) : [];
  return { [name]: input };
}

/** A call of a toolkit that is played, as the log keeps it. */
export function playedCall(
  call: Pick<ToolCall, 'callId' | 'toolkit' | 'action' | 'result'> & { failed: boolean },
  given: Record<string, unknown>,
  rest: Maker & Pick<StoredCall, 'at'> & { account?: string },
): StoredCall {
  const { callId, toolkit, action, result, failed } = call;
  const known = TOOLKITS.find((one) => one.toolkit === toolkit);
  const about = known?.actions.find((one) => one.action === action);
  return {
    callId,
    account: '',
    ...rest,
    toolkit,
    toolkitName: known?.name ?? '',
    action,
    actionName: about?.name ?? { en: '', es: '' },
    changesData: about?.changesData ?? false,
    durationMs: TOOL_MILLISECONDS,
    outcome: failed ? 'failed' : 'done',
    reason: failed ? 'ACTION_FAILED' : null,
    message: failed ? result : '',
    arguments: given,
    request: { method: null, url: null, headers: [], body: JSON.stringify(given, null, 2) },
    answer: failed
      ? null
      : {
          status: null,
          headers: [],
          body: result,
          isCut: false,
          bytes: new TextEncoder().encode(result).length,
          via: [],
          played: true,
        },
  };
}

/** The agent of a conversation, as the one who makes a call. */
export function calledIn(
  db: Db<Pick<State, 'agents'>>,
  { conversation: { conversationId, botKey } }: StoredConversation,
): Maker {
  const agentName = db.state.agents[botKey]?.agent.name ?? '';
  return { origin: 'conversation', by: '', botKey, agentName, conversationId };
}

/** Keeps the calls that an agent made for an answer; one that waits for a person is not made yet. */
export function logChatCalls(db: Db<State>, stored: StoredConversation, calls: readonly ToolCall[]): void {
  const { accountId } = stored;
  const { tools } = speakerOf(db, stored).content;
  for (const call of calls) {
    const { toolkit } = call;
    const connectionId = tools.find((tool) => tool.toolkit === toolkit)?.connectionId;
    const account = accountName(connectionFor(db, accountId, { toolkit, connectionId }));
    const where = { at: db.iso(), account, ...calledIn(db, stored) };
    const failed = call.state === 'failed';
    logCall(db, accountId, playedCall({ ...call, failed }, argumentsOf(call), where));
  }
}
