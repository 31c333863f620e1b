import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, AgentKey } from '@/api/generated/schemas';
import { AgentDetail } from './schemas';

const StoredAgent = z.object({ accountId: AccountId, agent: AgentDetail });
export type StoredAgent = z.infer<typeof StoredAgent>;

/** What is remembered of agents. */
export const AgentsState = z.object({
  agents: z.record(AgentKey, StoredAgent),
  /** By agent: when it was put into the trash, in milliseconds since 1970. */
  trash: z._default(z.record(AgentKey, z.number()), {}),
});
export type AgentsState = z.infer<typeof AgentsState>;

/** The hues of an account's agents; those in the trash keep theirs. */
export function huesIn(db: Db<AgentsState>, accountId: string): number[] {
  const own = Object.values(db.state.agents).filter((stored) => stored.accountId === accountId);
  return own.flatMap(({ agent }) => agent.avatar?.hue ?? []);
}

/** An agent of the caller; one in the trash is not found. */
export function ownAgent(db: Db<AgentsState>, who: StoredUser, botKey: string): StoredAgent {
  const stored = (inTrash(db, botKey) ? undefined : db.state.agents[botKey]) ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}

const KEPT_MS = 30 * DAY;

/** When an agent in the trash can no longer be restored, in milliseconds since 1970; undefined when it is not there. */
export function goneAt(db: Db<AgentsState>, botKey: string): number | undefined {
  const trashedAt = db.state.trash[botKey];
  return trashedAt === undefined ? undefined : trashedAt + KEPT_MS;
}

/** Whether an agent is in the trash, or was emptied out of it. */
export function inTrash(db: Db<AgentsState>, botKey: string): boolean {
  return db.state.trash[botKey] !== undefined;
}

/** Whether an agent in the trash can be restored. */
export function canReturn(db: Db<AgentsState>, botKey: string): boolean {
  return (goneAt(db, botKey) ?? 0) > db.now();
}
