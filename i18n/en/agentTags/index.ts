import type { Words } from '../../words.js';

/** The words of the dialogs about tags. */
const agentTags = {
  choose: {
    one: 'Tags for {name:string}',
    many: 'Tags for {count:string} agents',
    text: 'Tags help you find and filter agents. Visitors never see them.',
    list: 'Tags',
    some: 'On some of them',
    none: 'There are no tags yet. Add the first one below.',
    name: 'New tag',
    add: 'Add',
    known: 'This tag already exists.',
    save: 'Save',
    cancel: 'Cancel',
  },
  manage: {
    title: 'Manage tags',
    text: 'Changes apply to every agent that has the tag. To create one, add it to an agent.',
    empty: 'There are no tags yet. Add one from an agent’s menu.',
    agents: '{count:string} {{n:agent|agents}}',
    rename: 'Rename',
    remove: 'Delete',
    ofTag: '{action:string} {tag:string}',
    name: 'New name',
    insteadOf: 'Instead of “{tag:string}”.',
    save: 'Save',
    cancel: 'Cancel',
    confirm: 'Delete “{tag:string}” from {count:string} {{n:agent|agents}}?',
    joins: '“{tag:string}” already exists. The two become one, which can’t be undone.',
    merge: 'Merge tags',
    renamed: 'Tag renamed to “{tag:string}”',
    removed: 'Tag “{tag:string}” deleted',
    done: 'Done',
  },
} satisfies Words;

export default agentTags;
