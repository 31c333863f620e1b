import { CONNECTION_CHANNEL, Hint } from './connection-hint';

/**
 * Tells the window that asked for a connection that it came back. It says nothing more: how the connection stands is asked
 * of the server by whoever listens. Without a nonce nobody would listen.
 */
export function announceReturn(nonce: string): void {
  const hint = Hint.safeParse({ type: 'came-back', nonce });
  // Without a channel the other window finds out at its next look.
  if (!('BroadcastChannel' in globalThis) || !hint.success) return;
  const channel = new BroadcastChannel(CONNECTION_CHANNEL);
  channel.postMessage(hint.data);
  channel.close();
}
