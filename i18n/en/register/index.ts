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
  takenLogin: 'Log in with it',
  takenRecovery: 'Recover its password',
  hasAccount: 'Already have an account?',
} satisfies Words;

export default register;
