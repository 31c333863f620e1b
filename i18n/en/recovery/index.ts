import type { Words } from '../../words.js';

/** The words of a forgotten password, from the first step to the new one. */
const recovery = {
  title: 'Recover your password',
  text: 'Enter your email and we’ll send you a link to choose a new password.',
  submit: 'Send link',
  submitIn: 'You can send it in {time:string}',
  backToLogin: 'Back to login',
  sent: {
    title: 'Check your email',
    text: 'If there’s an account for {email:string}, we’ve sent a link to that address.',
    good: 'The link works once, for {minutes:number} {{minutes:minute|minutes}}. You can close this page.',
    again: 'I didn’t get it',
    wrong: 'Wrong address?',
    change: 'Change it',
  },
  again: {
    title: 'Didn’t get the email?',
    text: 'It can take a few minutes. Before you send it to {email:string} again:',
    spam: 'Check your spam folder.',
    address: 'Check that it’s the address you log in with.',
    submit: 'Send again',
    submitIn: 'You can send it again in {time:string}',
    ready: 'You can send it again now.',
    done: 'Sent again. Use the link in the latest email.',
  },
  lost: {
    title: 'Let’s start over',
    text: 'We don’t know which address to send the link to. Enter your email again to continue.',
    start: 'Enter my email',
  },
  reset: {
    title: 'Choose a new password',
    text: 'For your account {email:string}.',
    checking: 'Checking your link',
    password: 'New password',
    confirmPassword: 'Repeat new password',
    submit: 'Save new password',
    newLink: 'Request a new link',
    ended: {
      expired: {
        title: 'This link has expired',
        text: 'To protect your account, links only work for a while. Request a new one.',
      },
      used: {
        title: 'This link has already been used',
        text: 'If you’ve just chosen a new password, log in with it. Otherwise, request a new link.',
      },
      unknown: {
        title: 'This link isn’t valid',
        text: 'Part of it may be missing. Open it again from the email, or request a new one.',
      },
    },
  },
  changed: {
    title: 'Your password has been changed',
    text: 'For your security, all open sessions have ended. Log in with your new password.',
  },
} satisfies Words;

export default recovery;
