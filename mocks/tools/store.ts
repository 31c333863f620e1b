import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { Moment } from '@mocks/core/moment';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A connection as this provider keeps it, all of it told. */
const ToolConnection = z.required(
  z.extend(contract.ToolConnection, {
    status: contract.ToolkitConnectionStatus,
    since: Moment,
    linkUntil: z.nullable(Moment),
    linkOutcome: z.nullable(contract.ConnectionOutcome),
  }),
);
type ToolConnection = z.infer<typeof ToolConnection>;

const StoredConnection = z.object({
  accountId: contract.AccountId,
  connection: ToolConnection,
  /** It worked once: one that never did and was not finished is not listed. */
  worked: z.boolean(),
  /** The consent that is waited for, or was last. */
  link: z.nullable(
    z.object({
      linkId: z.string(),
      returnUrl: z.string(),
      nonce: z.string(),
      /** Who asked for it. */
      userId: z.optional(contract.UserId),
    }),
  ),
});
export type StoredConnection = z.infer<typeof StoredConnection>;

/** What is remembered of tools. */
export const ToolsState = z.object({
  /** By their ids, in the order in which they were begun. */
  toolConnections: z._default(z.record(contract.ConnectionId, StoredConnection), {}),
});
export type ToolsState = z.infer<typeof ToolsState>;

/** A consent that was not given in time is no longer waited for. */
export function settleLink(now: number, { connection, worked }: StoredConnection): void {
  if (connection.linkUntil === null || Date.parse(connection.linkUntil) > now) return;
  if (!worked) connection.status = 'FAILED';
  connection.linkUntil = null;
  connection.linkOutcome = 'timed_out';
}

const UNFINISHED = ['cancelled', 'timed_out'];

/** The connections of a company, but those that nobody finished. */
export function connectionsOf(db: Db<ToolsState>, accountId: string): StoredConnection[] {
  const own = Object.values(db.state.toolConnections).filter((one) => one.accountId === accountId);
  for (const one of own) settleLink(db.now(), one);
  return own.filter(({ worked, connection }) => worked || !UNFINISHED.includes(connection.linkOutcome ?? ''));
}

/** The connection to a toolkit that is used where none is named: the first that works, else the first that did. */
export function connectionTo(
  db: Db<ToolsState>,
  accountId: string,
  toolkit: string,
): ToolConnection | undefined {
  const all = connectionsOf(db, accountId).filter(({ connection }) => connection.toolkit === toolkit);
  const works = all.find(({ connection }) => connection.status === 'ACTIVE');
  return (works ?? all.find(({ worked }) => worked) ?? all.at(-1))?.connection;
}

/** The connection that a call is made with: the one that was chosen, else the one that is used where none is. */
export function connectionFor(
  db: Db<ToolsState>,
  accountId: string,
  { toolkit, connectionId }: { toolkit: string; connectionId?: string | null | undefined },
): ToolConnection | undefined {
  const chosen = connectionId == null ? undefined : db.state.toolConnections[connectionId]?.connection;
  return chosen ?? connectionTo(db, accountId, toolkit);
}

/** What a connected account is called, as a call names the one that it was made with. */
export function accountName(connection: ToolConnection | undefined): string {
  return connection?.label || connection?.identity || '';
}

/** A connection of the caller. */
export function ownConnection(db: Db<ToolsState>, who: StoredUser, connectionId: string): StoredConnection {
  const stored = db.state.toolConnections[connectionId] ?? refuseUnknown();
  if (stored.accountId !== who.accountId) return refuseForeign();
  settleLink(db.now(), stored);
  return stored;
}
