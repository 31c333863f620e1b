/** The words of a session's life: its end by inactivity, the network, a new version. */
export const session = {
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
  newVersion: {
    title: 'There is a new version of this page',
    text: 'Part of it comes from a version that is no longer there. Reload to go on; what you were writing is kept.',
  },
};
