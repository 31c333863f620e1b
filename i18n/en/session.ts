import { fallback } from './fallback.js';

/** The words of a session's life: its end by inactivity, the network, a new version. */
export const session = {
  ...fallback.session,
  warning: {
    title: 'Are you still there?',
    text: 'After two hours without activity we sign you out. What you were writing is kept for you.',
    left: 'Time left: {time:string}',
    stay: 'Stay signed in',
  },
  offline: {
    badge: 'Offline',
    text: 'You are offline. What you type is kept; saving and loading work again once you are back.',
  },
  notKept: {
    title: 'You are signed in on this page only',
    text: 'Your browser does not store the session: reloading or closing the page ends it. To stay signed in, allow site data or free up browser storage.',
  },
};
