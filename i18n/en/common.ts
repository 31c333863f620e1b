import { fallback } from './fallback.js';

/** Words that every room uses. */
export const common = {
  ...fallback.common,
  title: 'My Application',
  description: 'A project with Vue 3 and DaisyUI',
  login: 'Login',
  pageTitle: '{page:string} · {brand:string}',
  save: 'Save',
  saved: 'Saved',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  continue: 'Continue',
  copyReference: 'Copy the reference',
  unknown: 'unknown',
  optional: 'optional',
  draft: { restored: 'We restored what you hadn’t sent.', startAfresh: 'Start over' },
  languageNames: { en: 'English', es: 'Spanish' },
};
