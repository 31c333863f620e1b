/** The words of signing in with Google or Microsoft. */
export const oauth = {
  or: 'or',
  continueWith: 'Continue with {service:string}',
  signInWith: 'Sign in with {service:string}',
  noStorage: {
    title: 'This browser keeps nothing for this page',
    text: 'Signing in with {service:string} needs it to find the way back. Open this page with https and allow site data for it, or sign in with your email and password.',
  },
  notRegistered: {
    title: '{service:string} is not set up for this address',
    text: 'Sign in with your email and password, and tell whoever manages the dashboard.',
  },
  working: { title: 'Signing you in…', text: 'This takes only a moment.' },
  says: '{service:string} says:',
  back: 'Back to sign in',
  again: 'Start again',
  withPassword: 'Sign in with your password',
  cancelled: {
    title: 'You cancelled the sign-in',
    text: 'Nothing was shared with us. You can sign in whenever you like.',
  },
  accountExists: {
    title: 'You already have an account here',
    text: 'The email of your {service:string} account is registered here with a password. Use that password to sign in.',
  },
  foreign: {
    title: 'This is not the sign-in you began',
    text: 'What came back from {service:string} does not belong to the sign-in begun in this tab. To be safe, we did not use it.',
  },
  old: {
    title: 'This sign-in took too long',
    text: 'You have 10 minutes to come back from {service:string}. Nothing was changed.',
  },
  missing: {
    title: 'There is no sign-in to finish here',
    text: 'The page was reloaded, or the sign-in began in another tab.',
  },
  used: {
    title: 'This sign-in is no longer valid',
    text: 'It was used already, or it waited too long.',
  },
  down: {
    title: '{service:string} is not answering',
    text: 'Try again in a few minutes, or sign in with your email and password.',
  },
  refused: {
    title: '{service:string} did not let you in',
    text: 'Try again, or sign in with your email and password.',
  },
  failed: {
    title: 'We could not finish signing you in',
    text: '{service:string} let you in, but the last step failed.',
  },
};
