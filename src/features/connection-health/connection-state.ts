import type { ConnectionHealth } from '@/api/generated/schemas/connectionHealth.zod';
import { ConnectionState } from '@/api/generated/schemas/connectionState.zod';
import { known } from '@/api/known';

const TROUBLES = ['EXPIRED', 'FAILED', 'DEGRADED'] as const;

/** A state in which something that was meant to work does not, or not always. */
export type ConnectionTrouble = (typeof TROUBLES)[number];

/** What is wrong with a connection that somebody has to look at; undefined where nothing is. */
export function troubleOf({ state }: Pick<ConnectionHealth, 'state'>): ConnectionTrouble | undefined {
  const one = known(ConnectionState, state);
  return TROUBLES.find((trouble) => trouble === one);
}

/** Whether somebody has to do something about it. */
export function connectionNeedsSomebody(connection: Pick<ConnectionHealth, 'state'>): boolean {
  return troubleOf(connection) !== undefined;
}
