import * as z from 'zod/mini';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';

const Sent = z.catch(z.optional(z.string()), undefined);

const ChannelsSearch = z.object({
  view: z.catch(z.optional(z.enum(['doctor', 'return'])), undefined),
  code: Sent,
  state: Sent,
  error: Sent,
});

/** What a link to the channels carries; `code`, `state` and `error` are what Meta and Microsoft come back with. */
export type ChannelsSearch = z.output<typeof ChannelsSearch>;

/** Reads what a link carries; what is not understood is left out. */
export function channelsSearch(search: Record<string, unknown>): ChannelsSearch {
  return ChannelsSearch.parse(search);
}

const ConnectSearch = z.object({ channel: z.catch(z.optional(ChannelKind), undefined) });

/** What a link to connecting carries: which channel. */
export type ConnectSearch = z.output<typeof ConnectSearch>;

/** Reads which channel is meant; none that is not known. */
export function connectSearch(search: Record<string, unknown>): ConnectSearch {
  return ConnectSearch.parse(search);
}
