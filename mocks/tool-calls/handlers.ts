import { ownAccount } from '@mocks/accounts/store';
import { nameOf, type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readHeaders, readId, readParameter, readQuery, submitKey } from '@mocks/core/read-request';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { callTool } from '@mocks/own-tools/call-tool';
import { callOfTool } from '@mocks/own-tools/log-own-call';
import { findTool, OWN_TOOLKIT } from '@mocks/own-tools/store';
import { connectionTo } from '@mocks/tools/store';
import { TOOLKITS } from '@mocks/tools/toolkits';
import type { HttpHandler } from 'msw';
import {
  LoggedCall,
  LoggedCallList,
  LoggedCallsParams,
  RunActionHeaders,
  RunActionRequest,
  ToolActionName,
  ToolCallId,
  ToolkitName,
} from '@/api/generated/schemas';
import {
  getLoggedCallMockHandler,
  getLoggedCallsMockHandler,
  getRunActionMockHandler,
} from '@/api/generated/tool-calls/tool-calls.msw';
import { listCalls } from './list-calls';
import { playedCall } from './log-chat-calls';
import { playAction } from './play-action';
import { runLater } from './run-later';
import type { StoredCall } from './store';
import { TOOL_MILLISECONDS } from './tool-time';

type Asked = { toolkit: string; action: string; given: Record<string, unknown> };

/** Why a toolkit cannot be asked at all, as the other product says it. */
function connectionFault(db: Db<State>, accountId: string, toolkit: string): string | undefined {
  const connection = connectionTo(db, accountId, toolkit);
  if (connection?.status === 'ACTIVE') return undefined;
  return connection?.reason ?? 'Nobody has connected it';
}

function playedRun(
  db: Db<State>,
  { accountId, ...who }: StoredUser,
  callId: string,
  { toolkit, action, given }: Asked,
): Omit<StoredCall, 'at' | 'durationMs'> {
  const fault = connectionFault(db, accountId, toolkit);
  const played =
    fault === undefined
      ? playAction(toolkit, action, given)
      : { reason: 'NOT_CONNECTED' as const, message: fault };
  const where = {
    at: '',
    origin: 'test' as const,
    by: nameOf({ accountId, ...who }),
    botKey: null,
    agentName: '',
    conversationId: null,
  };
  if ('result' in played) {
    const result = JSON.stringify(played.result, null, 2);
    return playedCall({ callId, toolkit, action, result, failed: false }, given, where);
  }
  const { reason, message } = played;
  return {
    ...playedCall({ callId, toolkit, action, result: message, failed: true }, given, where),
    reason,
    outcome: reason === 'ARGUMENTS_INVALID' ? 'refused' : 'failed',
  };
}

/** Plays the log of calls, and trying one action of a toolkit. */
export function toolCallHandlers(db: Db<State>, persistence: Persistence, outside: Outside): HttpHandler[] {
  return [
    getLoggedCallsMockHandler(
      answering(LoggedCallList, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, LoggedCallsParams);
        ownAccount(db, who, asked.accountId);
        return listCalls(db, asked);
      }),
    ),
    getLoggedCallMockHandler(
      answering(LoggedCall, (info) => {
        const { accountId } = whoCalls(db, info);
        const callId = readId(info, 'callId', ToolCallId);
        const [owner, calls] =
          Object.entries(db.state.loggedCalls).find(([, all]) =>
            all.some((call) => call.callId === callId),
          ) ?? refuseUnknown();
        if (owner !== accountId) refuseForeign();
        return calls.find((call) => call.callId === callId) ?? refuseUnknown();
      }),
    ),
    getRunActionMockHandler(async (info) => {
      const who = whoCalls(db, info);
      const toolkit = readParameter(info, 'toolkit', ToolkitName);
      const action = readParameter(info, 'action', ToolActionName);
      const { accountId, arguments: given } = await readBody(info, RunActionRequest);
      ownAccount(db, who, accountId);
      const key = `runAction ${accountId} ${submitKey(db, readHeaders(info, RunActionHeaders))}`;
      if (toolkit === OWN_TOOLKIT) {
        const { tool, secrets } = structuredClone(findTool(db, accountId, action) ?? refuseUnknown());
        throw runLater(db, persistence, { accountId, key }, async (callId) =>
          callOfTool(await callTool(tool, given, secrets, outside), {
            callId,
            action,
            tool,
            given,
            by: nameOf(who),
          }),
        );
      }
      const known = TOOLKITS.find((one) => one.toolkit === toolkit);
      if (!known?.actions.some((one) => one.action === action)) refuseUnknown();
      throw runLater(db, persistence, { accountId, key }, async (callId) => {
        await db.wait(TOOL_MILLISECONDS);
        return playedRun(db, who, callId, { toolkit, action, given });
      });
    }),
  ];
}
