import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readId, readQuery } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { ownConnection } from '@mocks/tools/store';
import type { HttpHandler } from 'msw';
import {
  getConnectionHealthMockHandler,
  getProbeConnectionMockHandler,
} from '@/api/generated/connection-health/connection-health.msw';
import {
  ConnectionHealth,
  ConnectionHealthList,
  ConnectionHealthParams,
  ConnectionId,
} from '@/api/generated/schemas';
import { healthOf, isChannelConnection } from './health';

/** Plays the connection doctor. */
export function connectionHealthHandlers(db: Db<State>): HttpHandler[] {
  return [
    getConnectionHealthMockHandler(
      answering(ConnectionHealthList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ConnectionHealthParams);
        return listOf(healthOf(db, ownAccount(db, who, accountId)));
      }),
    ),
    getProbeConnectionMockHandler(
      answering(ConnectionHealth, (info) => {
        const who = whoCalls(db, info);
        const connectionId = readId(info, 'connectionId', ConnectionId);
        // Refuses what is not the caller's, and settles a consent that nobody gave in time.
        if (!isChannelConnection(connectionId)) ownConnection(db, who, connectionId);
        const account = ownAccount(db, who, who.accountId);
        const known = () => healthOf(db, account).find((one) => one.connectionId === connectionId);
        if (!known()) refuseUnknown();
        db.state.probedAt[`${who.accountId} ${connectionId}`] = db.iso();
        return known() ?? refuseUnknown();
      }),
    ),
  ];
}
