import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readId, readQuery } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  getConnectionsMockHandler,
  getProbeConnectionMockHandler,
} from '@/api/generated/connections/connections.msw';
import { ConnectionHealth, ConnectionId, ConnectionList, ConnectionsParams } from '@/api/generated/schemas';
import { healthOf } from './health';

/** Plays the connection doctor. */
export function connectionHandlers(db: Db<State>): HttpHandler[] {
  return [
    getConnectionsMockHandler(
      answering(ConnectionList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ConnectionsParams);
        return listOf(healthOf(db, ownAccount(db, who, accountId)));
      }),
    ),
    getProbeConnectionMockHandler(
      answering(ConnectionHealth, (info) => {
        const who = whoCalls(db, info);
        const connectionId = readId(info, 'connectionId', ConnectionId);
        const known = () =>
          healthOf(db, ownAccount(db, who, who.accountId)).find((one) => one.connectionId === connectionId);
        if (!known()) refuseUnknown();
        db.state.probedAt[`${who.accountId} ${connectionId}`] = db.iso();
        return known() ?? refuseUnknown();
      }),
    ),
  ];
}
