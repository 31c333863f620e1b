import type { Words } from '../../words.js';

/** The words of the page an identity provider sends a person back to. */
const oauthReturn = {
  says: '{service:string} says:',
  back: 'Back to login',
  again: 'Start over',
  withPassword: 'Log in with your password',
  cancelled: {
    title: 'You canceled the login',
    text: 'Nothing was shared with us. You can log in whenever you like.',
  },
  accountExists: {
    title: 'You already have an account here',
    text: 'The email of your {service:string} account is registered here with a password. Use that password to log in.',
  },
  foreign: {
    title: 'We couldn’t verify this login',
    text: 'It doesn’t match the login with {service:string} that was started in this tab. For your security, start over.',
  },
  old: {
    title: 'This login took too long',
    text: 'You had 10 minutes to come back from {service:string}. Start over to log in.',
  },
  missing: {
    title: 'There’s no login to finish here',
    text: 'The page was reloaded, or you started logging in from another tab.',
  },
  used: {
    title: 'This login is no longer valid',
    text: 'It was already used, or it took too long.',
  },
  refused: {
    title: '{service:string} declined the login',
    text: 'Try again, or log in with your email and password.',
  },
  failed: {
    title: 'We couldn’t finish logging you in',
    text: '{service:string} confirmed who you are, but the last step failed.',
  },
} satisfies Words;

export default oauthReturn;
