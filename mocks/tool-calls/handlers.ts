import { ownAccount } from '@mocks/accounts/store';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readHeaders, readId, readParameter, readQuery, submitKey } from '@mocks/core/read-request';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { findTool, OWN_TOOLKIT } from '@mocks/own-tools/store';
import { ownConnection } from '@mocks/tools/store';
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
import { makeCall } from './make-call';
import { runLater } from './run-later';
import { triedBy } from './store';

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
      const { accountId, arguments: given, connectionId } = await readBody(info, RunActionRequest);
      ownAccount(db, who, accountId);
      if (connectionId !== undefined) ownConnection(db, who, connectionId);
      const key = `runAction ${accountId} ${submitKey(db, readHeaders(info, RunActionHeaders))}`;
      const isThere =
        toolkit === OWN_TOOLKIT
          ? findTool(db, accountId, action)
          : TOOLKITS.find((one) => one.toolkit === toolkit)?.actions.some((one) => one.action === action);
      if (!isThere) refuseUnknown();
      throw runLater(db, persistence, { accountId, key }, (callId) =>
        makeCall(
          db,
          outside,
          { callId, accountId, toolkit, action, given, connectionId },
          triedBy(nameOf(who)),
        ),
      );
    }),
  ];
}
