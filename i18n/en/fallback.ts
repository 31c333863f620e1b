import { failureKinds } from './failure-kinds.js';

/** What a page says that is on its way or cannot be shown: part of the code, for a file of words may not come. */
export const fallback = {
  common: {
    logout: 'Logout',
    loading: 'Loading',
    retry: 'Try again',
    reference: 'Support reference',
    copy: 'Copy',
    copied: 'Copied',
  },
  shell: {
    crashHeading: 'This page can’t be shown',
    crashTitle: 'Something broke on our side',
    crashText: 'We couldn’t display this page. Your data is safe.',
    reload: 'Reload',
  },
  session: {
    newVersion: {
      title: 'The dashboard was updated',
      text: 'Reload to continue; your text is saved.',
    },
  },
  failures: failureKinds,
};
