import type { Words } from '../../words.js';

/** The words of publishing with a second person. */
const publishing = {
  rule: {
    title: 'Publishing',
    text: 'Who decides what visitors see.',
    label: 'A second person approves before an agent is published',
    hint: 'Whoever publishes asks first; someone else approves or declines. Going back to an earlier version stays immediate.',
    save: 'Save changes to publishing',
    saved: 'Publishing saved',
    onlyOwner: 'Only an owner can change this.',
    loading: 'Loading the publishing rule',
  },
  waiting: {
    title: 'Waiting for approval',
    own: 'You asked to publish this draft. Someone else has to approve it.',
    other: '{name:string} asked to publish this draft.',
    notes: '“{notes:string}”',
    approve: 'Approve and publish',
    decline: 'Decline',
    takeBack: 'Take back',
    approved: 'Published',
    declined: 'Request declined',
    takenBack: 'Request taken back',
    changed: 'The draft has changed since. Decline this request and ask for a new one.',
    override: 'Tests don’t pass. Reason for publishing anyway: “{reason:string}”',
    untested: 'Tests don’t pass on this draft. Decline this request and ask for a new one with a reason.',
    list: 'Waiting now',
    open: 'Review {name:string}',
    none: 'Nothing is waiting for approval.',
  },
  sheet: {
    text: 'Someone else on your team has to approve this before visitors see it.',
    submit: 'Ask for approval',
    asked: 'Approval requested',
    askedText: 'Someone else can now approve it on this agent’s page. Visitors see no change until then.',
  },
} satisfies Words;

export default publishing;
