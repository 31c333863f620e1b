import type { Words } from '../../words.js';

/** The words of how much of the plan is used. */
const usageMeters = {
  title: 'Usage',
  resets: 'resets {date:string}',
  conversations: 'Conversations',
  agents: 'Agents',
  of: '{used:string} of {included:string}',
  unlimited: '{used:string}, no limit',
  percent: '{percent:string} used.',
  lasts: 'At this pace it lasts until {date:string}.',
  allUsed: 'All used.',
  none: 'Usage isn’t available yet.',
  loading: 'Loading usage',
  loadFailed: 'Your usage couldn’t be loaded',
} satisfies Words;

export default usageMeters;
