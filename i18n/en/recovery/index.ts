import type { Words } from '../../words.js';

/** The words of a forgotten password, from the first step to the new one. */
const recovery = {
  title: 'Recover your password',
  text: 'Tell us your email, and we will send you a link to choose a new password.',
  submit: 'Send me the link',
  submitIn: 'Send me the link in {time:string}',
  backToLogin: 'Back to login',
  sent: {
    title: 'Check your email',
    text: 'If {email:string} has an account, a message with a link is on its way there.',
    good: 'The link works once, for {minutes:number} {{minutes:minute|minutes}}. You can close this page.',
    again: 'I have not received it',
    wrong: 'Wrong address?',
    change: 'Change it',
  },
  again: {
    title: 'Didn’t get the email?',
    text: 'It can take a few minutes. Before you send the message to {email:string} again:',
    spam: 'Look in the spam folder, too.',
    address: 'Check that it is the address you sign in with.',
    submit: 'Send it again',
    submitIn: 'Send it again in {time:string}',
    ready: 'You can send it again now.',
    done: 'Sent again. Use the link in the newest message.',
  },
  lost: {
    title: 'Let’s start again',
    text: 'This page no longer knows which address it was about. Enter your email again to continue.',
    start: 'Enter my email',
  },
  reset: {
    title: 'Choose a new password',
    text: 'For your account {email:string}.',
    checking: 'Checking your link',
    password: 'New password',
    confirmPassword: 'Repeat the new password',
    submit: 'Save the new password',
    newLink: 'Send me a new link',
    ended: {
      expired: {
        title: 'This link has expired',
        text: 'To protect your account it works only for a while. Have a new one sent to you.',
      },
      used: {
        title: 'This link has already been used',
        text: 'If you have just chosen a new password, sign in with it. Otherwise have a new link sent to you.',
      },
      unknown: {
        title: 'This link is not valid',
        text: 'Part of it may be missing. Open it from the message once more, or have a new one sent to you.',
      },
    },
  },
  changed: {
    title: 'Your password is changed',
    text: 'To be on the safe side, every session that was open has ended. Sign in with your new password.',
  },
} satisfies Words;

export default recovery;
