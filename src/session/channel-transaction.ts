import * as z from 'zod/mini';

/** How long connecting a channel may take. */
const TRANSACTION_MS = 10 * 60 * 1000;
/** Where this tab keeps the connecting that it began. */
const TAB_KEY = 'channel-state';
const SECRET_BYTES = 32;

const Transaction = z.object({ state: z.string(), channel: z.string(), startedAt: z.number() });

/**
 * Why a callback is not taken: nothing of the kind is running in this tab (or no longer), it belongs to something else,
 * or it comes too late.
 */
export type ChannelCallbackRefusal = 'missing' | 'foreign' | 'old';

/** The address that Meta and Microsoft come back to; it is registered there without a language. */
export function channelRedirectUri(): string {
  return `${location.origin}/dashboard/channels`;
}

function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Begins to connect a channel, bound to this tab; undefined when this browser keeps nothing: there is no way back then. */
export function beginChannelTransaction(channel: string): string | undefined {
  const state = newState();
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify({ state, channel, startedAt: Date.now() }));
    return state;
  } catch {
    return undefined;
  }
}

function takeKept(): unknown {
  try {
    const kept = sessionStorage.getItem(TAB_KEY);
    sessionStorage.removeItem(TAB_KEY);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Takes the connecting that a callback belongs to, once: the channel that it was begun for. */
export function takeChannelTransaction(
  state: string,
): { channel: string } | { refused: ChannelCallbackRefusal; channel?: string } {
  const kept = Transaction.safeParse(takeKept());
  if (!kept.success) return { refused: 'missing' };
  const { channel, startedAt } = kept.data;
  if (kept.data.state !== state) return { refused: 'foreign', channel };
  const age = Date.now() - startedAt;
  return age >= 0 && age <= TRANSACTION_MS ? { channel } : { refused: 'old', channel };
}
