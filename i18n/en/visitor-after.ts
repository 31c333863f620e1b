import type { Words } from '../words.js';

/** The words of the chat's parts that come when they are wanted: a message for the team, and the rating. */
const visitorAfter = {
  leave: 'Leave message',
  left: 'Message left. We’ll write to {email:string}.',
  name: 'Name',
  emailLabel: 'Email',
  message: 'Message',
  rate: 'Did we help you?',
  stars: '{n:string} of 5',
  scores: 'Very bad|Bad|Fair|Good|Very good',
  fast: 'Fast',
  clear: 'Clear',
  solved: 'Solved',
  slow: 'Slow',
  unclear: 'Unclear',
  unsolved: 'Not solved',
  submit: 'Submit',
  skip: 'Skip',
  thanks: 'Thanks for telling us.',
} satisfies Words;

export default visitorAfter;
