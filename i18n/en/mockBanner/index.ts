import type { Words } from '../../words.js';

/** The words of the banner above every page of a mock build. */
const mockBanner = {
  label: 'Mock build',
  title: 'Mock build: the API answers from this browser.',
  scenario: 'State',
  reset: 'Start over',
  sentinels: 'What to type to trigger an error',
  mails: 'Mails sent ({count:number})',
  noMails: 'Nothing has been sent yet.',
  mailTo: '{time:string}, to {email:string}:',
  openLink: 'Choose a new password',
} satisfies Words;

export default mockBanner;
