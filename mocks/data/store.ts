import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import * as z from 'zod/mini';
import { AccountId } from '@/api/generated/schemas';

const EXPORT_DAYS = 7;
const GRACE_DAYS = 30;

const StoredExport = z.object({ exportId: z.string(), accountId: AccountId, madeAt: z.number() });
export type StoredExport = z.infer<typeof StoredExport>;

const StoredData = z.object({
  retentionDays: z.nullable(z.number()),
  /** When all is gone, and which agents were paused for it. */
  deletion: z.nullable(z.object({ deletesAt: z.number(), paused: z.array(z.string()) })),
});

/** What is remembered of what becomes of data. */
export const DataState = z.object({
  dataSettings: z._default(z.record(AccountId, StoredData), {}),
  dataExports: z._default(z.record(z.string(), StoredExport), {}),
});
export type DataState = z.infer<typeof DataState>;

type WithAgents = DataState & {
  agents: Record<string, { accountId: string; agent: { botKey: string; status: string } }>;
};

/** What a company has chosen; at first nothing. */
export function dataOf({ state }: Db<DataState>, accountId: string): z.infer<typeof StoredData> {
  const settings = state.dataSettings[accountId] ?? { retentionDays: null, deletion: null };
  state.dataSettings[accountId] = settings;
  return settings;
}

/** Until when a file is there. */
export const exportEndsAt = ({ madeAt }: StoredExport): number => madeAt + EXPORT_DAYS * DAY;

/** The newest file of a company that is still there. */
export function newestExport(db: Db<DataState>, accountId: string): StoredExport | undefined {
  return Object.values(db.state.dataExports)
    .filter((one) => one.accountId === accountId && exportEndsAt(one) > db.now())
    .sort((a, b) => b.madeAt - a.madeAt)[0];
}

/** The end of a company begins: its agents pause, and after the grace time all is gone. */
export function beginDeletion(db: Db<WithAgents>, accountId: string): void {
  const live = Object.values(db.state.agents).filter(
    (one) => one.accountId === accountId && one.agent.status === 'live',
  );
  for (const { agent } of live) agent.status = 'paused';
  const paused = live.map(({ agent }) => agent.botKey);
  dataOf(db, accountId).deletion = { deletesAt: db.now() + GRACE_DAYS * DAY, paused };
}

/** An owner who signs in before the end takes it back, and the agents that were paused go on. */
export function takeBackDeletion(db: Db<WithAgents>, { accountId, role }: StoredUser): boolean {
  const settings = db.state.dataSettings[accountId];
  if (!settings?.deletion || role !== 'owner') return false;
  for (const botKey of settings.deletion.paused) {
    const stored = db.state.agents[botKey];
    if (stored?.agent.status === 'paused') stored.agent.status = 'live';
  }
  settings.deletion = null;
  return true;
}
