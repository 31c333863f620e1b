import { ownAccount } from '@mocks/accounts/store';
import { type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readId, readQuery } from '@mocks/core/read-request';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { hasRole, seesAgent } from '@mocks/roles/check-role';
import type { HttpHandler } from 'msw';
import { getAuditEntriesMockHandler, getUndoChangeMockHandler } from '@/api/generated/audit/audit.msw';
import {
  AccountId,
  AuditEntriesParams,
  AuditEntry,
  AuditEntryId,
  AuditEntryList,
} from '@/api/generated/schemas';
import type { StoredEntry } from './store';
import { canUndo, undo } from './undo';

const PAGE_SIZE = 50;

function shown(db: Db<State>, entry: StoredEntry, who: StoredUser): AuditEntry {
  const { entryId, at, userId, name, kind, action, subject, botKey, changes } = entry;
  const person = db.state.users[userId]?.user;
  return {
    entryId,
    at: new Date(at).toISOString(),
    by: { userId, name, imageUrl: person?.imageUrl ?? person?.image_url ?? null },
    kind,
    action,
    subject,
    botKey,
    changes,
    undo: hasRole(who, 'editor') && canUndo(db, entry),
  };
}

/** Whether somebody is told of an entry: all of them to who manages the company, to the others what was done to agents. */
function isTold(who: StoredUser, { kind, botKey }: StoredEntry): boolean {
  if (hasRole(who, 'admin')) return true;
  if (kind !== 'agents' && kind !== 'publishing') return false;
  return botKey === null || seesAgent(who, botKey);
}

/** Plays who changed what. */
export function auditHandlers(db: Db<State>): HttpHandler[] {
  return [
    getAuditEntriesMockHandler(
      answering(AuditEntryList, (info) => {
        const who = whoCalls(db, info);
        const {
          person,
          kind,
          botKey,
          from,
          to,
          cursor,
          limit = PAGE_SIZE,
        } = readQuery(info, AuditEntriesParams);
        const accountId = readId(info, 'accountId', AccountId);
        ownAccount(db, who, accountId);
        const found = db.state.audit
          .filter(
            (entry) =>
              entry.accountId === accountId &&
              isTold(who, entry) &&
              (person === undefined || entry.userId === person) &&
              (kind === undefined || entry.kind === kind) &&
              (botKey === undefined || entry.botKey === botKey) &&
              (from === undefined || entry.at >= Date.parse(from)) &&
              (to === undefined || entry.at < Date.parse(to)),
          )
          .toReversed();
        // What is written meanwhile stands before the page: nothing comes twice, and nothing is left out.
        const start = cursor === undefined ? 0 : found.findIndex(({ entryId }) => entryId === cursor) + 1;
        const page = found.slice(start, start + limit);
        const isLast = start + limit >= found.length;
        return {
          items: page.map((entry) => shown(db, entry, who)),
          nextCursor: isLast ? null : (page.at(-1)?.entryId ?? null),
          total: found.length,
        };
      }),
    ),
    getUndoChangeMockHandler(
      answering(AuditEntry, (info) => {
        const who = whoCalls(db, info);
        const entryId = readId(info, 'entryId', AuditEntryId);
        const entry = db.state.audit.find((one) => one.entryId === entryId) ?? refuseUnknown();
        const accountId = readId(info, 'accountId', AccountId);
        ownAccount(db, who, accountId);
        if (entry.accountId !== accountId || !isTold(who, entry)) refuseUnknown();
        return shown(db, undo(db, who, entry), who);
      }),
    ),
  ];
}
