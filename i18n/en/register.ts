/** The words of opening an account. */
export const register = {
  title: 'Create your account',
  text: 'A few details about you, and then about your company.',
  name: 'First name',
  lastname: 'Last name (optional)',
  confirmPassword: 'Repeat the password',
  submit: 'Create account',
  taken: 'This e-mail has an account already.',
  takenLogin: 'Sign in with it',
  takenRecovery: 'Recover its password',
  hasAccount: 'Do you have an account already?',
};
