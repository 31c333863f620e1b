import type { Words } from '../../words.js';

/** The words of what can be done with agents: one, many, and the trash. */
const agentActions = {
  menu: 'More for {name:string}',
  rename: 'Rename…',
  pause: 'Pause',
  resume: 'Resume',
  trash: 'Move to trash',
  restore: 'Restore',
  select: 'Select {name:string}',
  selectAll: 'Select all agents ({count:string})',
  selectMatching: 'Select all that match ({count:string})',
  bulk: 'Selected agents',
  selected: '{count:string} {{n:selected|selected}}',
  selectedAll: 'All {count:string} selected, also those further down',
  working: {
    finding: 'Finding out which agents match…',
    changing: 'Changing them, some at a time…',
    progress: '{done:string} of {of:string}',
    stop: 'Stop',
  },
  notReached: '{count:string} {{n:agent was|agents were}} not reached and {{n:is|are}} as before.',
  clear: 'Clear selection',
  undo: 'Undo',
  done: {
    pause: '{count:string} {{n:agent|agents}} paused',
    resume: '{count:string} {{n:agent|agents}} live again',
    trash: '{count:string} {{n:agent|agents}} in the trash',
    restore: '{count:string} {{n:agent|agents}} restored',
  },
  partly: {
    title: '{count:string} {{n:agent was|agents were}} left as {{n:it was|they were}}',
    reason: '{name:string}: {reason:string}',
    more: 'Show more ({count:string})',
    dismiss: 'Got it',
  },
  why: {
    IS_CREATOR: 'the creator stays as it is',
    NOT_LIVE: 'it is not live, so there is nothing to pause',
    NOT_PAUSED: 'it is not paused',
    NOT_FOUND: 'it is not here any more',
    BOT_LIMIT_REACHED: 'your plan has no room for it',
    FAILED: 'the provider could not do it; try again',
  },
  confirmTrash: {
    title: 'Move to the trash?',
    text: '{count:string} {{n:agent is|agents are}} live: visitors will get no answer from now on. You can restore what is in the trash for 30 days.',
    confirm: 'Move to trash',
    cancel: 'Cancel',
  },
  renaming: {
    title: 'Rename the agent',
    text: 'Your visitors see the new name at once.',
    name: 'Name',
    save: 'Rename',
    cancel: 'Cancel',
    done: 'Renamed to {name:string}',
  },
  trashPage: {
    title: 'Trash',
    text: 'Agents stay here for 30 days. After that they are gone for good.',
    back: 'All agents',
    list: 'Agents in the trash',
    columns: { name: 'Agent', gone: 'Gone for good', actions: 'Actions' },
    restore: 'Restore {name:string}',
    empty: { title: 'The trash is empty', text: 'Agents you move to the trash wait here for 30 days.' },
  },
} satisfies Words;

export default agentActions;
