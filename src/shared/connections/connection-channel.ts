import * as z from 'zod/mini';

/** Where the windows of this browser notify one another that a connection may have changed. */
const CONNECTION_CHANNEL = 'connections';

const Nonce = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const Hint = z.object({ type: z.literal('came-back'), nonce: Nonce });

/**
 * Tells the window that asked for a connection that it came back. It says nothing more: how the connection stands is asked
 * of the server by whoever listens. Without a nonce nobody would listen.
 */
export function announceReturn(nonce: string): void {
  // Without it the other window finds out at its next look.
  if (!('BroadcastChannel' in globalThis) || !Nonce.safeParse(nonce).success) return;
  const channel = new BroadcastChannel(CONNECTION_CHANNEL);
  channel.postMessage({ type: 'came-back', nonce });
  channel.close();
}

/** Calls back when a window says that it came back with this nonce; returns what ends the listening. */
export function onReturn(nonce: string, onHint: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CONNECTION_CHANNEL);
  channel.onmessage = ({ data }) => {
    // Any script of this origin can post here: what is not ours is nothing.
    if (Hint.safeParse(data).data?.nonce === nonce) onHint();
  };
  return () => channel.close();
}
