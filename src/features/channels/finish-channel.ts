import { ApiError } from '@/api/api-error';
import { connectChannel } from '@/api/generated/channels/channels';
import { ChannelConnection } from '@/api/generated/schemas/channelConnection.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { channelRedirectUri, takeChannelTransaction } from '@/session/channel-transaction';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { type FlagsOwner, switchChannel } from './switch-channel';

/** What Meta or Microsoft came back with. */
export interface SentCallback {
  code: string | undefined;
  state: string | undefined;
  error: string | undefined;
}

/** How connecting a channel ended. */
export type ChannelOutcome =
  | { kind: 'nothing' }
  | { kind: 'done' | 'notSwitchedOn'; channel: ChannelKind; as: string; error?: unknown }
  | {
      kind: 'cancelled' | 'permission' | 'unfit' | 'code' | 'down' | 'foreign' | 'failed';
      channel: ChannelKind | undefined;
      error?: unknown;
    };

/** Finds out how a callback ends: its code is exchanged, and the channel switched on. */
export async function finishChannel(
  owner: FlagsOwner,
  { code, state = '', error }: SentCallback,
): Promise<ChannelOutcome> {
  // It is over now, whatever it is worth: nothing of it can be used a second time.
  const taken = takeChannelTransaction(state);
  const channel = ChannelKind.safeParse(taken.channel).data;
  if ('refused' in taken || !channel)
    return { kind: 'refused' in taken && taken.refused === 'old' ? 'code' : 'foreign', channel };
  if (error !== undefined) {
    const isDown = error === 'server_error' || error === 'temporarily_unavailable';
    return { kind: error === 'access_denied' ? 'cancelled' : isDown ? 'down' : 'failed', channel };
  }
  if (code === undefined) return { kind: 'code', channel };
  const { queryClient, accountId } = owner;
  let answer: unknown;
  try {
    answer = await connectChannel(channel, { accountId, code, redirectUri: channelRedirectUri() });
  } catch (failure) {
    return troubleOf(failure, channel);
  }
  void invalidateAfter(queryClient, 'connectChannel');
  const as = ChannelConnection.safeParse(answer).data?.connectedAs ?? '';
  try {
    await switchChannel(owner, channel, true);
    return { kind: 'done', channel, as };
  } catch (failure) {
    return { kind: 'notSwitchedOn', channel, as, error: failure };
  }
}

const TROUBLES = {
  CHANNEL_PERMISSION_MISSING: 'permission',
  CHANNEL_ACCOUNT_UNFIT: 'unfit',
  CHANNEL_CODE_REFUSED: 'code',
} as const;

function troubleOf(error: unknown, channel: ChannelKind): ChannelOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', channel, error };
  const known = Object.entries(TROUBLES).find(([code]) => code === error.code)?.[1];
  if (known) return { kind: known, channel };
  return { kind: error.status === 503 ? 'down' : 'failed', channel, error };
}
