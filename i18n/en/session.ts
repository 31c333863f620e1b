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
};
