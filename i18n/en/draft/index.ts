import type { Words } from '../../words.js';

/** The words of an agent's draft: how far its saving is, and what changed in it. */
const draft = {
  states: {
    saved: 'All changes saved in the draft',
    waiting: 'Saving soon…',
    saving: 'Saving…',
    invalid: 'Not saved: a field needs your correction',
    failed: 'Not saved: {reason:string}. Your changes are kept in this browser.',
    offline: 'You are offline. Your changes are kept in this browser and saved when the network is back.',
    conflict: 'Not saved: {by:string} changed the same fields',
  },
  savedBy: 'Last saved by {by:string}, {at:string}',
  saveNow: 'Save now',
  restored: 'Changes that were not saved yet are back.',
  mergedWith: '{by:string} saved this draft at {at:string}. Your changes and theirs were merged.',
  conflict: {
    title: '{by:string} changed the same fields, {at:string}',
    text: 'Nothing is lost: choose what stays, field by field. Everything else was merged.',
    mine: 'Mine',
    theirs: 'What {by:string} saved',
    keep: 'Keep selection',
    empty: '(empty)',
    gone: '(removed)',
  },
  fields: {
    summary: 'Purpose',
    greeting: 'Greeting',
    language: 'Main language',
    instructions: 'Order of the blocks',
    knowledge: 'Knowledge',
    tools: 'Tools',
    channels: 'Channels',
    agentMode: 'Who answers first',
    allowApplicationAnswerWhenNoOnlineAgents: 'Answers when nobody of the team is there',
    allowAgentsChangeDefaultMode: 'The team may change who answers',
  },
  inLanguage: '{field:string} ({language:string})',
  block: 'Block {n:number}: {kind:string}',
  blockKind: 'Block {n:number}: its kind',
  blockEnabled: 'Block {n:number}: in use',
  item: 'Knowledge: {title:string}',
  tool: 'Tool: {name:string}',
  channel: 'Channel: {name:string}',
  modes: {
    autopilot: 'The agent answers',
    copilot: 'The agent proposes, the team sends',
    human: 'The team answers',
  },
  yes: 'Yes',
  no: 'No',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
  before: 'Before',
  after: 'After',
  nothing: 'No differences.',
} satisfies Words;

export default draft;
