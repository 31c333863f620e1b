import type { Words } from '../../words.js';

/** The words of the page an identity provider sends a person back to. */
const oauthReturn = {
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
    title: 'We couldn’t verify this sign-in',
    text: 'It doesn’t match the sign-in with {service:string} that was started in this tab. For your security, start again.',
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
  refused: {
    title: '{service:string} did not let you in',
    text: 'Try again, or sign in with your email and password.',
  },
  failed: {
    title: 'We could not finish signing you in',
    text: '{service:string} let you in, but the last step failed.',
  },
} satisfies Words;

export default oauthReturn;
