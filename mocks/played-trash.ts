import type { Db } from './db';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** When an agent in the trash can no longer be restored, in milliseconds since 1970; undefined when it is not there. */
export function goneAt(db: Db, botKey: string): number | undefined {
  const trashedAt = db.state.trash[botKey];
  return trashedAt === undefined ? undefined : trashedAt + KEPT_MS;
}

/** Whether an agent is in the trash, or was emptied out of it. */
export function inTrash(db: Db, botKey: string): boolean {
  return db.state.trash[botKey] !== undefined;
}

/** Whether an agent in the trash can be restored. */
export function canReturn(db: Db, botKey: string): boolean {
  return (goneAt(db, botKey) ?? 0) > db.now();
}
