/** The words of signing in with Google or Microsoft. */
export const oauth = {
  or: 'or',
  continueWith: 'Continue with {service:string}',
  signInWith: 'Log in with {service:string}',
  noStorage: {
    title: 'Your browser isn’t storing data for this page',
    text: 'Logging in with {service:string} needs it. Open this page over https and allow site data, or log in with your email and password.',
  },
  notRegistered: {
    title: '{service:string} isn’t set up for this address',
    text: 'Log in with your email and password, and let your administrator know.',
  },
  working: { title: 'Logging you in…', text: 'This only takes a moment.' },
  notStarted: 'Continuing with {service:string} didn’t work',
  down: {
    title: '{service:string} isn’t responding',
    text: 'Try again in a few minutes, or log in with your email and password.',
  },
};
