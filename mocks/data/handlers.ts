import { ownAccount } from '@mocks/accounts/store';
import { endSession } from '@mocks/auth/sessions';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readId } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { startJob } from '@mocks/jobs/store';
import { membersOf } from '@mocks/members/store';
import type { HttpHandler } from 'msw';
import {
  getDataSettingsMockHandler,
  getDeleteAccountMockHandler,
  getExportedDataMockHandler,
  getSaveRetentionMockHandler,
  getStartExportMockHandler,
} from '@/api/generated/data/data.msw';
import {
  AccountDeletionRequest,
  AccountId,
  DataSettings,
  ExportedData,
  ExportId,
  JobRef,
  RetentionPayload,
} from '@/api/generated/schemas';
import { beginDeletion, dataOf, exportEndsAt, newestExport } from './store';

const iso = (time: number) => new Date(time).toISOString();

function shown(db: Db<State>, accountId: string): DataSettings {
  const { retentionDays, deletion } = dataOf(db, accountId);
  const newest = newestExport(db, accountId);
  return {
    retentionDays,
    deletion: deletion && { deletesAt: iso(deletion.deletesAt) },
    dataExport: newest
      ? { exportId: newest.exportId, madeAt: iso(newest.madeAt), expiresAt: iso(exportEndsAt(newest)) }
      : null,
  };
}

function accountOf(db: Db<State>, info: Info): string {
  const accountId = readId(info, 'accountId', AccountId);
  ownAccount(db, whoCalls(db, info), accountId);
  return accountId;
}

/** All that belongs to a company, without anybody's secrets. */
function contentOf(db: Db<State>, accountId: string): ExportedData {
  const { state } = db;
  const agents = Object.values(state.agents).filter((one) => one.accountId === accountId);
  const keys = agents.map(({ agent }) => agent.botKey);
  return {
    exportedAt: db.iso(),
    company: state.accounts[accountId]?.process.settings.company ?? null,
    members: membersOf(db, accountId).map((one) => ({
      name: nameOf(one),
      email: one.user.email,
      role: one.role,
    })),
    agents: agents.map(({ agent }) => ({ ...agent, versions: state.versions[agent.botKey] ?? [] })),
    conversations: Object.values(state.conversations)
      .map(({ conversation }) => conversation)
      .filter(({ botKey }) => keys.includes(botKey)),
    auditTrail: state.audit.filter((one) => one.accountId === accountId),
  };
}

/** Plays what becomes of the data of a company. */
export function dataHandlers(db: Db<State>): HttpHandler[] {
  return [
    getDataSettingsMockHandler(answering(DataSettings, (info) => shown(db, accountOf(db, info)))),
    getSaveRetentionMockHandler(
      answering(DataSettings, async (info) => {
        whoCalls(db, info);
        const { retentionDays } = await readBody(info, RetentionPayload);
        const accountId = accountOf(db, info);
        dataOf(db, accountId).retentionDays = retentionDays;
        return shown(db, accountId);
      }),
    ),
    getStartExportMockHandler(
      answering(JobRef, (info) => {
        const accountId = accountOf(db, info);
        const { jobId } = startJob(db, accountId, { kind: 'data_export' }, '');
        return { jobId };
      }),
    ),
    getExportedDataMockHandler(
      answering(ExportedData, (info) => {
        const who = whoCalls(db, info);
        const found = db.state.dataExports[readId(info, 'exportId', ExportId)];
        if (!found || exportEndsAt(found) <= db.now()) return refuseUnknown();
        ownAccount(db, who, readId(info, 'accountId', AccountId));
        return found.accountId === who.accountId ? contentOf(db, found.accountId) : refuseUnknown();
      }),
    ),
    getDeleteAccountMockHandler(
      answering(DataSettings, async (info) => {
        whoCalls(db, info);
        const { companyName } = await readBody(info, AccountDeletionRequest);
        const accountId = accountOf(db, info);
        const name = db.state.accounts[accountId]?.process.settings.company?.name ?? '';
        if (companyName.trim() !== name) {
          refuse({ status: 409, code: 'NAME_DIFFERS', message: 'The company has another name' });
        }
        beginDeletion(db, accountId);
        for (const { userId } of membersOf(db, accountId))
          for (const [token, owner] of Object.entries(db.state.tokens))
            if (owner === userId) endSession(db, token);
        return shown(db, accountId);
      }),
    ),
  ];
}
