import type { Words } from '../../words.js';

/** The words of connecting an account of another product, wherever it is begun. */
const connecting = {
  states: {
    none: 'Not connected',
    INITIATED: 'Not connected yet',
    ACTIVE: 'Connected',
    FAILED: 'Not working',
    EXPIRED: 'Reconnect needed',
    INACTIVE: 'Switched off',
  },
  opening: 'Opening the consent page…',
  connectIt: 'Connect',
  connect: 'Connect {name:string}',
  reconnect: 'Reconnect',
  reconnectNamed: 'Reconnect {name:string}',
  waiting: {
    title: 'Finish connecting {name:string} in the window that opened',
    blockedTitle: 'Your browser blocked the window for {name:string}',
    text: 'This page updates by itself once you’re done there.',
    blockedText:
      'Open the consent page in a new tab instead. This page updates by itself once you’re done there.',
    looked:
      'Not connected yet. If you closed the window, open the page again. If you’re done there, the confirmation can take a moment.',
    open: 'Open in a new tab',
    look: 'Check again',
    cancel: 'Cancel',
  },
  ends: {
    connected: { title: '{name:string} is connected', text: 'Agents that use it can work with it now.' },
    cancelled: {
      title: '{name:string} wasn’t connected',
      text: 'You didn’t give permission. Nothing changed.',
    },
    failed: { title: '{name:string} couldn’t be connected', text: 'The app refused. Nothing changed.' },
    timed_out: {
      title: '{name:string} wasn’t connected',
      text: 'The consent page wasn’t finished in time. Nothing changed.',
    },
    other_account: {
      title: '{name:string} wasn’t reconnected',
      text: 'You signed in there with a different account. To use that one, connect it as a new account.',
    },
    gone: { title: '{name:string} wasn’t connected', text: 'This connection was removed in the meantime.' },
  },
  says: '{name:string} says: “{reason:string}”',
  again: 'Try again',
  dismiss: 'Dismiss',
} satisfies Words;

export default connecting;
