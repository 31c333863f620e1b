import { fallback } from './fallback.js';

/** The words of a session's life: its end by inactivity, the network, a new version. */
export const session = {
  ...fallback.session,
  warning: {
    title: 'Are you still there?',
    text: 'We log you out after two hours of inactivity. What you were writing is saved.',
    left: 'Time left',
    stay: 'Stay logged in',
  },
  offline: {
    badge: 'Offline',
    text: 'You’re offline. What you type is kept; you can save again once you’re back online.',
  },
  notKept: {
    title: 'You’re logged in on this page only',
    text: 'Your browser isn’t saving your session: reloading or closing the page ends it. To stay logged in, allow site data or free up storage.',
  },
};
