import type { Words } from '../../words.js';

/** The words of the parts of the first page, which come after its title. */
const homeParts = {
  attention: 'Needs your attention',
  attentionNone: 'You’re all caught up.',
  unreachable:
    'Visitors can’t reach {count:string} live {{n:agent|agents}}: none of {{n:its|their}} channels is connected',
  nowhere: '{name:string} is live, but on no channel',
  notConnected: '{name:string} is live, but none of its channels is connected',
  unpublished: '{name:string} has unpublished changes',
  notPublished: '{name:string} isn’t published yet',
  failing: '{name:string} has a problem and isn’t answering',
  failingInAll:
    'In all, {count:string} {{n:agent has a problem and isn’t|agents have a problem and aren’t}} answering',
  unpublishedInAll: 'In all, {count:string} {{n:agent has|agents have}} unpublished changes',
  seeThem: 'See them',
  publishIt: 'Publish',
  openIt: 'Open',
  setup: 'Set up your workspace',
  setupProgress: '{done:number} of {all:number} done',
  steps: {
    company: 'Tell us about your company',
    agent: 'Create your first agent',
    publish: 'Publish your agent',
    channel: 'Connect a channel',
  },
  stepDone: 'done',
  stepOpen: 'to do',
  thisWeek: '{count:string} this week',
  thisWeekLong: '{count:string} {{n:conversation|conversations}} this week',
  allAgents: 'All agents',
  changed: 'Updated {date:string}',
  waiting: '{count:string} {{n:visitor is|visitors are}} waiting for a person',
  seeWaiting: 'See {{n:conversation|conversations}}',
  asked: '{n:number} {{n:person|people}} asked and got no answer: “{question:string}”',
  askedDetail: '{agent:string} had no answer.',
  askedDrafted: '{agent:string} had no answer. One is drafted.',
  review: 'Review answer',
  write: 'Write answer',
  writeNamed: 'Write answer: {question:string}',
  reviewNamed: 'Review answer: {question:string}',
  testsFail: '{n:number} of {all:number} tests {{n:fails|fail}} in {name:string}',
  seeTests: 'See tests',
  seeTestsNamed: 'See tests: {name:string}',
  quotaBeyond: '{kind:string}: {count:string} beyond your plan',
  quota: '{kind:string}: {percent:string} of your plan is used',
  planEnds: 'Your plan ends on {date:string}',
  planEndsDetail: 'After that your agents stop answering visitors.',
  seePlan: 'See plan',
  usage: 'Usage',
} satisfies Words;

export default homeParts;
