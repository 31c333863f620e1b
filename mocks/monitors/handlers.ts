import { ownAccount } from '@mocks/accounts/store';
import { ownAgent } from '@mocks/agents/store';
import { type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, readQuery, submitKey } from '@mocks/core/read-request';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { seesAgent } from '@mocks/roles/check-role';
import type { HttpHandler } from 'msw';
import * as mocks from '@/api/generated/monitors/monitors.msw';
import * as contract from '@/api/generated/schemas';
import { checked } from './check';
import type { StoredMonitor } from './store';

function ownMonitor(db: Db<State>, who: StoredUser, info: Info): StoredMonitor {
  const stored = db.state.monitors[readId(info, 'monitorId', contract.MonitorId)] ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}

/** Plays the rules that watch visitors' conversations; they are checked as they are read. */
export function monitorHandlers(db: Db<State>): HttpHandler[] {
  return [
    mocks.getMonitorsMockHandler(
      answering(contract.MonitorList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, contract.MonitorsParams);
        ownAccount(db, who, accountId);
        const all = Object.values(db.state.monitors)
          .filter((one) => one.accountId === accountId)
          .filter(({ botKey }) => botKey === null || seesAgent(who, botKey))
          .map((one) => checked(db, one));
        return listOf(all.sort((a, b) => Number(b.state === 'FAILING') - Number(a.state === 'FAILING')));
      }),
    ),
    mocks.getCreateMonitorMockHandler(
      answering(contract.Monitor, async (info) => {
        const who = whoCalls(db, info);
        const key = `createMonitor ${who.accountId} ${submitKey(db, readHeaders(info, contract.CreateMonitorHeaders))}`;
        const asked = await readBody(info, contract.NewMonitor);
        ownAccount(db, who, asked.accountId);
        if (asked.botKey !== null) ownAgent(db, who, asked.botKey);
        const made = db.state.monitors[db.state.monitorsMade[key] ?? ''];
        if (made) return checked(db, made);
        const stored: StoredMonitor = { ...asked, monitorId: db.id('mon'), since: null };
        db.state.monitors[stored.monitorId] = stored;
        db.state.monitorsMade[key] = stored.monitorId;
        return checked(db, stored);
      }),
    ),
    mocks.getSaveMonitorMockHandler(
      answering(contract.Monitor, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownMonitor(db, who, info);
        const asked = await readBody(info, contract.MonitorInput);
        if (asked.botKey !== null) ownAgent(db, who, asked.botKey);
        return checked(db, Object.assign(stored, asked));
      }),
    ),
    mocks.getRemoveMonitorMockHandler(
      answering(contract.Monitor, (info) => {
        const stored = ownMonitor(db, whoCalls(db, info), info);
        const last = checked(db, stored);
        delete db.state.monitors[stored.monitorId];
        return last;
      }),
    ),
  ];
}
