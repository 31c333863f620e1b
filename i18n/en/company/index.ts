import type { Words } from '../../words.js';

/** The words of a company's own settings: its details, its voice, who answers. */
const company = {
  saving: {
    hint: 'What you fill in is saved as you go.',
    waiting: 'Saving…',
    saved: 'Saved. You can continue from any device.',
    incomplete:
      'Kept on this device. It is saved to your account once name, country and time zone are filled in.',
    failed: 'Not saved yet: {reason:string}.',
    retry: 'Save again',
  },
  unsaved: 'Unsaved changes',
  details: {
    save: 'Save company',
    title: 'Company',
    text: 'Your agents introduce themselves with these details and keep your hours.',
    saved: 'Your company’s details are saved',
    loading: 'Loading your company’s settings',
  },
  voice: {
    save: 'Save brand voice',
    title: 'Brand voice',
    text: 'How your agents sound, whoever they talk to.',
    label: 'Brand voice (optional)',
    hint: 'A few words are enough: “warm, brief, no jargon”. From them we can write a full proposal.',
    counter: '{used:string} / {maximum:string}',
    generate: 'Write a proposal',
    needsWords: 'Write a few words first: how should your agents sound?',
    generating: 'Writing a proposal…',
    cancel: 'Cancel',
    proposal: 'Proposal',
    use: 'Use this one',
    again: 'Another proposal',
    keep: 'Keep mine',
    used: 'The proposal is in the field.',
    kept: 'Your text stays as it was.',
    restore: 'Back to my text',
    restored: 'Your text is back.',
    saved: 'Your brand voice is saved',
    cleared: 'Your brand voice is cleared',
  },
  answers: {
    save: 'Save who answers',
    title: 'Who answers',
    text: 'Where your agents stop and your team begins.',
    mode: 'When a visitor writes',
    modes: {
      autopilot: { title: 'The agent answers', text: 'At once and by itself; your team can step in.' },
      copilot: { title: 'The agent proposes, your team sends', text: 'Nothing goes out unread.' },
      human: { title: 'Your team answers', text: 'The agent stays out of it.' },
    },
    whenNobody: 'The agent answers when nobody of the team is online',
    whenNobodyHint: 'Outside your hours visitors do not wait for an answer.',
    mayChange: 'Your team may change who answers',
    mayChangeHint: 'In each conversation, whatever is chosen here.',
    defaultBot: 'Agent that answers by default',
    defaultBotHint: 'Wherever no other agent was chosen.',
    noDefaultBot: 'None chosen yet',
    noBots: 'Create an agent first; then you can choose it here.',
    goneBot: 'An agent that no longer exists',
    saved: 'Saved who answers',
  },
} satisfies Words;

export default company;
