import type { Words } from '../../words.js';

/** The words of the command palette and of the list of shortcuts. */
const palette = {
  recent: 'Recent',
  agentActions: 'Agent actions',
  look: 'Language and theme',
  inLanguage: 'Switch to {language:string}',
  logoutWords: 'sign out, log out, leave',
  test: 'Test {name:string}',
  publish: 'Publish {name:string}',
  pause: 'Pause {name:string}',
  resume: 'Resume {name:string}',
  searching: 'Searching…',
  agentsIncomplete: 'Agents couldn’t be searched.',
  conversationsIncomplete: 'Conversations couldn’t be searched.',
  visitor: 'Visitor {id:string}',
  keys: '↑ ↓ to move, Enter to open, Esc to close',
  shortcuts: {
    title: 'Keyboard shortcuts',
    text: 'Everything else works with Tab and Enter.',
    or: 'or',
    keys: { space: 'Space', enter: 'Enter', shift: 'Shift', home: 'Home', end: 'End' },
    where: { everywhere: 'Everywhere', lists: 'Lists', chat: 'Chats', order: 'Reordering' },
    does: {
      palette: 'Search or jump to…',
      sheet: 'Show this list',
      close: 'Close what’s open',
      rows: 'Previous or next row',
      tick: 'Select the row',
      send: 'Send the message',
      line: 'New line',
      ends: 'First or latest message',
      move: 'Move the block or field up or down',
    },
    single: {
      label: 'Single-key shortcuts',
      hint: 'Turn them off if your voice input or keyboard triggers them by accident.',
    },
  },
} satisfies Words;

export default palette;
