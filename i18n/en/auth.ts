/** The words of signing in. */
export const auth = {
  title: 'Log in',
  text: 'Build, test and manage your company’s virtual agents.',
  promise: 'Agents that know your business, and say when they don’t.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  wrongPair: 'Invalid email or password',
  expired: 'Your session has expired. Log in again to continue where you left off.',
  inactive: 'Your session has expired due to inactivity',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  register: 'Create an account',
  liveRules: {
    longEnough: 'At least {minimum:number} characters',
    same: 'Passwords match',
    met: 'Done',
  },
};
