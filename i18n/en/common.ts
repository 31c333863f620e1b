import { fallback } from './fallback.js';

/** Words that every room uses. */
export const common = {
  ...fallback.common,
  title: 'My Application',
  description: 'A project with Vue 3 and DaisyUI',
  login: 'Login',
  pageTitle: '{page:string} · {brand:string}',
  cancel: 'Cancel',
  close: 'Close',
  copyReference: 'Copy reference',
  unknown: 'unknown',
  showMore: 'Show more ({count:string})',
  draft: { restored: 'We restored your unsent text.', startAfresh: 'Start over' },
  languageNames: { en: 'English', es: 'Spanish' },
};
