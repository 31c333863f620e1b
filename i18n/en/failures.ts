/** What a person reads when a call failed; by the provider's code first, then by what happened. */
export const failures = {
  network: {
    title: 'Can’t connect',
    text: 'Check your connection and try again. What you typed is still here.',
  },
  timeout: {
    title: 'This is taking too long',
    text: 'We waited 50 seconds. Nothing of what you typed is lost; try again.',
  },
  mismatch: {
    title: 'We couldn’t load this',
    text: 'It does not keep to the agreed contract. Try again, and if it happens again, send support the reference.',
  },
  unavailable: {
    title: 'Not available yet',
    text: 'The rest of the dashboard works as usual.',
  },
  gone: { title: 'This is not here any more', text: 'It was removed, or the link is not complete.' },
  forbidden: { title: 'You have no access to this', text: 'It belongs to another account.' },
  busy: { title: 'Too many attempts', text: 'Wait {seconds:number} seconds and try again.' },
  invalid: { title: 'Something is not filled in correctly', text: 'Check the marked fields.' },
  server: { title: 'Something went wrong on our end', text: 'Please try again in a moment.' },
  conflict: { title: 'This changed in the meantime', text: 'Reload to see what is there now.' },
  codes: {
    STAGE_NOT_DONE: 'This step is not finished yet.',
    TRIAL_USED: 'Your company has already had its free trial. Choose a plan to go on.',
    ALREADY_SUBSCRIBED: 'Your company already has this plan.',
    SUBSCRIPTION_UNDER_WAY: 'Another subscription is already being set up.',
    BOT_LIMIT_REACHED: 'Your plan’s limit of agents is reached.',
    DRAFT_CHANGED: 'Somebody saved this draft after you opened it. Your text is still here.',
  },
  outdated: 'What you see may be out of date.',
  someUnreadable: '{missing:number} of {total:number} could not be shown, because their data is incomplete.',
};
