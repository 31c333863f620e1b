import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readId, readQuery } from '@mocks/core/read-request';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { type HttpHandler, http } from 'msw';
import {
  ConnectionId,
  ConnectionImpact,
  ConnectionLink,
  ConnectionsParams,
  RelinkConnectionRequest,
  RenameConnectionRequest,
  StartConnectionRequest,
  ToolConnection,
  ToolConnectionList,
} from '@/api/generated/schemas';
import {
  getConnectionImpactMockHandler,
  getConnectionsMockHandler,
  getDisconnectMockHandler,
  getRelinkConnectionMockHandler,
  getRenameConnectionMockHandler,
  getStartConnectionMockHandler,
  getToolConnectionMockHandler,
} from '@/api/generated/tools/tools.msw';
import { connectChoice } from './connect-choices';
import {
  backToDashboard,
  CONNECT_PATH,
  CONNECT_RETURN_PATH,
  connectPage,
  connectReturnOf,
} from './connect-page';
import { beginLink, impactOf, leaveConsent } from './connections';
import { connectionsOf, ownConnection, type StoredConnection } from './store';
import { TOOLKITS } from './toolkits';

function refuseTaken(): never {
  return refuse({ status: 409, code: 'LABEL_TAKEN', message: 'Another connection has this label' });
}

function refuseForeignReturn(returnUrl: string): void {
  if (!connectReturnOf(returnUrl)) refuseInvalid([{ path: 'returnUrl', code: 'not_registered' }]);
}

/** Plays the company's connections to other products. */
export function connectionHandlers(db: Db<State>, ownOrigin?: () => string): HttpHandler[] {
  const shown = (stored: StoredConnection) => ({
    ...stored.connection,
    agentCount: impactOf(db, stored).length,
  });
  const stored = (info: Info) =>
    ownConnection(db, whoCalls(db, info), readId(info, 'connectionId', ConnectionId));
  const link = (info: Info, one: StoredConnection, asked: { returnUrl: string; nonce: string }) => {
    const { userId } = whoCalls(db, info);
    const { connectUrl } = beginLink(db, one, { ...asked, userId }, ownOrigin?.() ?? info.request.url);
    return { connectUrl, connection: shown(one) };
  };
  return [
    getConnectionsMockHandler(
      answering(ToolConnectionList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ConnectionsParams);
        ownAccount(db, who, accountId);
        return listOf(connectionsOf(db, accountId).map(shown));
      }),
    ),
    getStartConnectionMockHandler(
      answering(ConnectionLink, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, toolkit, label = '', ...asked } = await readBody(info, StartConnectionRequest);
        ownAccount(db, who, accountId);
        refuseForeignReturn(asked.returnUrl);
        if (!TOOLKITS.some((one) => one.toolkit === toolkit))
          refuseInvalid([{ path: 'toolkit', code: 'UNKNOWN_TOOLKIT' }]);
        const all = Object.values(db.state.toolConnections);
        const before = all.find((one) => one.accountId === accountId && one.link?.nonce === asked.nonce);
        if (before) return link(info, before, asked);
        const connectionId = db.id('cnx');
        const fresh: StoredConnection = {
          accountId,
          connection: {
            connectionId,
            toolkit,
            label,
            identity: null,
            status: 'INITIATED',
            reason: null,
            since: db.iso(),
            linkUntil: null,
            linkOutcome: null,
            agentCount: null,
          },
          worked: false,
          link: null,
        };
        db.state.toolConnections[connectionId] = fresh;
        return link(info, fresh, asked);
      }),
    ),
    getToolConnectionMockHandler(answering(ToolConnection, (info) => shown(stored(info)))),
    getRenameConnectionMockHandler(
      answering(ToolConnection, async (info) => {
        const one = stored(info);
        const { label } = await readBody(info, RenameConnectionRequest);
        const { connectionId, toolkit } = one.connection;
        const taken = connectionsOf(db, one.accountId).some(
          ({ connection }) =>
            connection.connectionId !== connectionId &&
            connection.toolkit === toolkit &&
            connection.label === label.trim(),
        );
        if (taken) refuseTaken();
        one.connection.label = label.trim();
        return shown(one);
      }),
    ),
    getDisconnectMockHandler(
      answering(ToolConnection, (info) => {
        const { connection } = stored(info);
        delete db.state.toolConnections[connection.connectionId];
        return { ...connection, status: 'INACTIVE', since: db.iso(), agentCount: 0 };
      }),
    ),
    getRelinkConnectionMockHandler(
      answering(ConnectionLink, async (info) => {
        const one = stored(info);
        const asked = await readBody(info, RelinkConnectionRequest);
        refuseForeignReturn(asked.returnUrl);
        return link(info, one, asked);
      }),
    ),
    getConnectionImpactMockHandler(
      answering(ConnectionImpact, (info) => ({ agents: impactOf(db, stored(info)) })),
    ),
  ];
}

/** The consent page over HTTP and where it leads, beside the API. */
export function connectPageHandlers(db: Db<State>, persistence: Persistence): HttpHandler[] {
  return [
    http.get(`*${CONNECT_RETURN_PATH}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const choice = connectChoice(searchParams.get('choice'));
      const left = await persistence.transaction(
        () => (choice ? leaveConsent(db, searchParams.get('link') ?? '', choice) : undefined),
        () => true,
      );
      const returnUrl = connectReturnOf(left?.returnUrl ?? searchParams.get('return_url') ?? '');
      if (!returnUrl) return connectPage(request.url, request.headers.get('Accept-Language'));
      // A link that nobody knows any more: it was disconnected meanwhile.
      return backToDashboard(returnUrl, left?.status ?? 'used', left?.nonce);
    }),
    http.get(`*${CONNECT_PATH}:toolkit`, ({ request }) =>
      connectPage(request.url, request.headers.get('Accept-Language')),
    ),
  ];
}
