import { CONNECTION_CHANNEL, Hint } from './connection-hint';

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
