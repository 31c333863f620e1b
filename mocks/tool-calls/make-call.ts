import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import { callTool } from '@mocks/own-tools/call-tool';
import { callOfTool } from '@mocks/own-tools/log-own-call';
import { findTool, OWN_TOOLKIT } from '@mocks/own-tools/store';
import { accountName, connectionFor } from '@mocks/tools/store';
import { playedCall } from './log-chat-calls';
import { playAction } from './play-action';
import type { Maker, StoredCall } from './store';
import { TOOL_MILLISECONDS } from './tool-time';

/** A call of an action, whoever makes it. */
export type WantedCall = {
  callId: string;
  accountId: string;
  toolkit: string;
  action: string;
  given: Record<string, unknown>;
  /** The connection to use; without one, the first that works. */
  connectionId?: string | null | undefined;
};

function callPlayed(db: Db<State>, wanted: WantedCall, maker: Maker): StoredCall {
  const { callId, accountId, toolkit, action, given } = wanted;
  const connection = connectionFor(db, accountId, wanted);
  const played =
    connection?.status === 'ACTIVE'
      ? playAction(toolkit, action, given)
      : { reason: 'NOT_CONNECTED' as const, message: connection?.reason ?? 'Nobody has connected it' };
  const where = { at: db.iso(), account: accountName(connection), ...maker };
  if ('result' in played) {
    const result = JSON.stringify(played.result, null, 2);
    return playedCall({ callId, toolkit, action, result, failed: false }, given, where);
  }
  const { reason, message } = played;
  return {
    ...playedCall({ callId, toolkit, action, result: message, failed: true }, given, where),
    reason,
    outcome: reason === 'ARGUMENTS_INVALID' ? 'refused' : 'failed',
  };
}

/** Makes a call, of a toolkit that is played or of an own tool; whoever asked for it keeps it in the log. */
export async function makeCall(
  db: Db<State>,
  outside: Outside,
  wanted: WantedCall,
  maker: Maker,
): Promise<StoredCall> {
  const { callId, accountId, toolkit, action, given } = wanted;
  const [at, begins] = [db.iso(), performance.now()];
  const measured = () => ({ at, durationMs: Math.round(performance.now() - begins) });
  if (toolkit !== OWN_TOOLKIT) {
    await db.wait(TOOL_MILLISECONDS);
    return { ...callPlayed(db, wanted, maker), ...measured() };
  }
  // A copy: somebody may save the tool while it is called.
  const own = structuredClone(findTool(db, accountId, action));
  if (!own) {
    const gone = { callId, toolkit, action, result: 'The tool no longer exists', failed: true };
    return playedCall(gone, given, { at, ...maker });
  }
  const { tool, secrets } = own;
  const result = await callTool(tool, given, secrets, outside);
  return { ...callOfTool(result, { callId, action, tool, given }, maker), ...measured() };
}
