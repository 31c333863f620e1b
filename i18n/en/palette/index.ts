import type { Words } from '../../words.js';

/** The words of the command palette and of the list of shortcuts. */
const palette = {
  recent: 'Recent',
  agentActions: 'Agent actions',
  look: 'Language and theme',
  inLanguage: 'Switch to {language:string}',
  darkWords: 'dark mode, night',
  lightWords: 'light mode, day',
  logoutWords: 'sign out, log out, leave',
  places: {
    home: 'start, dashboard, overview',
    agents: 'bots, chatbots, assistants, versions, publish',
    conversations: 'inbox, chats, messages, visitors',
    tools: 'catalog, apps, integrations',
    channels: 'WhatsApp, Instagram, Messenger, Facebook, Teams, website chat',
    analytics: 'figures, reports, statistics, unanswered questions, open questions, ratings',
    settings: 'preferences, options',
  },
  views: {
    trash: { name: 'Trash', words: 'deleted agents, restore, bin' },
    widget: {
      name: 'Web widget',
      words: 'chat on your website, design, colors, embed code, install, domains, rollout',
    },
    connectionCheck: { name: 'Check connections', words: 'status, health, broken connections, reconnect' },
    monitors: { name: 'Alerts', words: 'monitors, rules, notify' },
    connections: { name: 'Tool connections', words: 'connected accounts, apps, integrations' },
    ownTools: { name: 'Your tools', words: 'own tools, API, HTTP, webhook' },
    toolCalls: { name: 'Tool calls', words: 'log, requests, errors' },
  },
  sections: {
    profile: 'my account, photo, avatar',
    company: 'tone, assistant mode, default agent',
    region: 'locale, Spanish, English',
    notifications: 'alerts, weekly digest',
    security:
      'change password, two-factor, two-step verification, 2FA, authenticator, sessions, recovery codes',
    team: 'users, people, colleagues, permissions, invite',
    plan: 'billing, invoices, payment, card, subscription, choose a plan, upgrade, pricing, cancel my plan, spending limit, spending cap',
    audit: 'history, activity, log',
    data: 'privacy, GDPR, download, close account',
  },
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
