import type { ChannelConnection } from '@/api/generated/schemas/channelConnection.zod';
import { ChannelStatus } from '@/api/generated/schemas/channelStatus.zod';
import { known } from '@/api/known';

/**
 * How a channel stands, its flag and its connection taken together. `switchedOn`: the flag is set, but nothing is
 * connected. `switchedOff`: connected, but the flag is not set. `onUnknown` and `offUnknown`: only the flag is known.
 */
export type ChannelState =
  | 'working'
  | 'degraded'
  | 'expired'
  | 'switchedOn'
  | 'switchedOff'
  | 'off'
  | 'onUnknown'
  | 'offUnknown'
  | 'unknown';

const WHILE_ON = { NONE: 'switchedOn', ACTIVE: 'working', DEGRADED: 'degraded', EXPIRED: 'expired' } as const;

/** Tells how a channel stands; `on` is undefined where the flags are not known. */
export function channelState(
  on: boolean | undefined,
  connection: Pick<ChannelConnection, 'status'> | undefined,
): ChannelState {
  const status = known(ChannelStatus, connection?.status);
  if (on === undefined) return 'unknown';
  if (status === undefined) return on ? 'onUnknown' : 'offUnknown';
  if (on) return WHILE_ON[status];
  return status === 'NONE' ? 'off' : 'switchedOff';
}

/** Whether somebody has to do something before messages are answered there as they should be. */
export function needsSomebody(state: ChannelState): boolean {
  return state === 'expired' || state === 'degraded' || state === 'switchedOn';
}

const DELIVERS: readonly ChannelState[] = ['working', 'degraded', 'onUnknown', 'unknown'];

/** Whether messages of visitors may arrive there; a widget that no page shows yet has no visitors. */
export const delivers = (state: ChannelState): boolean => DELIVERS.includes(state);
