import type { Words } from '../../words.js';

/** The words of opening an account. */
const register = {
  title: 'Create your account',
  text: 'A few details about you, then about your company.',
  name: 'First name',
  lastname: 'Last name (optional)',
  confirmPassword: 'Repeat password',
  submit: 'Create account',
  taken: 'This email already has an account.',
  takenLogin: 'Log in instead',
  takenRecovery: 'Reset your password',
  hasAccount: 'Already have an account?',
  invited: {
    checking: 'Checking your invitation',
    title: 'Join {company:string}',
    text: '{name:string} invited you. Choose a password and you’re in.',
    emailHint: 'The invitation is for this email.',
    submit: 'Join',
    ended: 'This invitation can’t be used',
    expiredTitle: 'Your invitation has expired',
    expired: 'Ask {name:string} to send it again.',
    used: 'This invitation was already used. If that was you, log in.',
    withdrawn: 'The invitation was withdrawn. Ask your company for a new one.',
    unknown: 'The link is incomplete, or a newer one was sent. Open the link in the latest email.',
    forAnother: 'This invitation is for a different email. Use the one it was sent to.',
    signedIn: 'You’re logged in',
    signedInText: 'To accept this invitation, log out first and open the link again.',
    home: 'Go to Home',
  },
} satisfies Words;

export default register;
