import type { Words } from '../../words.js';

/** The words of instructions. */
const instructions = {
  title: 'Instructions',
  text: 'What the agent is told, from top to bottom. The test chat answers from here at once.',
  loading: 'Loading the instructions',
  block: 'Block {n:number}',
  kind: 'Kind',
  kinds: {
    persona: 'Persona',
    goals: 'Goals',
    rules: 'Rules',
    guardrails: 'Guardrails',
    scenarios: 'Scenarios',
  },
  textLabel: 'Text of block {n:number}',
  kindLabel: 'Kind of block {n:number}',
  enabledLabel: 'Use block {n:number}',
  counter: '{used:string} / {maximum:string}',
  enabled: 'In use',
  moveUp: 'Move block {n:number} up',
  moveDown: 'Move block {n:number} down',
  remove: 'Remove block {n:number}',
  moved: 'The block is now number {position:number} of {total:number}.',
  moveHint: 'Alt with ↑ or ↓ moves a block.',
  add: 'Add block',
  removed: 'Block removed',
  undo: 'Undo',
  emptyTitle: 'No instructions yet',
  emptyText: 'Add a first block: who the agent is and what it should know.',
  textTooLong: 'A block holds at most {maximum:string} characters. Shorten it or split it in two.',
  textRefused: 'The provider does not accept this block. Change it.',
  atLeastOne: 'An agent needs at least one block.',
  atMost: 'An agent holds at most {maximum:number} blocks.',
} satisfies Words;

export default instructions;
