import type { Words } from '../../words.js';

/** The words of an agent's draft: how far its saving is, and what changed in it. */
const draft = {
  states: {
    saved: 'All changes saved in the draft',
    waiting: 'Saving soon…',
    saving: 'Saving…',
    invalid: 'Not saved: fix the marked field',
    failed: 'Not saved: {reason:string}. Your changes are kept in this browser.',
    offline:
      'You’re offline. Your changes are kept in this browser and will be saved once you’re back online.',
    conflict: 'Not saved: {by:string} changed the same fields',
  },
  savedBy: 'Last saved by {by:string}, {at:string}',
  saveNow: 'Save now',
  restored: 'We restored your unsaved changes.',
  mergedWith: '{by:string} saved this draft at {at:string}. Your changes and theirs were merged.',
  conflict: {
    title: '{by:string} changed the same fields, {at:string}',
    text: 'Choose what to keep in each field. Everything else has been merged.',
    mine: 'My changes',
    theirs: 'Changes by {by:string}',
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
    allowApplicationAnswerWhenNoOnlineAgents: 'Answers when no one on your team is available',
    allowAgentsChangeDefaultMode: 'Your team can change who answers',
  },
  inLanguage: '{field:string} ({language:string})',
  block: 'Block {n:number}: {kind:string}',
  blockKind: 'Block {n:number}: type',
  blockEnabled: 'Block {n:number}: on',
  item: 'Knowledge: {title:string}',
  tool: 'Tool: {name:string}',
  channel: 'Channel: {name:string}',
  modes: {
    autopilot: 'The agent answers',
    copilot: 'The agent suggests, your team sends',
    human: 'Your team answers',
  },
  yes: 'Yes',
  no: 'No',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
  before: 'Before',
  after: 'After',
  nothing: 'No differences.',
} satisfies Words;

export default draft;
