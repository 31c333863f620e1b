import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';

/** What a link to the channels carries; `code`, `state` and `error` are what Meta and Microsoft come back with. */
export interface ChannelsSearch {
  view?: 'doctor' | 'return';
  code?: string;
  state?: string;
  error?: string;
}

/** Longer than any code there is. */
const SENT_MAX_LENGTH = 2000;

function sent(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= SENT_MAX_LENGTH ? text : undefined;
}

/** Reads what a link carries; what is not understood is left out. */
export function channelsSearch({ view, ...came }: Record<string, unknown>): ChannelsSearch {
  const { code, state, error } = {
    code: sent(came.code),
    state: sent(came.state),
    error: sent(came.error),
  };
  return {
    ...((view === 'doctor' || view === 'return') && { view }),
    ...(code !== undefined && { code }),
    ...(state !== undefined && { state }),
    ...(error !== undefined && { error }),
  };
}

/** What a link to connecting carries: which channel. */
export interface ConnectSearch {
  channel?: ChannelKind;
}

/** Reads which channel is meant; none that is not known. */
export function connectSearch({ channel }: Record<string, unknown>): ConnectSearch {
  const kind = ChannelKind.safeParse(channel);
  return kind.success ? { channel: kind.data } : {};
}
