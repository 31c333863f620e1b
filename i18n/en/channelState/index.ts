import type { Words } from '../../words.js';

/** How a channel stands, in a word. */
const channelState = {
  working: 'Working',
  degraded: 'Some messages fail',
  expired: 'Reconnect needed',
  switchedOn: 'Switched on, not connected',
  switchedOff: 'Switched off',
  off: 'Not connected',
  onUnknown: 'Switched on, connection unknown',
  offUnknown: 'Switched off, connection unknown',
  unknown: 'Status unknown',
} satisfies Words;

export default channelState;
