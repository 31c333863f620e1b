/** Where the windows of this browser notify one another that a connection may have changed. */
export const CONNECTION_CHANNEL = 'connections';

/**
 * Tells the other windows that a connection came back. It says nothing more: how the connection stands is asked of the
 * provider by whoever listens.
 */
export function announceConnection(): void {
  // Without it they find out at their next look.
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CONNECTION_CHANNEL);
  channel.postMessage('came-back');
  channel.close();
}
