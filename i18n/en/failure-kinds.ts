/** What happened, for when no file of words has come. */
export const failureKinds = {
  network: {
    title: 'Can’t connect',
    text: 'Check your connection and try again. What you typed is still here.',
  },
  timeout: {
    title: 'This is taking too long',
    text: 'We waited 50 seconds. What you typed is still here; try again.',
  },
  mismatch: {
    title: 'We couldn’t load this',
    text: 'If it keeps happening, send support the reference.',
  },
  unavailable: {
    title: 'Not available yet',
    text: 'The rest of the dashboard works as usual.',
  },
  gone: { title: 'This no longer exists', text: 'It was removed, or the link is incomplete.' },
  forbidden: {
    title: 'You don’t have access to this',
    text: 'Ask an owner or admin of your company for access.',
  },
  busy: { title: 'Too many attempts', text: 'Wait {seconds:number} seconds and try again.' },
  invalid: { title: 'Some details need fixing', text: 'Check the marked fields.' },
  server: { title: 'Something went wrong on our end', text: 'Please try again in a moment.' },
  conflict: { title: 'This changed in the meantime', text: 'Reload to see the latest.' },
};
