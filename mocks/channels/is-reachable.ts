import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { ChannelKind } from '@/api/generated/schemas';
import { channelOf, isSwitchedOn } from './store';

const DELIVERS = ['ACTIVE', 'DEGRADED'];

/** Whether messages of visitors arrive on a channel: it is switched on and connected, or was seen on a page of the company. */
export function isReachable(db: Db<State>, accountId: string, channel: ChannelKind): boolean {
  const stored = db.state.accounts[accountId];
  if (!stored || !isSwitchedOn(stored, channel)) return false;
  return DELIVERS.includes(channelOf(db, accountId, channel).status);
}
