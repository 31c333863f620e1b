import * as z from 'zod/mini';
import { ConnectionOutcome } from '@/api/generated/schemas/connectionOutcome.zod';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';

/** How connecting ended; `gone`: the connection was taken away meanwhile. */
const ConnectEnd = z.enum([...ConnectionOutcome.options, 'gone']);
export type ConnectEnd = z.infer<typeof ConnectEnd>;

/** Where connecting an account is. */
export type ConnectState =
  | { phase: 'idle' }
  /** The server is asked where the consent page is. */
  | { phase: 'starting' }
  | { phase: 'refused'; error: unknown }
  | {
      phase: 'waiting';
      connectionId: string;
      /** The consent page, for a link. */
      connectUrl: string;
      /** The browser opened no window for it. */
      blocked: boolean;
      /** Somebody looked again, and it was not finished. */
      looked: boolean;
      /** Why the last look failed. */
      error: unknown;
    }
  | { phase: 'ended'; end: ConnectEnd; connection: ToolConnection | undefined };

/** How a connection ended that somebody was connecting; undefined while the server still waits for the consent. */
export function endOf({ linkUntil, linkOutcome, status }: ToolConnection): ConnectEnd | undefined {
  const known = ConnectionOutcome.safeParse(linkOutcome).data;
  if (linkUntil !== null && linkUntil !== undefined) return undefined;
  if (known) return known;
  if (status === 'ACTIVE') return 'connected';
  // A word that is not known here, or none: the status alone tells.
  return linkOutcome || status === 'FAILED' ? 'failed' : undefined;
}

/** Whether connecting ended so that it may be begun again where that is said. */
export function endsInVain(state: ConnectState): boolean {
  return state.phase === 'ended' && state.end !== 'connected' && state.end !== 'gone';
}
