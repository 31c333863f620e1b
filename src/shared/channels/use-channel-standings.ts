import { useChannels } from '@/api/generated/channels/channels';
import type { ChannelConnection } from '@/api/generated/schemas/channelConnection.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useWelcomeProcess } from '@/shared/onboarding/use-welcome-process';
import { channelFlags } from '@/shared/onboarding/welcome-settings';
import { channelIsOn } from './channel-flags';
import { type ChannelState, channelState } from './channel-state';

/** A channel of the company. */
export interface ChannelStanding {
  kind: ChannelKind;
  state: ChannelState;
  /** Undefined: it could not be read how it stands. */
  connection: ChannelConnection | undefined;
}

/** How every channel of the company stands; undefined until its flags and its connections were asked for. */
export function useChannelStandings() {
  const accountId = useAccountId();
  const process = useWelcomeProcess();
  const channels = useChannels({ accountId });
  const flags = process.data && channelFlags(process.data);
  const isAsked = !process.isPending && !channels.isPending;
  const standings = ChannelKind.options.map((kind): ChannelStanding => {
    const connection = channels.data?.items.find(({ channel }) => channel === kind);
    return { kind, connection, state: channelState(flags && channelIsOn(flags, kind), connection) };
  });
  return {
    standings: isAsked ? standings : undefined,
    /** Why the flags, or else the connections, are not known. */
    error: process.data ? (channels.data ? null : channels.error) : process.error,
    retry: () => {
      if (!process.data) void process.refetch();
      if (!channels.data) void channels.refetch();
    },
  };
}
