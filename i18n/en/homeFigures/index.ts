import type { Words } from '../../words.js';

/** The words of the four figures of the first page. */
const homeFigures = {
  yesterday:
    'Yesterday they resolved {resolved:string} of {count:string} {{n:conversation|conversations}} on their own.',
  label: 'Key figures',
  period: 'Last 7 days',
  rightNow: 'Now',
  names: {
    conversations: 'Conversations',
    resolved: 'Resolved by agents',
    rating: 'Rating',
    questions: 'Unanswered questions',
  },
  ofFive: 'of 5',
  tooFew: '–',
  nothing: 'Nothing yet',
  notTold: 'Not available',
  points: '{n:number} {{n:point|points}}',
  up: '{amount:string} up',
  down: '{amount:string} down',
  same: 'No change',
  onWeek: 'on the week before',
  askedThisWeek: '{n:string} asked in the last 7 days',
  ratings: '{n:number} {{n:rating|ratings}}',
  tooFewText: 'Percentages from 30 conversations on.',
} satisfies Words;

export default homeFigures;
