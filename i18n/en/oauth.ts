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
  down: {
    title: '{service:string} is not answering',
    text: 'Try again in a few minutes, or sign in with your email and password.',
  },
};
