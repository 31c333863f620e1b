import type { StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { parametersOf } from '@mocks/tools/action-parameters';
import { TOOLKITS } from '@mocks/tools/toolkits';
import type { ToolCall } from '@/api/generated/schemas';
import { logCall, type StoredCall, type ToolCallsState } from './store';
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
  rest: Pick<StoredCall, 'at' | 'origin' | 'by' | 'botKey' | 'agentName' | 'conversationId'>,
): StoredCall {
  const { callId, toolkit, action, result, failed } = call;
  const known = TOOLKITS.find((one) => one.toolkit === toolkit);
  const about = known?.actions.find((one) => one.action === action);
  return {
    callId,
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

/** Keeps the calls that an agent made for an answer; one that waits for a person is not made yet. */
export function logChatCalls(
  db: Db<ToolCallsState & Pick<State, 'agents'>>,
  { accountId, conversation: { conversationId, botKey } }: StoredConversation,
  calls: readonly ToolCall[],
): void {
  const agentName = db.state.agents[botKey]?.agent.name ?? '';
  for (const call of calls) {
    const where = {
      at: db.iso(),
      origin: 'conversation' as const,
      by: '',
      botKey,
      agentName,
      conversationId,
    };
    logCall(
      db,
      accountId,
      playedCall({ ...call, failed: call.state === 'failed' }, argumentsOf(call), where),
    );
  }
}
